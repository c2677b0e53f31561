/** Silhouettes for storyboard frames, each drawn in a box of its own with its feet on the lower edge. */
export interface FigureShape {
  readonly width: number;
  readonly height: number;
  /** Where a close frame looks: the face, the bow, the middle of a thing. */
  readonly focus: readonly [x: number, y: number];
  /** How high it is beside a standing person, who is 1. */
  readonly stature: number;
  readonly outline: string;
  /** Parts that catch the light. */
  readonly lit: string;
  /** Features that only a close frame shows. */
  readonly near?: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const PERSON =
  "M20 0C25 0 27.5 4 27.2 9C27 13 25.4 16 23.6 17.400L24 20C30 21.5 33 24 34 30L36.5 54L32.5 56L29 38L28.5 60L29.5 99L22.5 100L20 66L17.5 100L10.5 99L11.5 60L11 38L7.5 56L3.5 54L6 30C7 24 10 21.5 16 20L16.4 17.400C14.6 16 13 13 12.8 9C12.5 4 15 0 20 0Z";

export const FIGURES = {
  person: {
    width: 40,
    height: 100,
    focus: [20, 9.5],
    stature: 1,
    outline: PERSON,
    lit: "M20 1C24 1 26.5 4 26.2 9C26 13 24.5 15.5 22.6 17L23 21C29 22.5 31 25 32 30L34 50L30 40L28 36C28 30 25 26 21 24Z",
    near: "M16.4 9q1.2 -.7 2.4 0q-1.2 .5 -2.4 0ZM21.6 9q1.2 -.7 2.4 0q-1.2 .5 -2.4 0ZM16.2 7.3q1.4 -.7 2.8 -.1v.4q-1.4 -.5 -2.8 .1ZM21.4 7.2q1.4 -.6 2.8 .1v.4q-1.4 -.6 -2.8 -.1ZM18.4 14.1q1.8 -.5 3.6 0q-1.8 .7 -3.6 0ZM20.3 9.4l.8 2.7l-1.5 .1Z",
  },
  hand: {
    width: 64,
    height: 84,
    focus: [32, 40],
    stature: 0.2,
    outline:
      "M14 84L12 54L1 36Q3 29 9 31L18 43L15 9Q20 3 25 8L28 37L30 3Q35 -1 39 3L39 37L46 8Q52 6 54 12L49 42L56 25Q62 24 62 30L53 61L49 84Z",
    lit: "M34 84L39 40L46 9Q52 7 53 12L48 43L56 26Q61 25 61 30L52 61L48 84Z",
  },
  group: {
    width: 110,
    height: 100,
    focus: [55, 12],
    stature: 1,
    outline: `${PERSON} M55 4C60 4 62.5 8 62.2 13C62 17 60.4 20 58.6 21.400L59 24C65 25.5 68 28 69 34L71.5 58L67.5 60L64 42L63.5 62L64.5 99L57.5 100L55 68L52.5 100L45.5 99L46.5 62L46 42L42.5 60L38.5 58L41 34C42 28 45 25.5 51 24L51.4 21.400C49.6 20 48 17 47.8 13C47.5 8 50 4 55 4Z M90 1C95 1 97.5 5 97.2 10C97 14 95.4 17 93.6 18.400L94 21C100 22.5 103 25 104 31L106.5 55L102.5 57L99 39L98.5 60L99.5 99L92.5 100L90 67L87.5 100L80.5 99L81.5 60L81 39L77.5 57L73.5 55L76 31C77 25 80 22.5 86 21L86.4 18.400C84.6 17 83 14 82.8 10C82.5 5 85 1 90 1Z`,
    lit: "M55 5C59 5 61.5 8 61.2 13C61 17 59.5 19.5 57.6 21L58 25C64 26.5 66 29 67 34L69 54L65 44L63 40C63 34 60 30 56 28Z",
  },
  quadruped: {
    width: 110,
    height: 80,
    focus: [15, 24],
    stature: 0.55,
    outline:
      "M14 36C9 34 3 33 1 28C3 24 9 22 13 19L15 9L22 16C30 20 36 25 42 27C56 30 74 26 88 29C96 29 102 21 106 14L109 17C107 29 101 36 97 40L99 58L97 79L90 79L90 60L83 48C72 52 57 52 47 50L45 62L46 79L39 79L37 60L33 49C25 47 20 41 14 36Z",
    lit: "M14 20L16 11L22 17C30 21 36 26 42 28C56 31 74 27 88 30C80 33 60 36 44 34C34 33 24 28 14 20Z",
    near: disc(13.5, 24.5, 1.5),
  },
  bird: {
    width: 90,
    height: 52,
    focus: [45, 26],
    stature: 0.4,
    outline:
      "M1 16C20 0 36 6 45 21C54 6 70 0 89 16C74 15 63 22 55 33L59 48L46 40L33 49L36 33C28 22 16 15 1 16Z",
    lit: "M1 16C20 1 36 7 45 22C36 14 22 10 1 16Z",
    near: disc(45, 24, 1.4),
  },
  fish: {
    width: 98,
    height: 60,
    focus: [18, 29],
    stature: 0.35,
    outline: "M2 31C18 8 56 6 76 27L97 10L91 30L97 50L76 33C56 56 18 54 2 31ZM40 12L58 2L60 16Z",
    lit: "M2 30C18 10 56 8 74 26C56 18 24 18 2 30Z",
    near: disc(17, 27, 2.2),
  },
  vehicle: {
    width: 130,
    height: 63,
    focus: [38, 32],
    stature: 0.85,
    outline: `M3 44C3 34 12 32 24 30L40 13C44 10 48 9 54 9L84 9C92 9 96 13 104 28C118 30 127 34 127 46L125 53L3 53Z ${disc(28, 51, 12)} ${disc(102, 51, 12)}`,
    lit: "M34 29L45 16C48 14 50 13 55 13L62 13L62 29ZM67 13L83 13C89 13 92 16 98 28L67 29Z",
  },
  boat: {
    width: 112,
    height: 84,
    focus: [50, 62],
    stature: 1.3,
    outline: "M2 58L18 82L92 82L110 56ZM52 56L52 4L88 50ZM48 54L48 14L22 50Z",
    lit: "M54 50L54 12L80 48ZM4 60L108 58L104 63L7 64Z",
  },
  building: {
    width: 96,
    height: 110,
    focus: [48, 62],
    stature: 2.3,
    outline: "M8 110L8 44L2 44L48 8L94 44L88 44L88 110ZM66 12L76 12L76 32L66 26Z",
    lit: "M20 54h14v18h-14ZM62 54h14v18h-14ZM40 84h16v26h-16ZM41 34h14v10h-14Z",
  },
  tower: {
    width: 48,
    height: 150,
    focus: [24, 28],
    stature: 3,
    outline: "M10 150L17 46L12 46L12 40L16 40L16 22L14 22L24 8L34 22L32 22L32 40L36 40L36 46L31 46L38 150Z",
    lit: "M19 25h10v12h-10ZM27 48L30 48L36.500 148L29 148Z",
  },
  plant: {
    width: 90,
    height: 104,
    focus: [45, 36],
    stature: 1.5,
    outline: `M42 104L43 58L48 58L49 104Z ${disc(45, 30, 24)} ${disc(24, 42, 18)} ${disc(66, 44, 19)} ${disc(40, 52, 16)}`,
    lit: `${disc(52, 24, 12)} ${disc(70, 38, 9)}`,
  },
  object: {
    width: 80,
    height: 84,
    focus: [40, 46],
    stature: 0.3,
    outline: "M6 26L40 8L74 26L74 66L40 84L6 66Z",
    lit: "M40 45L74 26L74 66L40 84Z",
    near: "M14 34l20 11v3l-20 -11ZM14 42l12 7v3l-12 -7Z",
  },
} as const satisfies Record<string, FigureShape>;

/** What stands in a frame; "place" is a frame of the place alone. */
export type FigureName = keyof typeof FIGURES | "place";

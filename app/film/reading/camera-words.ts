/** Words of an idea that direct the camera: they stand, and nothing that competes with them is added. */

export type CameraWordKind = "size" | "angle" | "move" | "static" | "lens" | "focus" | "pace" | "effect";

export interface CameraWord {
  readonly kind: CameraWordKind;
  /** As the user wrote it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const slowly =
  "(?:(?:very |super |extremely )?(?:slow|slowly|fast|quick|gentle|gently|smooth|smoothly|steady|subtle|dramatic|cinematic|gradual|gradually|continuous|rapid)[ ,]+)*";

/** What a camera does, and which way: "slowly pans left". */
const CAMERA_DEED = `(?:${slowly}(?:pans?|panning|tilts?|tilting|doll(?:y|ies)|zooms?|zooming|tracks?|tracking|follows?|following|orbits?|orbiting|circles?|circling|rotates?|rotating|pushes|push|pulls|pull|cranes?|rises?|moves?|moving|glides?|flies|flying|sweeps?|arcs?|descends?|ascends?)(?: (?:slowly|gently|smoothly|rapidly|quickly))?(?: (?:left|right|up|down|in|out|back|forward|around|away|closer|along|over|through|across|upward|upwards|downward|downwards|inward|outward|around it|to the (?:left|right)|from (?:left|right) to (?:left|right)))*)`;

/** One deed more of the camera: "camera pans left and zooms in". */
const FURTHER_DEED = new RegExp(`^(?:,? (?:and )?(?:then )?|, )(${CAMERA_DEED})(?!\\p{L}| of )`, "iu");

const PATTERNS: readonly (readonly [CameraWordKind, RegExp])[] = [
  [
    "static",
    /\b(?:(?:in )?a still frame|still frame|(?:static|stationary|locked[- ]off|locked|fixed|motionless|still) (?:camera|shot|frame|tripod shot)|frozen in time|tripod shot|camera (?:is |stays |remains |holds )?(?:still|static|fixed|locked|stationary)|no camera movement|static)\b/giu,
  ],
  [
    "effect",
    /\b(?:with an? )?(?:intense |strong |slight )?(?:camera shake|shaky[- ]?cam(?:era)?|shak(?:y|ing) (?:effect|camera|footage)|shaking camera)\b/giu,
  ],
  ["move", new RegExp(`\\b(?:the )?camera ${CAMERA_DEED}`, "giu")],
  [
    "move",
    new RegExp(
      `\\b${slowly}(?:pan(?:s|ning)? (?:to the )?(?:left|right|up|down)|tilt(?:s|ing)? (?:up|down)|zoom(?:s|ing)?[- ](?:in|out)|doll(?:y|ies|ying) (?:in|out|back|forward|left|right|zoom|shot)|push(?:es|ing)?[- ]in|pull(?:s|ing)?[- ](?:back|out)|truck(?:s|ing)? (?:left|right)|pedestal (?:up|down)|crane (?:up|down|shot)|boom (?:up|down)|orbit(?:al|ing)? shot|tracking shot|arc shot|whip pan|hand-?held(?: camera| shot| footage)?|steadicam(?: shot)?|drone (?:shot|footage|view)|(?<=^\\s*)drone(?= (?:over|above|across|along|through|around)\\b)|fly-?through|flyover|fpv(?: drone)?(?: shot)?|panning shot|zoom shot|dolly|vertigo effect|rotating shot|360[- ]degree (?:shot|rotation)|one[- ]take|roll(?:ing)? (?:clockwise|counterclockwise))\\b`,
      "giu",
    ),
  ],
  ["focus", /\b(?:rack(?:ing)? focus|focus pull|pull(?:ing)? focus)\b/giu],
  [
    "pace",
    /\b(?:in )?(?:super |extreme |ultra )?(?:slow[- ]motion|slo-?mo|slow mo)\b|\b(?:time[- ]?lapse|hyper-?lapse|fast motion|sped[- ]up|bullet time)\b/giu,
  ],
  [
    "size",
    /\b(?:extreme |tight |big )?close[- ]?ups?(?: shot| view)?\b|\bmacro(?: shot| view| photography)?\b|\b(?:extreme |ultra |super |very |medium )?(?:wide|long|full|medium|establishing)[- ](?:body |length |angle )?(?:shot|view|frame|close[- ]?up)\b|\bfull[- ]body(?: shot)?\b|\b(?:two-shot|two shot|insert shot|cowboy shot|over[- ]the[- ]shoulder(?: shot)?|head and shoulders(?: shot)?|panoramic(?: view| shot)?|mid shot|portrait shot|detail shot)\b/giu,
  ],
  [
    "angle",
    /\b(?:in |from )?(?:the )?(?:front|side|back|rear|top|profile|three-quarter|overhead|aerial|bird'?s?[- ]eye|worm'?s?[- ]eye|top[- ]?down|isometric|satellite)[- ]view\b|\b(?:aerial|overhead|top[- ]?down|flat[- ]?lay|bird'?s?[- ]eye)(?: shot| footage| perspective| angle| drone shot)?\b|\b(?:from )?(?:an? )?(?:low|high|dutch|oblique|tilted|eye[- ]level|worm'?s?[- ]eye)[- ]angle(?: shot| view)?\b|\b(?:at )?eye[- ]level\b|\b(?:point[- ]of[- ]view|first[- ]person(?: view| perspective)?|pov)(?: shot)?\b|\bfrom (?:above|below|behind|the side|the front|overhead)\b|\b(?:in profile)\b/giu,
  ],
  [
    "lens",
    /\b(?:shallow depth of field|deep focus|soft focus|shallow focus|bokeh|depth of field)\b|\b\d{1,3}\s?mm(?: (?:lens|film|prime|anamorphic))?\b|\b(?:wide[- ]angle|telephoto|macro|fisheye|fish-eye|anamorphic|tilt-shift)(?: lens| shot)?\b/giu,
  ],
];

/** Camera directions in a text, in order, none overlapping another; the longer reading wins. */
export function readCameraWords(text: string): CameraWord[] {
  const found: CameraWord[] = [];
  const chained = new Set<CameraWord>();
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = 0;
    for (const match of text.matchAll(pattern)) {
      const word = { kind, text: match[0].trim(), start: match.index, end: match.index + match[0].length };
      const overlapping = found.filter((other) => other.start < word.end && word.start < other.end);
      if (overlapping.some((other) => other.end - other.start >= word.end - word.start)) continue;
      for (const other of overlapping) found.splice(found.indexOf(other), 1);
      found.push(word);
    }
  }
  for (const word of found) {
    const further = word.kind === "move" && FURTHER_DEED.exec(text.slice(word.end));
    if (!further || (!/camera/i.test(word.text) && !chained.has(word))) continue;
    const start = word.end + further[0].length - (further[1]?.length ?? 0);
    const next: CameraWord = {
      kind: "move",
      text: further[1] ?? "",
      start,
      end: word.end + further[0].length,
    };
    const known = found.find((each) => each.start < next.end && next.start < each.end);
    chained.add(known ?? next);
    if (!known) found.push(next);
  }
  return found.sort((a, b) => a.start - b.start);
}

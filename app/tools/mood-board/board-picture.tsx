import { StoryboardFrame } from "~/components/storyboard-frame";
import { Heading, Lines, separated } from "./board-lettering";
import { LightPlan } from "./board-light";
import { linesOf } from "./board-text";
import type { BoardPictureData, ShownPalette } from "./view.server";

/** The board's size in units of its drawing: a landscape A4 sheet. */
export const BOARD_WIDTH = 1600;
export const BOARD_HEIGHT = 1131;
const MARGIN = 56;
/** Where the right column stands, and how wide it is. */
const RIGHT = 984;
const RIGHT_WIDTH = BOARD_WIDTH - MARGIN - RIGHT;
const LEFT_WIDTH = RIGHT - MARGIN - 48;
const TOP = 226;
const TITLE_SIZE = 42;
/** Names of typefaces longer than this, in letters, are set smaller. */
const LONG_NAME = 14;

/** Families by the sort of letter: only what every machine has, or the product itself brings. */
const FAMILIES: Readonly<Record<BoardPictureData["type"]["primaryFace"], string>> = {
  serif: "Source Serif 4, Georgia, serif",
  sans: "Source Sans 3 Variable, Source Sans 3, sans-serif",
  condensed: "Source Sans 3 Variable, Source Sans 3, sans-serif",
  rounded: "Source Sans 3 Variable, Source Sans 3, sans-serif",
  mono: "Source Code Pro Variable, monospace",
  script: "Source Serif 4, Georgia, serif",
};
const SANS = FAMILIES.sans;

interface Ink {
  text: string;
  accent: string;
  background: string;
}

const colourOf = (palette: ShownPalette | undefined, role: string, otherwise: string) =>
  palette?.swatches.find((each) => each.role === role)?.hex ?? otherwise;

function Frame({
  frame,
  x,
  y,
  width,
  aspect,
}: {
  frame: BoardPictureData["frames"][number];
  x: number;
  y: number;
  width: number;
  aspect: BoardPictureData["aspect"];
}) {
  const [w, h] = aspect === "16:9" ? [320, 194] : [180, 334];
  const height = (width * h) / w;
  return (
    <g>
      <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
        <StoryboardFrame sketch={frame.sketch} label={frame.label} aspect={aspect} />
      </svg>
      <Lines
        x={x}
        y={y + height + 24}
        size={17}
        lines={linesOf(frame.caption, { width, size: 17, most: 2 })}
      />
    </g>
  );
}

/** A wide frame over two small ones, or three upright ones side by side with the mood below. */
function Frames({ picture }: { picture: BoardPictureData }) {
  const { frames, aspect } = picture;
  const gap = 24;
  if (aspect === "9:16") {
    const width = (LEFT_WIDTH - 2 * gap) / 3;
    return (
      <>
        {frames.map((frame, at) => (
          <Frame key={frame.label} {...{ frame, width, aspect }} x={MARGIN + at * (width + gap)} y={TOP} />
        ))}
        <Heading x={MARGIN} y={TOP + 620}>
          Keywords
        </Heading>
        <Lines
          x={MARGIN}
          y={TOP + 664}
          size={30}
          lines={linesOf(separated(picture.keywords), { width: LEFT_WIDTH, size: 30, most: 4 })}
          step={1.5}
        />
      </>
    );
  }
  const [first, ...others] = frames;
  const small = (LEFT_WIDTH - gap) / 2;
  const under = TOP + (LEFT_WIDTH * 194) / 320 + 46;
  return (
    <>
      {first && <Frame frame={first} x={MARGIN} y={TOP} width={LEFT_WIDTH} aspect={aspect} />}
      {others.slice(0, 2).map((frame, at) => (
        <Frame
          key={frame.label}
          {...{ frame, aspect }}
          x={MARGIN + at * (small + gap)}
          y={under}
          width={small}
        />
      ))}
    </>
  );
}

function Palettes({ palettes, ink }: { palettes: ShownPalette[]; ink: Ink }) {
  const [first, ...others] = palettes;
  const share = RIGHT_WIDTH / 5;
  const strip = (RIGHT_WIDTH - 24) / Math.max(1, Math.min(3, others.length));
  return (
    <>
      {first?.swatches.map(({ role, hex, name }, at) => (
        <g key={role}>
          <rect
            x={RIGHT + at * share}
            y={TOP}
            width={share}
            height={150}
            fill={hex}
            stroke={ink.text}
            strokeOpacity={0.25}
          />
          <Lines
            x={RIGHT + at * share}
            y={TOP + 174}
            size={16}
            lines={[...linesOf(name, { width: share - 6, size: 16, most: 2 }), hex]}
            step={1.25}
          />
        </g>
      ))}
      {others.slice(0, 3).map(({ name, swatches }, row) => (
        <g key={name}>
          {swatches.map(({ role, hex }, at) => (
            <rect
              key={role}
              x={RIGHT + row * (strip + 12) + (at * (strip - 4)) / 5}
              y={TOP + 248}
              width={(strip - 4) / 5}
              height={56}
              fill={hex}
              stroke={ink.text}
              strokeOpacity={0.25}
            />
          ))}
          <Lines
            x={RIGHT + row * (strip + 12)}
            y={TOP + 326}
            size={16}
            lines={linesOf(name, { width: strip - 8, size: 16, most: 1 })}
          />
        </g>
      ))}
    </>
  );
}

function Type({ type, y }: { type: BoardPictureData["type"]; y: number }) {
  const size = type.primary.length > LONG_NAME ? 30 : 42;
  const title = linesOf(type.primary, { width: RIGHT_WIDTH - 190, size, most: 1, letters: "wide" });
  return (
    <>
      <Heading x={RIGHT} y={y}>
        Type
      </Heading>
      <text
        x={RIGHT}
        y={y + 118}
        fontSize={124}
        fontFamily={FAMILIES[type.primaryFace]}
        fontWeight={type.primaryFace === "condensed" ? 700 : 600}
      >
        Aa
      </text>
      <g fontFamily={FAMILIES[type.primaryFace]} fontWeight={600}>
        <Lines x={RIGHT + 190} y={y + 62} size={size} lines={title} />
      </g>
      <g fontFamily={FAMILIES[type.secondaryFace]}>
        <Lines x={RIGHT + 190} y={y + 96} size={22} lines={[`with ${type.secondary}`]} />
      </g>
      <Lines x={RIGHT + 190} y={y + 122} size={15} lines={["shown in a similar face"]} />
    </>
  );
}

/**
 * The board as one picture: frames, palettes, type, light, sound and words, in the first palette's own colours. It is
 * drawn from the same data as the text beside it, and is one image with a text alternative.
 */
export function BoardPicture({ picture }: { picture: BoardPictureData }) {
  const [first] = picture.palettes;
  const ink: Ink = {
    text: colourOf(first, "text", "#221f14"),
    accent: colourOf(first, "accent", "#b3934b"),
    background: colourOf(first, "background", "#f5f0e0"),
  };
  const titleFace = picture.type.primaryFace;
  const title = linesOf(picture.title, {
    width: BOARD_WIDTH - 2 * MARGIN,
    size: TITLE_SIZE,
    most: 2,
    letters: "wide",
  });
  const upright = picture.aspect === "9:16";
  const [typeY, lightY, soundY, wordsY] = [TOP + 390, TOP + 566, TOP + 752, TOP + 842];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="board-picture"
      viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`}
      role="img"
      aria-label={picture.label}
      fontFamily={SANS}
      fill={ink.text}
      color={ink.text}
    >
      <rect width={BOARD_WIDTH} height={BOARD_HEIGHT} fill={ink.background} />
      <rect width={BOARD_WIDTH} height={14} fill={ink.accent} />
      <g fontFamily={FAMILIES[titleFace]} fontWeight={titleFace === "condensed" ? 700 : 600}>
        <Lines x={MARGIN} y={title.length === 1 ? 116 : 88} size={TITLE_SIZE} lines={title} step={1.18} />
      </g>
      <Lines
        x={MARGIN}
        y={188}
        size={22}
        lines={linesOf(`${picture.facts} · ${picture.mood}`, {
          width: BOARD_WIDTH - 2 * MARGIN,
          size: 22,
          most: 1,
        })}
      />
      <Frames picture={picture} />
      <Palettes palettes={picture.palettes} ink={ink} />
      <Type type={picture.type} y={typeY} />
      <Heading x={RIGHT} y={lightY}>
        Light
      </Heading>
      <LightPlan from={picture.light.from} x={RIGHT} y={lightY + 14} ink={ink} />
      <Lines
        x={RIGHT + 190}
        y={lightY + 36}
        size={18}
        lines={linesOf(picture.light.text, { width: RIGHT_WIDTH - 190, size: 18, most: 5 })}
      />
      <Heading x={RIGHT} y={soundY}>
        Sound
      </Heading>
      <Lines
        x={RIGHT}
        y={soundY + 28}
        size={18}
        lines={[
          ...linesOf(picture.sound.heading, { width: RIGHT_WIDTH, size: 18, most: 1 }),
          ...linesOf(picture.sound.instruments, { width: RIGHT_WIDTH, size: 18, most: 1 }),
        ]}
      />
      {!upright && (
        <Lines
          x={RIGHT}
          y={wordsY}
          size={18}
          lines={linesOf(separated(picture.keywords), { width: RIGHT_WIDTH, size: 18, most: 2 })}
        />
      )}
    </svg>
  );
}

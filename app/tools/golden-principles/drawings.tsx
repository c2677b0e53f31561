import type { ReactNode } from "react";

interface DrawingProps {
  height: number;
  /** What the drawing says, for those who do not see it. */
  label: string;
  caption: string;
  children: ReactNode;
}

const WIDTH = 360;

function Drawing({ height, label, caption, children }: DrawingProps) {
  return (
    <figure className="drawing">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
        {children}
      </svg>
      <figcaption className="hint">{caption}</figcaption>
    </figure>
  );
}

/** Each sharper noun with the share of the pictures that still fit it. */
const NOUNS = [
  ["an animal", 190],
  ["a dog", 110],
  ["a terrier", 48],
  ["a muddy white terrier", 12],
] as const;

function SharperNouns() {
  return (
    <Drawing
      height={128}
      label="Four bars, each shorter than the one above: an animal, a dog, a terrier, a muddy white terrier."
      caption="The sharper the noun, the fewer pictures fit it."
    >
      {NOUNS.map(([noun, width], at) => (
        <g key={noun}>
          <text x={0} y={22 + at * 30}>
            {noun}
          </text>
          <rect
            x={160}
            y={9 + at * 30}
            width={width}
            height={18}
            rx={3}
            className={at === NOUNS.length - 1 ? "drawn-beam" : "drawn-soft"}
          />
        </g>
      ))}
    </Drawing>
  );
}

/** How dark the side away from the key light is. */
const RATIOS = [
  ["1:1", "flat", 0],
  ["2:1", "moderate", 0.35],
  ["4:1", "dramatic", 0.65],
  ["8:1", "noir", 0.92],
] as const;

function LightRatios() {
  return (
    <Drawing
      height={132}
      label="Four balls lit from the left. At 1:1 both sides are equally bright; at 2:1, 4:1 and 8:1 the right side is darker each time."
      caption="Key to fill light: how much darker the far side of the face is."
    >
      {RATIOS.map(([ratio, name, dark], at) => {
        const x = 45 + at * 90;
        return (
          <g key={ratio}>
            <circle cx={x} cy={42} r={34} className="drawn-light" />
            <path
              d={`M${x} 8A34 34 0 0 1 ${x} 76A46 46 0 0 0 ${x} 8Z`}
              className="drawn-dark"
              opacity={dark}
            />
            <circle cx={x} cy={42} r={34} className="drawn-line" />
            <text x={x} y={100} textAnchor="middle" className="drawn-strong">
              {ratio}
            </text>
            <text x={x} y={120} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** A frame of the dolly and zoom drawing: how high person and tree stand in it. */
const VIEWS = [
  { name: "start", person: 26, tree: 30, cone: 26, camera: 0 },
  { name: "dolly in", person: 54, tree: 36, cone: 26, camera: 26 },
  { name: "zoom in", person: 54, tree: 62, cone: 11, camera: 0 },
] as const;

function View({
  x,
  view: { name, person, tree, cone, camera },
}: {
  x: number;
  view: (typeof VIEWS)[number];
}) {
  const ground = 70;
  const [middle, head] = [x + 42, person * 0.14];
  const lens = 184 - camera;
  return (
    <g>
      <rect x={x} y={4} width={108} height={76} rx={4} className="drawn-sunken" />
      <path
        d={`M${x + 82} ${ground}v${-tree * 0.3}M${x + 82 - tree * 0.32} ${ground - tree * 0.26}L${x + 82} ${ground - tree}L${x + 82 + tree * 0.32} ${ground - tree * 0.26}Z`}
        className="drawn-tree"
      />
      <circle cx={middle} cy={ground - person + head} r={head} className="drawn-ink" />
      <path
        d={`M${middle - person * 0.13} ${ground}V${ground - person * 0.66}h${person * 0.26}V${ground}Z`}
        className="drawn-ink"
      />
      <path d={`M${x + 4} ${ground}h100`} className="drawn-line" />
      <text x={x + 54} y={100} textAnchor="middle" className="drawn-strong">
        {name}
      </text>
      <path d={`M${x + 54} ${lens}l${-cone} ${112 - lens}h${2 * cone}Z`} className="drawn-cone" />
      <circle cx={x + 54} cy={140} r={4} className="drawn-ink" />
      <path d={`M${x + 54} 112l6 10h-12Z`} className="drawn-tree" />
      <rect x={x + 47} y={lens} width={14} height={10} rx={2} className="drawn-beam" />
      {camera > 0 && <path d={`M${x + 74} 192v-26m-4 6l4 -6l4 6`} className="drawn-line" />}
    </g>
  );
}

function DollyAndZoom() {
  return (
    <Drawing
      height={200}
      label="Three frames with their plans. At the start a small person stands before a tree. After a dolly in the person is twice as large and the tree nearly as before, because the camera has moved. After a zoom in person and tree are both twice as large, because only the angle of view is narrower."
      caption="Above, what the frame shows; below, the set from above. In a dolly the camera travels, in a zoom only the angle of view narrows."
    >
      {VIEWS.map((view, at) => (
        <View key={view.name} x={2 + at * 124} view={view} />
      ))}
    </Drawing>
  );
}

const SECONDS = [0, 2, 4, 6, 8];
const LEFT = 92;
const secondAt = (second: number) => LEFT + (second / 8) * (WIDTH - LEFT - 12);

function Seconds({ y }: { y: number }) {
  return SECONDS.map((second) => (
    <text key={second} x={secondAt(second)} y={y} textAnchor="middle" className="drawn-muted">
      {second}
    </text>
  ));
}

function SoundLayers() {
  return (
    <Drawing
      height={128}
      label="Eight seconds of sound in three layers: ambience from beginning to end, an effect at seconds one, four and seven, and a spoken line from second two to second five and a half."
      caption="Three layers over eight seconds: a bed, an effect with its cause, a line that leaves room around it."
    >
      <text x={0} y={24}>
        ambience
      </text>
      <rect x={secondAt(0)} y={10} width={secondAt(8) - LEFT} height={20} rx={3} className="drawn-soft" />
      <text x={0} y={58}>
        effect
      </text>
      {[1, 4, 7].map((second) => (
        <rect key={second} x={secondAt(second)} y={44} width={7} height={20} rx={2} className="drawn-ink" />
      ))}
      <text x={0} y={92}>
        spoken line
      </text>
      <rect
        x={secondAt(2)}
        y={78}
        width={secondAt(5.5) - secondAt(2)}
        height={20}
        rx={3}
        className="drawn-beam"
      />
      <Seconds y={122} />
    </Drawing>
  );
}

function OneAction() {
  const crowded = [0, 1.6, 3.2, 4.8, 6.4];
  return (
    <Drawing
      height={142}
      label="Two clips of eight seconds. The first holds one action that rises to a turn at second six and comes to rest. The second is cut into five actions of a second and a half, each broken off."
      caption="One action has time to begin, turn and end. Five of them break off."
    >
      <text x={0} y={44}>
        one action
      </text>
      <path
        d={`M${secondAt(0)} 58C${secondAt(3)} 56 ${secondAt(4.5)} 12 ${secondAt(6)} 12S${secondAt(7.4)} 52 ${secondAt(8)} 58`}
        className="drawn-curve"
      />
      <circle cx={secondAt(6)} cy={12} r={5} className="drawn-beam" />
      <text x={0} y={104}>
        five actions
      </text>
      {crowded.map((second) => (
        <path
          key={second}
          d={`M${secondAt(second)} 112L${secondAt(second + 1.5)} 78V112Z`}
          className="drawn-soft"
        />
      ))}
      <Seconds y={136} />
    </Drawing>
  );
}

/** The drawing of each principle, by its id. */
const DRAWINGS: Readonly<Record<string, () => ReactNode>> = {
  "be-specific": SharperNouns,
  "visual-style": LightRatios,
  "camera-movement": DollyAndZoom,
  "audio-direction": SoundLayers,
  "pacing-and-duration": OneAction,
};

/** The drawing that goes with a principle. */
export function PrincipleDrawing({ id }: { id: string }) {
  const Drawn = DRAWINGS[id];
  return Drawn ? <Drawn /> : null;
}

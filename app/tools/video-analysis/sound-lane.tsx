import type { SoundFacts, SoundKind } from "~/video/facts";
import { known, percent, timecode } from "./terms";

const WIDTH = 1000;
const HEIGHT = 100;
/** The curve's floor and ceiling, in LUFS. */
const QUIETEST = -60;
const LOUDEST = 0;

const yOf = (lufs: number) =>
  (HEIGHT * (LOUDEST - Math.max(QUIETEST, Math.min(LOUDEST, lufs)))) / (LOUDEST - QUIETEST);

const KINDS: readonly { kind: SoundKind; label: string }[] = [
  { kind: "speech", label: "Speech" },
  { kind: "music", label: "Music" },
  { kind: "ambience", label: "Ambience" },
  { kind: "silence", label: "Silence" },
];

function textOf(sound: SoundFacts): string {
  const loudness = known(sound.loudness);
  const shares = known(sound.shares);
  const heard = shares
    ? KINDS.map(({ kind, label }) => `${label.toLowerCase()} ${percent(shares[kind])}`).join(", ")
    : "";
  return [
    "Loudness over time",
    loudness ? `${loudness.integrated.toFixed(1)} LUFS as a whole` : "as a whole unknown",
    heard,
  ]
    .filter(Boolean)
    .join("; ");
}

/** Loudness as a curve over what is heard; the numbers stand as text below it and in the report. */
export function SoundLane({ sound, length }: { sound: SoundFacts; length: number }) {
  const curve = known(sound.curve) ?? [];
  const blocks = known(sound.blocks) ?? [];
  const shares = known(sound.shares);
  const loudness = known(sound.loudness);
  const points = curve.map(
    ({ seconds, lufs }) => `${((seconds / length) * WIDTH).toFixed(1)},${yOf(lufs).toFixed(1)}`,
  );
  return (
    <div className="sound-lane">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={textOf(sound)}
      >
        <rect width={WIDTH} height={HEIGHT} className="timeline-ground" />
        {blocks.map(({ start, end, kind }) => (
          <rect
            key={start}
            x={(start / length) * WIDTH}
            width={Math.max(0, ((end - start) / length) * WIDTH)}
            y={0}
            height={HEIGHT}
            className={`sound-${kind}`}
          />
        ))}
        {loudness && (
          <line
            x1={0}
            x2={WIDTH}
            y1={yOf(loudness.integrated)}
            y2={yOf(loudness.integrated)}
            className="sound-mean"
          />
        )}
        {points.length > 1 && <polyline points={points.join(" ")} className="sound-curve" />}
      </svg>
      <p className="timeline-ends tabular" aria-hidden="true">
        <span>{timecode(0)}</span>
        <span>{timecode(length)}</span>
      </p>
      <ul className="sound-key">
        {shares &&
          KINDS.filter(({ kind }) => shares[kind] > 0).map(({ kind, label }) => (
            <li key={kind}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" className={`sound-${kind}`} />
              </svg>
              {label} {percent(shares[kind])}
            </li>
          ))}
        {loudness && (
          <li>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <line x1="0" x2="10" y1="5" y2="5" className="sound-mean" />
            </svg>
            {loudness.integrated.toFixed(1)} LUFS
          </li>
        )}
      </ul>
    </div>
  );
}

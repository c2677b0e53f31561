import type { Shot, Swatch } from "~/video/facts";
import type { VideoAnalysis } from "./schema";
import { cameraName, known, lengthInSeconds, TRANSITION_NAMES, timecode } from "./terms";

/** How many shots stand open; the others are folded away. */
const SHOWN = 12;
const WIDTH = 1000;
const HEIGHT = 100;
/** A number is only written where it has room, as a share of the whole. */
const ROOM_FOR_NUMBER = 0.035;

const paletteOf = (shot: Shot): Swatch[] => known(shot.palette) ?? [];

/** Colours as bands that lie on one another, each as high as its share. */
function Bands({ palette, x, width }: { palette: readonly Swatch[]; x: number; width: number }) {
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  let y = 0;
  return palette.map(({ hex, share }) => {
    const height = (share / total) * HEIGHT;
    const band = <rect key={hex} x={x} y={y} width={width} height={height} fill={hex} />;
    y += height;
    return band;
  });
}

/** The shots in time, each in its own colours; what it shows stands as text in the list of shots. */
export function Timeline({ shots, length }: { shots: readonly Shot[]; length: number }) {
  return (
    <div className="timeline">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="timeline-shots"
        role="img"
        aria-label={`${shots.length} shots over ${lengthInSeconds(length)}, each in its own colours`}
      >
        <rect width={WIDTH} height={HEIGHT} className="timeline-ground" />
        {shots.map((shot) => {
          const x = (shot.start / length) * WIDTH;
          const width = Math.max(1, ((shot.end - shot.start) / length) * WIDTH);
          return <Bands key={shot.number} palette={paletteOf(shot)} x={x} width={width} />;
        })}
        {shots.slice(1).map(({ number, start }) => (
          <line
            key={number}
            x1={(start / length) * WIDTH}
            x2={(start / length) * WIDTH}
            y1={0}
            y2={HEIGHT}
            className="timeline-cut"
          />
        ))}
      </svg>
      <svg className="timeline-numbers" aria-hidden="true">
        {shots
          .filter(({ start, end }) => (end - start) / length >= ROOM_FOR_NUMBER)
          .map(({ number, start, end }) => (
            <text key={number} x={`${(((start + end) / 2) * 100) / length}%`} y="14" textAnchor="middle">
              {number}
            </text>
          ))}
      </svg>
      <p className="timeline-ends tabular" aria-hidden="true">
        <span>{timecode(0)}</span>
        <span>{timecode(length)}</span>
      </p>
    </div>
  );
}

function PaletteStrip({ palette }: { palette: readonly Swatch[] }) {
  if (palette.length === 0) return null;
  const total = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  const label = palette.map(({ hex, share }) => `${hex} ${Math.round(share * 100)} %`).join(", ");
  let x = 0;
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="palette-strip"
      role="img"
      aria-label={`Palette: ${label}`}
    >
      {palette.map(({ hex, share }) => {
        const width = (share / total) * 100;
        const band = <rect key={hex} x={x} width={width} height={8} fill={hex} />;
        x += width;
        return band;
      })}
    </svg>
  );
}

function cameraLine({ camera }: Shot): string {
  return "value" in camera
    ? `${cameraName(camera.value)} (${camera.confidence.toFixed(2)})`
    : `camera unknown: ${camera.unknown}`;
}

function factsOf(shot: Shot, isStill: boolean): string {
  const light = known(shot.light);
  const transition = known(shot.transition);
  return [
    ...(isStill ? [] : [transition ? TRANSITION_NAMES[transition] : "transition unknown", cameraLine(shot)]),
    ...(light ? [`${light.key}, ${light.contrast} contrast, ${light.temperature}`] : []),
  ].join(" · ");
}

interface ShotListProps {
  shots: readonly Shot[];
  stills: VideoAnalysis["stills"];
  /** Whether the whole is one picture that does not move. */
  still: boolean;
}

function ShotItems({ shots, stills, still: isStill }: ShotListProps) {
  return (
    <ol className="shots">
      {shots.map((shot) => {
        const still = stills.find((one) => one.shot === shot.number);
        return (
          <li key={shot.number} className="shot">
            {still ? (
              <img
                src={still.image}
                alt={`Shot ${shot.number} at ${timecode(still.seconds)}`}
                className="shot-still"
              />
            ) : (
              <span className="shot-still shot-without-still" aria-hidden="true">
                {shot.number}
              </span>
            )}
            <div className="shot-facts">
              <p className="tabular">
                <span className="font-semibold">{isStill ? "One picture" : `Shot ${shot.number}`}</span>
                {!isStill &&
                  ` · ${timecode(shot.start)} to ${timecode(shot.end)} · ${lengthInSeconds(shot.end - shot.start)}`}
              </p>
              <p className="hint">{factsOf(shot, isStill)}</p>
              <PaletteStrip palette={paletteOf(shot)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Every shot with its picture, its times and what was measured of it. */
export function ShotList({ shots, ...rest }: ShotListProps) {
  const more = shots.length - SHOWN;
  return (
    <>
      <ShotItems shots={shots.slice(0, SHOWN)} {...rest} />
      {more > 0 && (
        <details className="analysis-more">
          <summary>{more} more</summary>
          <ShotItems shots={shots.slice(SHOWN)} {...rest} />
        </details>
      )}
    </>
  );
}

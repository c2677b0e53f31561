import type { MixDrawing } from "./draw-mix.server";
import type { MixPlan } from "./schema";

/** The mix as layers over the clip: each with its level, and where all give way to speech. */
export function MixTimeline({ drawing, mix }: { drawing: MixDrawing; mix: MixPlan }) {
  const { width, height, layers, ticks, speech, seconds } = drawing;
  return (
    <figure className="mix" aria-labelledby="mix-heading">
      <figcaption>
        <h2 id="mix-heading">Mix over {seconds} s</h2>
        <p className="hint tabular">
          {mix.loudness} LUFS integrated, true peak at most {mix.truePeak} dBTP ({mix.standard}).{" "}
          {speech.length > 0
            ? "Levels against the voice; the shaded part is speech, and what gives way to it dips there."
            : "Levels against where a voice would lie."}
        </p>
      </figcaption>
      <ol className="mix-layers">
        {layers.map(({ kind, name, says, path }, at) => (
          // A layer may stand twice under one name: its place in the list is what it is known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
          <li key={at}>
            <p>
              <span className="mix-name">{name}</span>
              <span className="mix-says tabular">{says}</span>
            </p>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
              {speech.map((each) => (
                <rect
                  key={each.x}
                  className="mix-speech"
                  x={each.x}
                  y={0}
                  width={each.width}
                  height={height}
                />
              ))}
              {ticks.map((x) => (
                <line key={x} className="mix-tick" x1={x} x2={x} y1={0} y2={height} />
              ))}
              <path className={`mix-level mix-${kind}`} d={path} />
            </svg>
          </li>
        ))}
      </ol>
      <p className="mix-scale tabular" aria-hidden="true">
        <span>0 s</span>
        <span>{seconds / 2} s</span>
        <span>{seconds} s</span>
      </p>
    </figure>
  );
}

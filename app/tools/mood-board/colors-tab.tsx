import { CopyButton } from "~/components/copy-button";
import type { ShownBoard } from "./board-result";
import type { ShownPalette } from "./view.server";

/** A palette at work: its type on its ground, with the three colours beside it. */
function InUse({ palette }: { palette: ShownPalette }) {
  const hex = Object.fromEntries(palette.swatches.map((each) => [each.role, each.hex]));
  return (
    <svg
      className="board-in-use"
      viewBox="0 0 560 120"
      role="img"
      aria-label={`Palette ${palette.number} in use: text on background, with primary, secondary and accent`}
    >
      <rect width={560} height={120} fill={hex.background} />
      <rect width={150} height={120} fill={hex.primary} />
      <rect x={150} width={60} height={120} fill={hex.secondary} />
      <circle cx={510} cy={60} r={22} fill={hex.accent} />
      <text x={236} y={56} fontSize={28} fontWeight={650} fill={hex.text}>
        Title on ground
      </text>
      <text x={236} y={88} fontSize={17} fill={hex.text}>
        Contrast {palette.contrast}
      </text>
    </svg>
  );
}

/** The palettes, numbered, each colour with its part, its name and its value. */
export function ColorsTab({ run }: { run: ShownBoard }) {
  return (
    <section className="stack" aria-labelledby="colors-heading">
      <h3 id="colors-heading">Color Palettes</h3>
      <ol className="board-palettes">
        {run.view.palettes.map((palette) => (
          <li key={palette.number} className="stack">
            <div className="board-palette-head">
              <h4>
                Palette {palette.number}: {palette.name}
              </h4>
              <CopyButton
                text={palette.swatches.map(({ role, hex }) => `${role}: ${hex}`).join("\n")}
                of={`palette ${palette.number}`}
              />
            </div>
            <ul className="board-swatches">
              {palette.swatches.map(({ role, label, hex, name }) => (
                <li key={role}>
                  <svg viewBox="0 0 100 64" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={100} height={64} fill={hex} />
                  </svg>
                  <strong>{label}</strong>
                  <span>{name}</span>
                  <code>{hex}</code>
                </li>
              ))}
            </ul>
            <InUse palette={palette} />
            <p>{palette.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

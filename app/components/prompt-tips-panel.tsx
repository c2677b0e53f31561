import { Lightbulb } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useHydrated } from "./hydrated";
import { APPEND, type PromptTips } from "./prompt-tips";

/** A quiet button that starts a line stands by its words, not by its edge. */
export const TIPS_BUTTON = "button button-quiet -ml-[0.6rem] self-start";

const TipsPopover = lazy(() => import("./tips-popover"));

interface PanelProps {
  tips: PromptTips;
  /** Adds a tip to the text; without scripts the form does it. */
  onChoose(tip: string): void;
  /** Which text a tip is added to, where there are several. */
  where?: string;
}

/** The tips themselves: every one is a button that adds it to the prompt. */
export function TipList({ tips, onChoose, where }: PanelProps) {
  return (
    <div className="tips">
      {where && <p className="hint">{where}</p>}
      {tips.categories.map(({ name, why, suggestions, examples }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p className="hint">{why}</p>
          <ul className="chips">
            {[...suggestions, ...examples].map((tip, place) => (
              <li key={tip}>
                <button
                  type="submit"
                  className={place < suggestions.length ? "chip" : "chip chip-example"}
                  name="intent"
                  value={APPEND + tip}
                  formNoValidate
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose(tip);
                  }}
                >
                  {tip}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** "Prompt tips": a popover, and without scripts the same tips unfolding in place. */
export function PromptTipsPanel(props: PanelProps) {
  const hydrated = useHydrated();
  const [opened, setOpened] = useState(false);
  const label = (
    <>
      <Lightbulb size={16} aria-hidden /> Prompt tips
    </>
  );
  if (!hydrated) {
    return (
      <details className="tips-fold">
        <summary className={TIPS_BUTTON}>{label}</summary>
        <TipList {...props} />
      </details>
    );
  }
  const trigger = (
    <button
      type="button"
      className={TIPS_BUTTON}
      aria-expanded={false}
      aria-haspopup="dialog"
      onClick={() => setOpened(true)}
    >
      {label}
    </button>
  );
  if (!opened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <TipsPopover label={label} {...props} />
    </Suspense>
  );
}

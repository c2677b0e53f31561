import { Download } from "lucide-react";
import { CopyButton } from "~/components/copy-button";
import { runFileAddress } from "~/components/tool-address";
import type { ShownIntro } from "./intro-script";
import { JSON_FILE, PROMPTS_FILE, SCRIPT_FILE, SHOT_LIST_FILE } from "./options";

const FILES = [
  [PROMPTS_FILE, "All prompts"],
  [JSON_FILE, "JSON"],
  [SHOT_LIST_FILE, "Shot list (CSV)"],
] as const;

/** The screenplay, to read, copy and take away. */
export function ScriptTab({ run }: { run: ShownIntro }) {
  const { fullScript } = run.output;
  const script =
    run.id === null
      ? `data:text/plain;charset=utf-8,${encodeURIComponent(fullScript)}`
      : runFileAddress(run.id, SCRIPT_FILE);
  return (
    <section className="stack" aria-labelledby="script-heading">
      <h2 id="script-heading">Full Script</h2>
      <div className="prompt-actions">
        <CopyButton text={fullScript} of="" label="Copy Full Script" success="Copied!" prominent />
        <a className="button" download={SCRIPT_FILE} href={script}>
          <Download size={16} aria-hidden /> Download Script
        </a>
        {run.id !== null &&
          FILES.map(([file, label]) => (
            <a
              key={file}
              className="button button-quiet"
              download={file}
              href={runFileAddress(run.id as number, file)}
            >
              <Download size={16} aria-hidden /> {label}
            </a>
          ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="intro-script" aria-label="The script's text" tabIndex={0}>
        <pre>{fullScript}</pre>
      </section>
    </section>
  );
}

import { Link, useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { AnsweredBy } from "~/components/answered-by";
import { CopyButton } from "~/components/copy-button";
import { PromptText } from "~/components/prompt-text";
import { runFileAddress } from "~/components/tool-address";
import type { ShownRun } from "../define-tool";
import type { PromptForms } from "./compile.server";
import { JsonCode } from "./json-code";
import type { JsonPrompt } from "./schema";

interface FileLinkProps {
  /** The run's number; null where it is not kept, so that the file comes from the page itself. */
  run: number | null;
  file: string;
  content: string;
  label: string;
}

function FileLink({ run, file, content, label }: FileLinkProps) {
  const type = file.endsWith(".json") ? "application/json" : "text/plain";
  const address =
    run === null ? `data:${type};charset=utf-8,${encodeURIComponent(content)}` : runFileAddress(run, file);
  return (
    <a className="button" download={file} href={address}>
      <Download size={16} aria-hidden /> {label}
    </a>
  );
}

/** JSON in a card: coloured, to copy and to download; without scripts it stands in a field to select as well. */
function JsonCard({
  title,
  json,
  badge,
  children,
}: {
  title: string;
  json: string;
  badge?: string;
  children: ReactNode;
}) {
  const id = title.toLowerCase().replace(/\W+/g, "-");
  return (
    <section className="prompt-card" aria-labelledby={id}>
      <div className="json-heading">
        <h2 id={id}>{title}</h2>
        {badge && <span className="badge badge-green">{badge}</span>}
      </div>
      <JsonCode json={json} label={`${title} as code`} />
      <div className="prompt-actions">{children}</div>
      <details>
        <summary>As plain text</summary>
        <textarea aria-label={`${title} as plain text`} readOnly rows={10} defaultValue={json} />
      </details>
    </section>
  );
}

const VIEWS = [
  { id: "json", label: "JSON" },
  { id: "text", label: "As text" },
  { id: "request", label: "API request" },
] as const;

interface ResultProps {
  run: ShownRun<JsonPrompt, PromptForms>;
}

function JsonView({ run: { id, output } }: ResultProps) {
  const json = JSON.stringify(output, null, 2);
  return (
    <JsonCard title="JSON prompt" json={json} badge="Ready">
      <CopyButton text={json} of="" label="Copy to Clipboard" success="Copied!" prominent />
      <FileLink run={id} file="veo3-prompt.json" content={json} label="Download .json" />
      <a className="button button-quiet" href="/schemas/veo3-prompt.schema.json" download>
        Schema<span className="sr-only"> of the JSON prompt</span>
      </a>
    </JsonCard>
  );
}

function TextView({ run: { view, output } }: ResultProps) {
  return (
    <div className="json-as-text">
      <PromptText
        prompt={view.text}
        segments={view.segments}
        measure={view.measure}
        fileName="veo3-prompt.txt"
      />
      {output.negativePrompts.length > 0 && (
        <section className="json-negative" aria-labelledby="negative-prompt">
          <h3 id="negative-prompt">Negative prompt, for its own field</h3>
          <p data-negative>{view.negativePrompt}</p>
          <CopyButton text={view.negativePrompt} of="the negative prompt" />
        </section>
      )}
    </div>
  );
}

function RequestView({ run: { id, view } }: ResultProps) {
  return (
    <JsonCard title="API request" json={view.request}>
      <CopyButton text={view.request} of="the request" prominent />
      <FileLink run={id} file="veo3-request.json" content={view.request} label="Download request" />
    </JsonCard>
  );
}

/** A run: the JSON first; as text and as a request under addresses of their own. A run without an address shows all. */
export function JsonResult({ run }: ResultProps) {
  const [params] = useSearchParams();
  const asked = VIEWS.find(({ id }) => id === params.get("view"))?.id ?? "json";
  const shows = (view: (typeof VIEWS)[number]["id"]) => run.id === null || asked === view;
  return (
    <div className="stack result">
      <AnsweredBy answerer={run.answerer} />
      {run.id !== null && (
        <nav className="json-views" aria-label="Forms of the prompt">
          {VIEWS.map(({ id, label }) => (
            <Link
              key={id}
              to={`?run=${run.id}${id === "json" ? "" : `&view=${id}`}`}
              preventScrollReset
              aria-current={asked === id ? "page" : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
      {run.view.hints.length > 0 && (
        <ul className="hints" aria-label="Hints">
          {run.view.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      )}
      {shows("json") && <JsonView run={run} />}
      {shows("text") && <TextView run={run} />}
      {shows("request") && <RequestView run={run} />}
    </div>
  );
}

import "../batch.css";
import {
  Link,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import type { KeyboardEvent } from "react";
import { PRODUCT_NAME } from "~/components/brand";
import { useHydrated } from "~/components/hydrated";
import { isSentOff } from "~/components/posted-form";
import { REFRESH_SECONDS } from "../batch-refresh";
import { shownLater } from "../shown-later";
import { useKeptAnswer } from "../tool-page";
import { BatchForm, batchFormId } from "./batch-form";
import { handlePost, loadPage } from "./page.server";
import { SHOW_TAB, TABS, type TabName } from "./tabs";

export const meta: MetaFunction = () => [{ title: `Batch Processing · ${PRODUCT_NAME}` }];
export const loader = loadPage;
export const action = handlePost;

/** Without scripts the page looks again by itself, as long as a batch is under way and nothing is being typed. */
export const handle = {
  refreshSeconds: (page: Awaited<ReturnType<typeof loadPage>> | undefined) =>
    page?.batch?.running && page.tab === "results" ? REFRESH_SECONDS : null,
};

const ResultsTab = await shownLater(
  async () => (await import("./results-tab")).ResultsTab,
  "#panel-results > .stack",
);

function moveBetweenTabs(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  tabs.find((tab) => tab !== document.activeElement)?.focus();
}

/** The two tabs: links with scripts; without, buttons of the form, so that a look at the other tab loses no word. */
function Tabs({ tab, form, count }: { tab: TabName; form: string; count: number }) {
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  const addressOf = (name: TabName) => {
    const query = new URLSearchParams(search);
    query.set("tab", name);
    return `${pathname}?${query}`;
  };
  return (
    <div role="tablist" aria-label="Batch" className="tabs" onKeyDown={moveBetweenTabs}>
      {TABS.map(({ name, label }) => {
        const text = name === "results" && count > 0 ? `${label} (${count})` : label;
        const shared = {
          id: `tab-${name}`,
          role: "tab",
          "aria-selected": name === tab,
          "aria-controls": `panel-${name}`,
          className: "tab",
        } as const;
        return hydrated ? (
          <Link key={name} {...shared} to={addressOf(name)} replace preventScrollReset>
            {text}
          </Link>
        ) : (
          <button
            key={name}
            {...shared}
            type="submit"
            form={form}
            formAction={addressOf(name)}
            formNoValidate
            name="intent"
            value={SHOW_TAB}
          >
            {text}
          </button>
        );
      })}
    </div>
  );
}

export default function BatchProcessing() {
  const page = useLoaderData<typeof loader>();
  const { tool, tab, batch, others } = page;
  const answer = useKeptAnswer(useActionData<typeof action>(), batch?.key);
  const { state, formMethod, formData } = useNavigation();
  const { pathname, search } = useLocation();
  const isRun = formMethod === "POST" && formData?.has("processingType") && isSentOff(formData);
  const pending = state !== "idle" && isRun === true;
  const formId = batchFormId(batch?.key, answer);
  const waiting = others.filter(({ status }) => status === "running" || status === "done");
  return (
    <div className="batch-page">
      <header className="tool-header">
        <h1>{tool.label}</h1>
        <p className="text-muted">{tool.purpose}</p>
      </header>
      {waiting.length > 0 && (
        <section className="open-batches" aria-label="Your other batches">
          {waiting.map(({ id, status, done, failed, total }) => (
            <p key={id}>
              <Link to={`${tool.path}?job=${id}&tab=results`} className="text-link">
                Batch {id}
              </Link>{" "}
              {status === "running"
                ? `is under way: ${done + failed} of ${total}.`
                : `is done: ${done} of ${total}.`}
            </p>
          ))}
        </section>
      )}
      <Tabs tab={tab} form={formId} count={batch?.counts.all ?? 0} />
      {/* Both are always there: what is typed stays when the other one is looked at. */}
      <div
        role="tabpanel"
        id="panel-input"
        aria-labelledby="tab-input"
        className="tool-form batch-input"
        hidden={tab !== "input"}
      >
        <BatchForm id={formId} key={formId} answer={answer} pending={pending} action={pathname + search} />
      </div>
      <div role="tabpanel" id="panel-results" aria-labelledby="tab-results" hidden={tab !== "results"}>
        {batch ? (
          <ResultsTab batch={batch} />
        ) : (
          <div className="empty">
            <p>
              No results yet. Put your prompts in under Input, and each one's result stands here as soon as it
              is there.
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

import { AnsweredBy } from "~/components/answered-by";
import type { ShownRun } from "../define-tool";
import { PartTabs } from "../part-tabs";
import { TABS, type TabValue } from "./options";
import { ProductionTab } from "./production-tab";
import { ScenesTab } from "./scenes-tab";
import type { MovieIntro } from "./schema";
import { ScriptTab } from "./script-tab";
import { StoryboardTab } from "./storyboard-tab";
import type { MovieIntroView } from "./tool.server";

export type ShownIntro = ShownRun<MovieIntro, MovieIntroView>;

/** Addresses within one result: the run stays, the part and the scene change. */
export function addressesOf(run: number | null) {
  return (part: { tab: TabValue; scene?: number; notice?: string }): string => {
    const search = new URLSearchParams();
    if (run !== null) search.set("run", String(run));
    search.set("tab", part.tab);
    if (part.scene !== undefined) search.set("scene", String(part.scene));
    if (part.notice !== undefined) search.set("notice", part.notice);
    return `?${search}`;
  };
}

const tabOf = (search: URLSearchParams): TabValue =>
  TABS.find(({ value }) => value === search.get("tab"))?.value ?? "scenes";

/** A script: its size, and its parts one at a time, chosen by the address. */
export function IntroScript({ run, search }: { run: ShownIntro; search: URLSearchParams }) {
  const { output, view, answerer } = run;
  const tab = tabOf(search);
  const to = addressesOf(run.id);
  const asked = Number(search.get("scene"));
  const scene = Number.isInteger(asked) && asked >= 1 && asked <= output.scenes.length ? asked : 1;
  // A run that was not kept lives in the answer alone, which no link leads back to: it shows all its parts.
  const whole = run.id === null;
  const shows = (part: TabValue) => whole || part === tab;
  return (
    <div className="stack result intro">
      <AnsweredBy answerer={answerer} />
      <p className="intro-badges">
        <span className="badge badge-grey">{output.totalScenes} scenes</span>
        <span className="badge badge-grey">{output.totalDuration} seconds</span>
        <span className="badge badge-grey">{view.styleLabel}</span>
      </p>
      {!whole && (
        <PartTabs
          label="Parts of the script"
          parts={TABS}
          current={tab}
          addressOf={(part) => to({ tab: part, scene })}
        />
      )}
      {shows("scenes") && <ScenesTab run={run} scene={scene} to={to} />}
      {shows("script") && <ScriptTab run={run} />}
      {shows("production") && <ProductionTab run={run} noticed={search.get("notice") === "images"} />}
      {shows("storyboard") && <StoryboardTab run={run} to={to} />}
    </div>
  );
}

import { Download } from "lucide-react";
import { AnsweredBy } from "~/components/answered-by";
import type { ShownRun } from "../define-tool";
import { PartTabs } from "../part-tabs";
import { AudioTab } from "./audio-tab";
import { ColorsTab } from "./colors-tab";
import { JSON_FILE, TABS, type TabValue } from "./options";
import { OverviewTab } from "./overview-tab";
import { ProductionTab } from "./production-tab";
import type { MoodBoard } from "./schema";
import type { MoodBoardView } from "./view.server";
import { VisualsTab } from "./visuals-tab";

export type ShownBoard = ShownRun<MoodBoard, MoodBoardView>;

function addressOf(run: number, tab: TabValue): string {
  return `?${new URLSearchParams({ run: String(run), tab })}`;
}

const tabOf = (search: URLSearchParams): TabValue =>
  TABS.find(({ value }) => value === search.get("tab"))?.value ?? "overview";

/** A board: its parts one at a time, chosen by the address. */
export function Board({ run, search }: { run: ShownBoard; search: URLSearchParams }) {
  const { id } = run;
  const tab = tabOf(search);
  // A run that was not kept lives in the answer alone, which no link leads back to: it shows all its parts.
  const shows = (part: TabValue) => id === null || part === tab;
  return (
    <div className="stack result board">
      <AnsweredBy answerer={run.answerer} />
      <div className="board-head">
        <h2>Your Mood Board</h2>
        {id !== null && (
          <a className="button" href={`/runs/${id}/${JSON_FILE}`} download={JSON_FILE}>
            <Download size={16} aria-hidden /> Download
          </a>
        )}
      </div>
      {id !== null && (
        <PartTabs
          label="Parts of the mood board"
          parts={TABS}
          current={tab}
          addressOf={(part) => addressOf(id, part)}
        />
      )}
      {shows("overview") && <OverviewTab run={run} />}
      {shows("colors") && <ColorsTab run={run} />}
      {shows("visuals") && <VisualsTab run={run} />}
      {shows("audio") && <AudioTab run={run} />}
      {shows("production") && <ProductionTab run={run} />}
    </div>
  );
}

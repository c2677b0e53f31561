import type { Brief } from "./brief";
import { deedsOf } from "./deeds";
import { RANKS_OF_SCALE } from "./lexicon/everyday-look";
import { BODY_WORDS } from "./lexicon/people";
import { leadingSubjects } from "./reading/spine";
import type { PlacedScene } from "./scene";
import { SHOT_SIZES } from "./vocabulary/shot-sizes";

/** Backdrops on which small things lie. */
export const LAID_OUT: ReadonlySet<string> = new Set(["tabletop", "bathroom", "desk", "room", "surface"]);
/** Where nobody stands, so that no lens stands at a height of theirs. */
export const AFLOAT: ReadonlySet<string> = new Set(["underwater", "space"]);

/** From a medium close-up to an extreme one. */
const NEAR_RANKS = [6, 8] as const;

/** Shot sizes that suit the subject's scale and, of those, what is done: a dance wants the whole body. */
export function ranksOf(brief: Brief, scene: PlacedScene): readonly [low: number, high: number] {
  const [widest, high] = RANKS_OF_SCALE[scene.scale ?? "person"];
  // A thing that is all the idea names fills the frame.
  const alone = brief.spine.isNounPhrase && leadingSubjects(brief.subjects).length === brief.subjects.length;
  const low = alone && scene.setting === undefined && scene.scale === "vehicle" ? 3 : widest;
  // Hands that lead an idea are what it shows.
  if (BODY_WORDS.has(brief.subjects[0]?.head.toLowerCase() ?? "")) return NEAR_RANKS;
  if (!/^(?:person|group)$/.test(scene.scale ?? "person")) return [low, high];
  const ranks = deedsOf(brief).flatMap(({ entry }) =>
    entry.sizes.flatMap((id) => SHOT_SIZES.filter((each) => each.id === id).map((each) => each.rank)),
  );
  const from = Math.max(low, Math.min(...ranks));
  const to = Math.min(high, Math.max(...ranks));
  return ranks.length > 0 && from <= to ? [from, to] : [low, high];
}

/** Moves that go with a subject that covers ground. */
export const GOES_ALONG: ReadonlySet<string> = new Set(["tracking-side", "follow-behind", "lead"]);

/** Whether the subject covers ground, so that a camera can go with it. */
export function travels(brief: Brief): boolean {
  return (
    /\b(?:runs?|running|ran|walk(?:s|ing)?|rid(?:es?|ing)|driv(?:es?|ing)|sprint(?:s|ing)?|jog(?:s|ging)?|gallop(?:s|ing)?|sail(?:s|ing)|fl(?:y|ies|ying)|swim(?:s|ming)?|march(?:es|ing)|stroll(?:s|ing)?|rac(?:es|ing)|chas(?:es?|ing)|skat(?:es?|ing)|skateboarding|cycl(?:es|ing)|travel(?:s|l?ing)?|mov(?:es|ing)|speed(?:s|ing)|cross(?:es|ing) the|skis|skiing|snowboarding|surf(?:s|ing)|rowing|paddl(?:es|ing)|crawl(?:s|ing)?|dash(?:es|ing)|trot(?:s|ting)?|wander(?:s|ing)?|hik(?:es|ing)|rush(?:es|ing)|flees?|fleeing|glid(?:es|ing)|soar(?:s|ing)?|pedall?ing)\b/i.test(
      `${brief.meant} ${brief.concepts.join(" ")}`,
    ) &&
    !/\b(?:standing|stands|sits|sitting|sleeps?|sleeping|lying|parked|motionless|on the spot)\b/i.test(
      brief.meant,
    )
  );
}

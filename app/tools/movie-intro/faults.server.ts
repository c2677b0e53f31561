import { keptWords } from "~/film/content-words";
import { VEO } from "~/film/veo";
import { DURATIONS } from "./options";
import type { IntroScene, MovieIntro, MovieIntroInput } from "./schema";

const flat = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();

const numbers = (scenes: readonly IntroScene[]) => scenes.map((scene) => scene.sceneNumber).join(", ");

/** What is wrong with a script that fits the schema: its sums, its constant elements, what it lost, what it repeats. */
export function faultsOf(
  { mainIdea, consistentElements, introDuration }: MovieIntroInput,
  { scenes, totalDuration, totalScenes, fullScript }: MovieIntro,
): string[] {
  const found: string[] = [];
  const wanted = Number(introDuration);
  const length = DURATIONS.find((each) => each.value === introDuration);
  const sum = scenes.reduce((total, scene) => total + scene.duration, 0);
  if (length && (scenes.length < length.fewest || scenes.length > length.most))
    found.push(`There are ${scenes.length} scenes; ${length.fewest} to ${length.most} are wanted.`);
  if (sum !== wanted) found.push(`The durations add up to ${sum} seconds; ${wanted} are wanted.`);
  if (totalDuration !== wanted) found.push(`totalDuration is ${totalDuration}; it must be ${wanted}.`);
  if (totalScenes !== scenes.length)
    found.push(`totalScenes is ${totalScenes}; there are ${scenes.length} scenes.`);
  const odd = scenes.filter((scene) => !VEO.durations.includes(scene.duration));
  if (odd.length > 0) found.push(`Scenes ${numbers(odd)} are not ${VEO.durations.join(", ")} s long.`);
  if (scenes.some((scene, at) => scene.sceneNumber !== at + 1))
    found.push("Scenes are numbered from 1 in order.");
  const inconstant = scenes.filter(({ prompt }) => !flat(prompt).includes(flat(consistentElements)));
  if (inconstant.length > 0)
    found.push(`The prompts of scenes ${numbers(inconstant)} do not hold consistentElements word for word.`);
  const twins = scenes.filter((scene, at) =>
    scenes.slice(0, at).some((before) => flat(before.prompt) === flat(scene.prompt)),
  );
  if (twins.length > 0) found.push(`The prompts of scenes ${numbers(twins)} repeat earlier ones.`);
  const { missing } = keptWords(mainIdea, `${fullScript} ${scenes.map(({ prompt }) => prompt).join(" ")}`);
  if (missing.length > 0) found.push(`The idea's words are missing: ${missing.slice(0, 12).join(", ")}.`);
  return found;
}

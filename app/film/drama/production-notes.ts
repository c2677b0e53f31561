import { hashOf } from "../choice";
import { listed } from "../english";
import { VEO } from "../veo";
import type { IntroStyle } from "./intro-style";
import type { Material } from "./material";
import { negativeTermsOf } from "./negative-terms";
import type { Shot } from "./plan";

const MOST_REFERENCES = 3;
const SEEDS = 1_000_000;

/** Numbers as ranges: "1–4, 7". */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

const HOUR = (time: string) => time.replace("-", " ");

/** What a crew must know beyond the scenes: continuity, seeds, sound, limits of the generator. */
export function productionNotes(
  material: Material,
  style: IntroStyle,
  shots: readonly Shot[],
  palette: string | undefined,
): string[] {
  const longest = Math.max(...VEO.durations);
  const short = shots.filter(({ slot }) => slot.seconds < longest).map(({ slot }) => slot.number);
  const hours = [...new Set(shots.map(({ time }) => time))].filter((time) => time !== "any");
  const byHour = hours.map(
    (time) =>
      `${HOUR(time)} in ${rangesOf(shots.filter((each) => each.time === time).map(({ slot }) => slot.number))}`,
  );
  const seed = hashOf(`${material.idea}\u0000${material.elements}`) % SEEDS;
  const events = shots.filter(({ kind }) => kind === "event").map(({ slot }) => slot.number);
  const matches = shots
    .filter(({ cut }) => cut === "motion" || cut === "position")
    .map(({ slot }) => slot.number);
  const drifts = (["left", "right"] as const)
    .map((side) => ({
      side,
      scenes: shots.filter(({ move }) => move?.drift === side).map(({ slot }) => slot.number),
    }))
    .filter(({ scenes }) => scenes.length > 0);
  return [
    `Continuity: every prompt holds "${material.elements}" word for word, because each clip is generated alone. Change it in all of them or in none.`,
    `Seed: start every scene from the same seed, for example ${seed}; change it only for a scene that fails, and write the new one beside the scene.`,
    material.lead
      ? `Reference images: make up to ${MOST_REFERENCES} stills of ${material.lead.text} first and give them to every clip of ${longest} s; shorter clips take none.`
      : `Reference images: make up to ${MOST_REFERENCES} stills of the place first and give them to every clip of ${longest} s; shorter clips take none.`,
    byHour.length > 1
      ? `Time passes from scene to scene: ${byHour.join("; ")}. Grade the scenes of one hour together.`
      : byHour.length === 1
        ? `All scenes play at one hour: ${hours.map(HOUR).join()}. Keep the direction of the light the same in all of them.`
        : "All scenes share one light. Keep its direction the same in all of them.",
    palette
      ? `Palette: ${palette.replace(/^(?:palette(?: of)?|colours):? ?/i, "")}, in every scene; match the darkest colour first.`
      : "Colour: the constant elements settle it; grade every clip against the first one that shows them all.",
    ...(drifts.length > 0
      ? [
          `Screen direction: the camera moves ${listed(drifts.map(({ side, scenes }) => `${side} in ${rangesOf(scenes)}`))}. Do not mirror a clip to save it.`,
        ]
      : []),
    ...(matches.length > 0
      ? [
          `Matched cuts after scenes ${rangesOf(matches)}: generate both sides before you settle either, and choose the takes that meet.`,
        ]
      : []),
    `The idea is told in scenes ${rangesOf(events)}; if the intro must be shorter, cut from the others first.`,
    material.brief.silent
      ? "Sound: the idea asks for none; mute every clip."
      : `Sound: the ${style.motif.instrument} motif grows from one note to its whole phrase. Generated music will not line up across cuts: record or lay the motif once under the whole edit, and keep the clips' own sound for ambience and effects.`,
    short.length > 0
      ? `Lengths: scenes ${rangesOf(short)} are ${listed([...new Set(shots.filter(({ slot }) => slot.seconds < longest).map(({ slot }) => `${slot.seconds} s`))])} and render at 720p; for 1080p or reference images generate ${longest} s and trim.`
      : `Lengths: every scene is ${longest} s, so 1080p and reference images are open to all of them.`,
    `Negative prompt for every scene: ${negativeTermsOf(material).join(", ")}.`,
    `Title: set it in the edit over the last scene, not in the generator, which misspells. ${style.note}`,
  ];
}

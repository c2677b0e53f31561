import { chooserFor } from "../choice";
import { guardFor } from "../guard";
import { introStyleOf } from "./intro-styles";
import { likeness, MOST_ALIKE } from "./likeness";
import { readMaterial } from "./material";
import { planShots, type Shot } from "./plan";
import { productionNotes } from "./production-notes";
import { IntroWriter, type WrittenShot } from "./scene-prompt";
import { headingOf, screenplayOf } from "./screenplay";
import { partIntoSlots } from "./structure";
import { transitionOf } from "./transitions";

/** What an intro is made from. */
export interface IntroWishes {
  readonly mainIdea: string;
  readonly consistentElements: string;
  readonly introStyle: string;
  /** Even, 12 or more. */
  readonly totalSeconds: number;
}

/** One scene of an intro, ready to generate. */
export interface IntroScene {
  readonly sceneNumber: number;
  /** In seconds. */
  readonly duration: number;
  readonly prompt: string;
  readonly cameraMovement: string;
  readonly transition: string;
  readonly visualElements: string[];
  readonly phase: string;
  readonly heading: string;
  readonly sound: string;
}

export interface Intro {
  readonly scenes: IntroScene[];
  readonly fullScript: string;
  readonly productionNotes: string[];
}

const soundOf = ({ ambience, effect, motif }: WrittenShot) =>
  [ambience, effect, motif && `motif: ${motif}`]
    .filter((each): each is string => each !== undefined && each !== "")
    .map((each) => each.replace(/\.$/, ""))
    .join("; ");

const elementsOf = (
  shot: Shot,
  written: WrittenShot,
  palette: string | undefined,
  lead: string | undefined,
): string[] => [
  ...new Set(
    [
      shot.kind === "event" ? (lead ?? shot.thing) : shot.shows,
      shot.kind === "event" ? shot.thing : undefined,
      shot.location?.name,
      written.setting?.replace(`${shot.location?.at}; `, ""),
      written.light,
      palette,
    ]
      .filter((each): each is string => each !== undefined && each !== "")
      .map((each) => each.replace(/\.$/, "").trim()),
  ),
];

/** How often a clip is written in other words before the least alike is taken. */
const MOST_TRIES = 4;

/** Writes the clips in order, none like one before it as far as words allow. */
function writeAll(writer: IntroWriter, shots: readonly Shot[]): WrittenShot[] {
  const before: ReadonlySet<string>[] = [];
  return shots.map((shot) => {
    let best: { clip: WrittenShot; words: ReadonlySet<string>; alike: number } | undefined;
    for (let again = 0; again < MOST_TRIES && (best === undefined || best.alike > MOST_ALIKE); again++) {
      const clip = writer.write(shot, again);
      const words = writer.ownWords(clip);
      const alike = Math.max(0, ...before.map((each) => likeness(each, words)));
      if (best === undefined || alike < best.alike) best = { clip, words, alike };
    }
    if (best === undefined) throw new RangeError("no clip");
    writer.keep(best.clip);
    before.push(best.words);
    return best.clip;
  });
}

/**
 * Directs an intro from an idea: its parts, clips, cuts, sound thread, script and notes. Pure; the same wishes give
 * the same bytes. Adds how things are shown and heard, and no person, name, speech or turn of plot.
 * @throws RangeError for a length that no clips add up to
 */
export function directIntro({ mainIdea, consistentElements, introStyle, totalSeconds }: IntroWishes): Intro {
  const style = introStyleOf(introStyle);
  const material = readMaterial(mainIdea, consistentElements, style.reads);
  const choose = chooserFor(`${mainIdea}\u0000${consistentElements}\u0000${introStyle}`);
  const shots = planShots(material, style, partIntoSlots(totalSeconds), choose, guardFor(material.brief));
  const writer = new IntroWriter(material, style);
  const written = writeAll(writer, shots);
  const colour = /(?:^|: |of |colours: )([\p{L}' -]+?)(?:,| against| and| shadows)/u
    .exec(writer.palette ?? "")?.[1]
    ?.replace(/^palette of /i, "");
  const scenes = shots.map((shot, at): IntroScene => {
    const own = written[at] as WrittenShot;
    const next = shots[at + 1];
    const joined = next && {
      shot: next,
      thing: next.thing,
      sound: written[at + 1]?.effect?.replace(/\.$/, ""),
    };
    const look = writer.lookAt(shot.time, shot.location);
    return {
      sceneNumber: shot.slot.number,
      duration: shot.slot.seconds,
      prompt: own.prompt,
      cameraMovement: `${own.size}, ${own.angle}. ${own.movement}.`,
      transition: transitionOf(shot, joined, colour),
      visualElements: elementsOf(shot, own, writer.palette, material.lead?.text),
      phase: shot.slot.phase,
      heading: headingOf(shot.location?.name, look.scene.place, shot.time),
      sound: soundOf(own),
    };
  });
  const script = scenes.map((scene, at) => ({
    ...scene,
    startsAt: shots[at]?.slot.start ?? 0,
    action: written[at]?.action ?? "",
    camera: scene.cameraMovement.replace(/\.$/, ""),
  }));
  return {
    scenes,
    fullScript: screenplayOf(script, {
      idea: material.idea,
      elements: material.elements,
      style: style.label,
      totalSeconds,
    }),
    productionNotes: productionNotes(material, style, shots, writer.palette),
  };
}

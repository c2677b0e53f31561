import type { Brief } from "./brief";
import type { Direction } from "./direction";
import type { DirectionWishes } from "./sections";
import { VEO } from "./veo";

/** The noun that a negation of the idea is about: "without a hat" gives "hat". */
function deniedNoun(negation: string): string {
  const words = negation
    .replace(
      /^(?:no|not|without|never|none of|nobody|nothing|don'?t|doesn'?t|isn'?t|aren'?t|won'?t|can'?t|cannot)\s+/i,
      "",
    )
    .replace(/^(?:an?|the|any|his|her|its|their|have|show|include|use|add|wearing)\s+/i, "");
  const [first = "", second] = words.split(/[\s,.;]+/);
  const adjective =
    /^(?:red|blue|green|white|black|yellow|big|small|large|extra|other|loud|bright|visible|human|on-screen|background|camera|spoken)$/i.test(
      first,
    );
  return adjective && second ? `${first} ${second}` : first;
}

/** Bare nouns for the generator's own field, 5 to 12, none of which the idea asks for. */
export function negativePromptFor(brief: Brief, direction: Direction, wishes: DirectionWishes): string {
  const idea = brief.prose.toLowerCase();
  const main = brief.subjects[0];
  const empty =
    brief.language.english &&
    !brief.people &&
    (main?.kind === "thing" || main?.kind === "animal") &&
    !/\bpov\b|point of view|first[- ]person/i.test(idea);
  const drawn = brief.medium !== undefined;
  const own = [
    ...brief.flags.negatives,
    ...brief.negations.filter((each) => /^(?:no|without)\b/i.test(each)).map(deniedNoun),
  ].filter((each) => each !== "" && each.split(" ").length <= 4);
  const wanted = [
    ...own,
    ...(wishes.addSubtitles ? [] : ["subtitles", "captions", "on-screen text"]),
    "watermark",
    ...(empty ? ["people"] : brief.people ? ["extra fingers", "distorted face"] : ["distorted shapes"]),
    ...(brief.camera.some((word) => word.kind === "effect") ? [] : ["camera shake"]),
    ...(drawn ? ["photorealism", "live-action footage"] : ["cartoon", "illustration"]),
    ...(brief.monochrome ? ["color tint"] : ["oversaturation"]),
    "flicker",
    "compression artifacts",
    ...(direction.look.move && direction.look.move.kind !== "static" ? ["jump cuts"] : ["sudden zoom"]),
  ];
  const terms: string[] = [];
  for (const term of wanted) {
    const asked =
      !own.includes(term) &&
      term
        .toLowerCase()
        .split(/[\s-]+/)
        .some((word) => word.length > 3 && idea.includes(word.replace(/s$/, "")));
    if (!asked && !terms.some((each) => each.toLowerCase() === term.toLowerCase())) terms.push(term);
  }
  return terms.slice(0, VEO.maxNegativeTerms).join(", ");
}

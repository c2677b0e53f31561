import { VEO } from "../veo";
import type { Material } from "./material";

/** Bare nouns for the generator's own field, none of which idea or elements ask for. */
export function negativeTermsOf({ brief, idea, elements, lead }: Material): string[] {
  const asked = `${idea} ${elements}`.toLowerCase();
  const drawn = brief.medium !== undefined && brief.medium !== "live-action";
  const people = lead?.kind === "person" || lead?.kind === "people" || brief.people;
  const terms = [
    "subtitles",
    "captions",
    "lettering",
    "watermark",
    "logo",
    ...(people ? ["extra fingers", "second costume"] : ["people"]),
    ...(drawn ? ["photographic texture"] : ["cartoon"]),
    "flicker",
    "jump cut",
  ];
  return terms
    .filter((term) => !term.split(" ").some((word) => asked.includes(word.replace(/s$/, ""))))
    .slice(0, VEO.maxNegativeTerms);
}

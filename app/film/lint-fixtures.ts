import type { Finding } from "./lint";

/** Lamps that want mains, as a prompt names them. */
const MAINS =
  /\b(?:(?:sodium )?street ?(?:lamps?|lights?)|sodium (?:light|vapou?r)|neon(?: (?:lights?|signs?|tubes?))?|fluorescent (?:lights?|tubes?)|led panels?|overhead pendant|practical lamps?|string lights)\b/giu;
/** Land, water and times that have none. */
const WITHOUT_MAINS =
  /\b(?:wilderness|mountain ?(?:top|peak|side|range|meadow)|mountains|summit|canyon|glacier|tundra|savannah?|jungle|rainforest|open sea|mid-ocean|underwater|seabed|coral reef|outer space|deep space|cave|prehistoric|stone age|ancient (?:rome|egypt|greece)|roman (?:empire|legions?)|medieval|viking)\b/giu;
/** Words that put a lamp there all the same: a settlement, a crew, a power source, a place in the future. */
const WITH_POWER =
  /\b(?:cit(?:y|ies)|town|village|street|road|hotel|lodge|resort|cabin|camp|generator|battery|station|base|studio|film set|cyberpunk|futuristic|submarine|spaceship|aquarium|tavern sign)\b/iu;

/**
 * Lamps on the mains where a prompt plays far from any: neon in a jungle, street lamps under water. Takes the prompt without
 * its speech and returns at most one finding; a settlement or a source of power in the text lets the lamp stand.
 */
export function lampsWithoutMains(picture: string): Finding[] {
  const lamps = [...picture.matchAll(MAINS)];
  const places = [...picture.matchAll(WITHOUT_MAINS)];
  const inTown = WITH_POWER.test(picture.replace(MAINS, " "));
  if (lamps.length === 0 || places.length === 0 || inTown) return [];
  return [
    {
      kind: "lamp without mains",
      severity: "craft",
      words: [...lamps, ...places]
        .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
        .sort((a, b) => a.start - b.start),
      because: "Nothing out there could feed such a lamp, so it looks put on.",
      fix: "Light it by sun, moon, fire or a torch that somebody carries.",
    },
  ];
}

/**
 * Things that give light where they are named, by the set-up they make. A row holds a light's id and the words for its
 * source; the first row that an idea names leads.
 */
export const LIGHT_SOURCES: readonly (readonly [light: string, source: RegExp])[] = [
  ["firelight", /\b(?:camp ?fires?|bonfires?|fireplace|hearth|fire pit|burning logs?)\b/i],
  ["street-sodium", /\b(?:street ?(?:lamps?|lights?)|lamp ?posts?)\b/i],
  ["candlelight", /\bcandles?\b/i],
  ["lantern", /\b(?:lanterns?|oil lamps?|gas lamps?)\b/i],
  ["torchlight", /\b(?:flaming|burning|wooden|wall) torch(?:es)?\b/i],
  ["lightning", /\b(?:lightning|thunderstorm)\b/i],
  ["headlights", /\b(?:headlights?|headlamps?)\b/i],
  ["flashlight", /\bflashlights?\b/i],
  ["aurora", /\b(?:aurora|northern lights)\b/i],
  ["moonlight", /\b(?:full moon|moonlit)\b/i],
];

/** The one near sound of a clip, by what of a person moves in it: a sound that the picture explains. */
const PERSON: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:fingers?|thumb|hands?|palm|fingertips)\b/i,
    ["skin brushes over skin, very close", "fingertips drag over a dry surface", "a knuckle creaks"],
  ],
  [
    /\b(?:foot|feet|heel|paces|steps? and stops|walks?)\b/i,
    ["one step lands and the weight follows", "a sole turns on the ground", "two steps, then a stop"],
  ],
  [/\b(?:cloth|crease)\b/i, ["cloth creaks and folds", "a seam pulls and slackens"]],
  [
    /\b(?:breath|swallow|throat|flank)\b/i,
    ["one breath goes in, close to the lens", "a breath is let out through the nose"],
  ],
  [
    /\b(?:head|gaze|eyes?|lids?|brow|chin|jaw|face)\b/i,
    ["a collar rubs as the head moves", "hair and cloth shift close by"],
  ],
  [
    /\b(?:shoulders?|weight|arms|figures?|shapes?|body)\b/i,
    ["cloth shifts with the weight", "a movement of the body, felt more than heard"],
  ],
];

const WEATHER: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:rain|drops?|water|spray)\b/i,
    ["single drops tick on a hard surface close by", "water runs off an edge close by"],
  ],
  [/\b(?:gust|flash)\b/i, ["something loose rattles once close by", "a loose end slaps twice close by"]],
  [/\b(?:snow|flakes|powder)\b/i, ["loose crystals hiss over a crust"]],
];

/** The near sounds that go with a motion; none where only light moves. Takes the motion's sentence and whose it is. */
export function nearSoundsOf(motion: string, doer: "person" | "weather"): readonly string[] {
  const sounds = doer === "person" ? PERSON : WEATHER;
  return sounds.find(([pattern]) => pattern.test(motion))?.[1] ?? [];
}

import type { PromptTips } from "~/components/prompt-tips";

/** What the tips of the enhancer offer: each suggestion and example is added to the prompt when chosen. */
export const enhanceTips: PromptTips = {
  categories: [
    {
      name: "Camera",
      why: "One movement a shot. Say where it starts and what it finds.",
      suggestions: [
        "slow dolly in",
        "locked-off wide shot",
        "low-angle tracking shot",
        "handheld medium close-up",
      ],
      examples: ["the camera rises on a crane from the cobbles to the rooftops"],
    },
    {
      name: "Lighting",
      why: "Name the source: light always comes from something.",
      suggestions: [
        "soft window light from the left",
        "low sun behind the subject",
        "a single candle",
        "neon from the street",
      ],
      examples: ["overcast daylight, soft shadows, wet stone holding the sky"],
    },
    {
      name: "Colour",
      why: "Three to five named colours hold a picture together.",
      suggestions: [
        "muted teal and rust",
        "cream, olive and walnut brown",
        "deep blue with one warm lamp",
        "black and white",
      ],
      examples: ["palette of slate grey, sea green and one red accent"],
    },
    {
      name: "Subject and action",
      why: "One main action, seen from the outside: what do hands, cloth or hair do?",
      suggestions: [
        "hands moving slowly",
        "breath visible in the cold",
        "looking past the camera",
        "pausing halfway",
      ],
      examples: ["an old fisherman mends a red net, pulling each knot tight"],
    },
    {
      name: "Sound",
      why: "One ambience and one effect, or the generator invents its own.",
      suggestions: [
        "distant gulls and lapping water",
        "rain on a tin roof",
        "room tone and a ticking clock",
        "footsteps on gravel",
      ],
      examples: ["wind over dry grass; a gate creaks once"],
    },
    {
      name: "Time and place",
      why: "The hour decides the light, the place decides the sound.",
      suggestions: ["at dawn", "in late afternoon", "on a foggy pier", "in an empty station at night"],
      examples: ["a mountain village after the first snow, early morning"],
    },
  ],
  shortText: "Say who or what is in the picture, and what happens: a few more words give the shot a subject.",
  lacks: [
    {
      // The words a person uses for it, not the field's whole vocabulary: a tip that stays is worse than one that goes.
      unless:
        /\b(camera|shots?|close-?ups?|wide|pan(s|ning)?|tilts?|zooms?|doll(y|ies)|track(s|ing)|angle|aerial|drone|handheld|crane|lens|static|frame)\b/i,
      tip: "Say how the camera sees it: a shot size and one movement, such as “slow dolly in”.",
    },
    {
      unless:
        /\b(light(s|ing)?|lit|sun(ny|light|rise|set)?|shadows?|glow(s|ing)?|dawn|dusk|night|moon(light)?|golden hour|candle|neon|lamp|backlit|bright|dark|morning|evening)\b/i,
      tip: "Say where the light comes from: a window, low sun, a lamp.",
    },
    {
      unless:
        /\b(colou?rs?|colou?red|palette|red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ae]y|gold(en)?|silver|teal|amber|crimson|turquoise|beige|cream|monochrome)\b/i,
      tip: "Name two or three colours that belong together.",
    },
  ],
};

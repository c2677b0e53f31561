import type { PromptTips } from "~/components/prompt-tips";

/** What the tips of the optimizer offer: each suggestion and example is added to the prompt when chosen. */
export const optimizerTips: PromptTips = {
  categories: [
    {
      name: "Professional camera work",
      why: "Size, angle and one move: the three words a crew asks for first.",
      suggestions: [
        "medium close-up, eye level",
        "wide shot from a low angle",
        "slow push-in on a dolly",
        "locked-off tripod shot",
      ],
      examples: ["the camera tracks alongside at walking pace, 35mm lens"],
    },
    {
      name: "Lens and focus",
      why: "A focal length says how near we feel; the depth of field says where to look.",
      suggestions: [
        "85mm lens, shallow depth of field",
        "24mm lens, deep focus",
        "macro lens, focus on the near edge",
        "anamorphic lens",
      ],
      examples: ["50mm lens, focus on the hands, background soft"],
    },
    {
      name: "Light with a source",
      why: "Quality of light is its source, its direction and its edge.",
      suggestions: [
        "soft window light from the left",
        "low sun behind the subject",
        "hard side light, deep shadows",
        "overcast daylight",
      ],
      examples: ["one practical lamp on the table, the room falling off into shadow"],
    },
    {
      name: "Colour and grade",
      why: "Three named colours do more than any word of praise.",
      suggestions: [
        "palette of slate, moss green and rust",
        "muted teal and amber",
        "cream, olive and walnut",
        "black and white, deep contrast",
      ],
      examples: ["desaturated grade, cool shadows, one red accent"],
    },
    {
      name: "Sound",
      why: "One ambience and one effect, or the generator invents its own.",
      suggestions: [
        "ambient sound: wind over grass",
        "sound: rain on a tin roof",
        "a door latch clicks shut",
        "footsteps on gravel",
      ],
      examples: ["sound: room tone and a ticking clock; a cup is set down"],
    },
    {
      name: "Pace and duration",
      why: "A clip holds one action. Say when it starts and how it ends.",
      suggestions: [
        "one continuous 8-second take",
        "in slow motion",
        "the last second held still",
        "a single gesture, begun and finished",
      ],
      examples: ["two seconds of stillness, then she turns to the window"],
    },
  ],
  shortText: "Paste the whole prompt: the more of it there is, the more of your own words stay.",
  lacks: [
    {
      unless:
        /\b(professional(ly)?|cinematic|film(ic|-like)?|documentary|commercial|broadcast|studio|shots?|lens|mm|camera|grade[ds]?|style)\b/i,
      tip: "Say how a professional would film it: a shot size, a lens, a style.",
    },
    {
      unless:
        /\b(quality|high[- ](?:resolution|definition|contrast)|detail(s|ed)?|sharp|crisp|textures?|focus|grain|depth of field|resolution|light(s|ing)?|lit|contrast)\b/i,
      tip: "Say what quality means here: sharp texture, soft light, fine grain.",
    },
    {
      unless: /\b(sounds?|audio|ambien(t|ce)|music|hear[ds]?|noise|voice|says?|silence|silent)\b/i,
      tip: "Say what is heard: one ambience and one effect.",
    },
  ],
};

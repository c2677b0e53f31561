import type { PromptTips } from "~/components/prompt-tips";

/** What the tips of a list of prompts offer: what holds a series together, and what a short line leaves open. */
export const batchTips: PromptTips = {
  categories: [
    {
      name: "One look for the series",
      why: "Clips are made one by one: only the same words in every box give them the same look.",
      suggestions: [
        "35mm film look, fine grain",
        "muted teal and rust palette",
        "black and white, soft contrast",
        "overcast daylight, no sun",
      ],
      examples: ["shot on 35mm, 50mm lens, muted teal and rust, soft overcast light"],
    },
    {
      name: "The same character",
      why: "Describe a person by what stays the same, and repeat it word for word.",
      suggestions: [
        "an old keeper in a yellow oilskin coat",
        "a girl with a red backpack",
        "a grey tabby cat with one white paw",
        "a courier in a transparent raincoat",
      ],
      examples: ["a woman in her thirties, short black hair, mustard cardigan, round glasses"],
    },
    {
      name: "One box, one shot",
      why: "A clip holds one action. Two actions are two boxes.",
      suggestions: [
        "a wide shot of the place, nobody in it",
        "a close-up of the hands at work",
        "the face as it turns to the light",
        "the same frame, a minute later",
      ],
      examples: ["an extreme close-up: the key turns once and the lock gives"],
    },
    {
      name: "Camera",
      why: "Change the size from clip to clip and keep the movement: they will cut together.",
      suggestions: [
        "locked-off wide shot",
        "slow dolly in",
        "handheld medium close-up",
        "low-angle tracking shot",
      ],
      examples: ["medium shot at eye level, the camera drifts left at walking pace"],
    },
    {
      name: "Sound",
      why: "One bed of sound through all the clips hides the cuts.",
      suggestions: [
        "ambient sound: rain on a tin roof",
        "ambient sound: a quiet street at night",
        "no music, only the room",
        "footsteps on gravel",
      ],
      examples: ["ambient sound: distant gulls and lapping water; a rope creaks once"],
    },
  ],
  shortText: "Say who or what is seen, and what happens.",
  lacks: [],
};

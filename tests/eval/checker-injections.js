/**
 * What the checker's eval puts into prompts: contradictions, faults of form and padding. Written apart from the words
 * by which the score reads, so that the figures measure understanding and not one list against itself.
 */

/**
 * @typedef {{ kind: string, names: RegExp, whole: readonly string[], sides: readonly { has: RegExp, add: readonly string[] }[] }} ContradictionKind
 * `whole` brings both sides; a side's `add` contradicts a prompt in which `has` is found. `names` is how a finding may call it.
 */

/** @type {readonly ContradictionKind[]} */
export const CONTRADICTION_KINDS = [
  {
    kind: "day and night",
    names: /night|day|moon/i,
    whole: [
      "The noon sun burns overhead while the moon and stars shine in a black midnight sky.",
      "It is the middle of the night, and everything lies in full daylight.",
      "Bright afternoon sunshine floods the scene under a starlit sky.",
      "At midnight, the sun is shining brightly.",
      "Broad daylight at two o'clock in the night, the Milky Way above.",
    ],
    sides: [
      {
        has: /\b(?:sunlight|daylight|afternoon sun|sunlit|blue sky|midday)\b/i,
        add: [
          "It is midnight.",
          "The whole scene takes place at night, under a full moon.",
          "Stars glitter in the night sky.",
        ],
      },
      {
        has: /\b(?:moonlight|moonlit|at night|starry|midnight(?! blue))\b/i,
        add: [
          "It is high noon on a sunny day.",
          "Midday sun beats down from a clear blue sky.",
          "Everything happens in broad daylight.",
        ],
      },
    ],
  },
  {
    kind: "locked and moving camera",
    names: /camera/i,
    whole: [
      "The camera is locked off on a tripod and circles the subject rapidly.",
      "A completely static shot in which the camera swoops down and flies around.",
      "Fixed camera, no camera movement, with a fast tracking shot to the right.",
      "The camera never moves as it dollies forward and cranes upward.",
      "Stationary tripod frame, handheld and constantly roaming.",
    ],
    sides: [
      {
        has: /\b(?:static|locked[- ]off|fixed camera|tripod|still frame)\b/i,
        add: [
          "The camera sweeps around in a wide orbit.",
          "The camera rushes forward through the scene.",
          "Handheld, the camera chases the action.",
        ],
      },
      {
        has: /\b(?:slow|even|smooth)? ?(?:pan|tilt|zoom|dolly|truck|crane|camera pans|camera zooms|camera glides)(?:s)? (?:left|right|up|down|in|out|shot)\b/i,
        add: [
          "The camera stays perfectly still on its tripod.",
          "The shot is static and the frame does not move, a locked camera.",
          "Locked-off tripod shot.",
        ],
      },
    ],
  },
  {
    kind: "slow and fast",
    names: /slow|fast|sped|lapse/i,
    whole: [
      "Everything unfolds in extreme slow motion at a frantic, breakneck speed.",
      "Slow motion time-lapse of the action.",
      "The movement is slow and unhurried, racing along at top speed.",
      "Shot in slow-mo and played back in fast-forward.",
      "A leisurely, hectic rush, rapid and sluggish.",
    ],
    sides: [
      {
        has: /\bslow[- ]motion\b/i,
        add: [
          "Sped-up footage, a hyperlapse.",
          "Everything happens at lightning speed.",
          "Fast motion throughout.",
        ],
      },
      {
        has: /\b(?:time[- ]?lapse|fast motion|hyperlapse)\b/i,
        add: ["Filmed in ultra slow motion.", "Slow-mo, every instant stretched."],
      },
    ],
  },
  {
    kind: "silent and speaking",
    names: /silen|speak|loud|sound/i,
    whole: [
      "The scene is completely silent while a man talks loudly to the crowd.",
      "In total silence, a voice-over narrates the events.",
      "No sound at all; a woman is singing at the top of her voice.",
      "A silent clip with lively dialogue between two friends.",
      "Nobody says a word, and the narrator explains what is happening.",
    ],
    sides: [
      {
        has: /\b(?:says|speaks|shouts|sings|narrator|talking|conversation|chatting)\b/i,
        add: [
          "The whole scene plays in absolute silence.",
          "There is no sound whatsoever.",
          "The audio is muted.",
        ],
      },
      {
        has: /\b(?:complete silence|soundless|no sound)\b/i,
        add: ["A man shouts across the room.", "A reporter speaks into a microphone."],
      },
    ],
  },
  {
    kind: "monochrome and colour",
    names: /monochrom|colou?r|black/i,
    whole: [
      "A black and white film with bright red and turquoise colours.",
      "Entirely in monochrome, bursting with vivid rainbow colours.",
      "Shot in grayscale, her scarlet dress glowing against an emerald green wall.",
      "Colourless footage in full, saturated Technicolor.",
      "Classic black-and-white photography, a colourful explosion of hues.",
    ],
    sides: [
      {
        has: /\b(?:vibrant colou?rs|colou?rful|vivid colou?rs|bright (?:red|yellow|blue|green|orange))\b/i,
        add: [
          "The footage is black and white.",
          "Rendered in greyscale.",
          "The picture is monochrome throughout.",
        ],
      },
      {
        has: /\b(?:monochrome|grayscale|black and white (?:film|photograph|style|photography))\b/i,
        add: [
          "Brilliant, saturated colours fill the frame.",
          "A bright orange balloon drifts past a turquoise wall.",
        ],
      },
    ],
  },
  {
    kind: "underwater and dry",
    names: /water|dry/i,
    whole: [
      "Deep underwater, a campfire crackles beside dry autumn leaves.",
      "On the ocean floor, a dusty wind blows across the sand dunes.",
      "Submerged beneath the waves, candles burn in the breeze.",
      "Fully under water in the middle of a parched desert.",
      "At the bottom of the sea, rain falls on a dry prairie.",
    ],
    sides: [
      {
        has: /\b(?:underwater|coral reef|seabed|ocean floor)\b/i,
        add: [
          "A bonfire blazes next to it.",
          "Dust blows past on a hot desert wind.",
          "Heavy rain is pouring down on the dry ground.",
        ],
      },
      {
        has: /\b(?:desert|sand dunes|campfire)\b/i,
        add: [
          "Everything takes place underwater.",
          "It is all fully submerged, deep below the surface of the ocean.",
        ],
      },
    ],
  },
  {
    kind: "era and technology",
    names: /era|technolog|period/i,
    whole: [
      "In medieval times, a knight checks his smartphone under neon signs.",
      "The year is 1750, and a laptop stands open on the table.",
      "Ancient Rome, where gladiators arrive in sports cars and watch television.",
      "A Victorian gentleman takes a selfie next to a helicopter.",
      "Stone Age hunters gather around a flat-screen TV.",
    ],
    sides: [
      {
        has: /\b(?:laptop|smartphone|cell phone|television|computer|skyscrapers?|helicopter|neon)\b/i,
        add: [
          "It is the year 1420.",
          "The scene is set in ancient Rome.",
          "Everything takes place in the Middle Ages.",
        ],
      },
      {
        has: /\b(?:medieval|knight|ancient rome|victorian era)\b/i,
        add: ["A laptop glows nearby.", "Someone films it with an iPhone.", "Robots stand in the back."],
      },
    ],
  },
  {
    kind: "aerial and macro",
    names: /aerial|macro|shot|size|angle/i,
    whole: [
      "An aerial drone shot from high above, in extreme macro close-up.",
      "Bird's-eye view from a helicopter, a macro lens showing single grains of pollen.",
      "Seen from hundreds of feet in the air, a microscopic detail fills the frame.",
      "A satellite view as an extreme close-up of an eyelash.",
      "Drone footage high over the land, shot as macro photography.",
    ],
    sides: [
      {
        has: /\b(?:aerial|drone|bird's[- ]eye)\b/i,
        add: ["Extreme close-up with a macro lens.", "A macro shot of a single water droplet."],
      },
      {
        has: /\b(?:macro|extreme close-up)\b/i,
        add: [
          "An aerial view from a drone high above the ground.",
          "Filmed from a helicopter, bird's-eye view.",
        ],
      },
    ],
  },
  {
    kind: "indoor and sky",
    names: /indoor|sky|door/i,
    whole: [
      "Inside a windowless room, under the open sky.",
      "An indoor scene in a cellar, clouds drifting overhead to the horizon.",
      "In a small kitchen, out in the open on a mountaintop.",
      "Interior of a bathroom, with the starry sky above.",
      "It plays indoors, in the middle of a meadow.",
    ],
    sides: [
      {
        has: /\b(?:kitchen|bedroom|bathroom|living room|indoors)\b/i,
        add: [
          "The open sky stretches above to the horizon.",
          "It stands outdoors in the middle of a field, under a wide sky.",
        ],
      },
      {
        has: /\b(?:blue sky|open sky|horizon|starry sky)\b/i,
        add: ["The whole scene takes place indoors.", "It happens inside a windowless basement."],
      },
    ],
  },
  {
    kind: "weather and season",
    names: /weather|season|summer|winter|sunny|wet/i,
    whole: [
      "A cloudless sunny sky while heavy rain pours down.",
      "Midsummer heat in the middle of a blizzard.",
      "A scorching summer day with falling snow and icicles.",
      "Bright sunshine, a raging thunderstorm, not a cloud anywhere.",
    ],
    sides: [
      {
        has: /\b(?:clear blue sky|cloudless|sunny)\b/i,
        add: ["Rain is pouring in a heavy thunderstorm.", "Thick fog and overcast all around, drizzling."],
      },
      { has: /\b(?:snow-covered|snowy|blizzard)\b/i, add: ["It is a sweltering summer heatwave."] },
    ],
  },
];

/** Faults of form: speech in quotation marks, and denials of what is not to be seen. */
export const FORM_FAULTS = [
  'A man says "Hello, how are you today?"',
  'The woman whispers, "Follow me."',
  "“We made it,” shouts the boy.",
  'Someone yells: "Watch out!"',
  'She turns and asks "Is anybody there?"',
  "No cars, no people.",
  "There is no text on the screen.",
  "Without any watermark or logo.",
  "Don't show any faces.",
  "The picture must not be blurry.",
  "Avoid dark colors.",
  "Never show the sky.",
];

/** Praise and empty talk of many kinds, with which a text can be padded without telling anything. */
export const PADDING = [
  "It is a truly stunning and unforgettable masterpiece of visual storytelling",
  "the overall atmosphere feels absolutely magical and inspiring in every possible way",
  "everything comes together to create an immersive and emotional experience for the viewer",
  "the quality is simply outstanding and of the highest professional standard",
  "a beautiful celebration of life and the wonder of existence",
  "it leaves a lasting impression and speaks directly to the heart",
  "an epic, breathtaking and awe-inspiring spectacle like nothing seen before",
  "this is what makes the whole thing so special, unique and interesting",
  "evoking deep feelings of nostalgia, hope and timeless elegance",
  "the vibe is really cool and super amazing, perfect for any audience",
  "one can sense the passion, the energy and the meaning behind it all",
  "rich in detail, full of character and brimming with possibility",
  "an extraordinary journey of imagination, creativity and pure perfection",
  "best quality, award-winning, highly detailed, trending, incredible",
  "it captures the very essence of the moment in a profound manner",
  "a symphony of beauty that transcends the ordinary and touches the soul",
];

/** One prompt done badly and the same idea done well. */
export interface ExamplePair {
  readonly id: string;
  readonly bad: string;
  readonly good: string;
  /** What makes the difference, in a sentence or two. */
  readonly because: string;
}

/** What two sources say differently, and what is advised here. */
export interface Disagreement {
  readonly title: string;
  readonly sides: readonly { readonly who: string; readonly says: string }[];
  readonly advice: string;
}

/** A rule of prompt writing with its reasons. */
export interface Principle {
  readonly id: string;
  readonly title: string;
  /** The rule in one sentence. */
  readonly rule: string;
  readonly why: readonly string[];
  readonly pairs: readonly ExamplePair[];
  readonly tips: readonly string[];
  readonly disagreement?: Disagreement;
}

/** The five principles, in the order they are learnt. */
export const PRINCIPLES: readonly Principle[] = [
  {
    id: "be-specific",
    title: "Be specific and descriptive",
    rule: "Name what a camera could record: who, doing what, where, when.",
    why: [
      "A generator fills every gap you leave with the average of what it has seen. “A dog in a park” is a golden dog on green grass, every time. Each noun you sharpen takes one decision back.",
      "Specific is not long. “A breathtaking, stunning masterpiece of nature” spends six words and shows nothing; “wet basalt columns” spends three and cannot be filmed as anything else.",
    ],
    pairs: [
      {
        id: "terrier",
        bad: "A cute dog playing in a beautiful park.",
        good: "A muddy white terrier shakes water from its coat beside a park pond on an autumn morning. Medium close-up at ground level, static camera, 85 mm lens. Low sun from behind gives every drop a warm edge. Rust, moss green and white. Leaves rustle; the collar jingles.",
        because:
          "Breed, state, one visible action, a spot in the park and an hour. “Cute” and “beautiful” are gone: they are what the viewer may feel, and no lens can see them.",
      },
      {
        id: "praise",
        bad: "An absolutely breathtaking, epic and mesmerizing cinematic masterpiece of an incredible warrior showing amazing emotion in a stunning, magical landscape with unbelievable detail and gorgeous vibes.",
        good: "A woman in dented bronze armour grips a broken spear on a burnt wheat field at dusk, jaw trembling. Medium shot, eye level, slow dolly in, 50 mm lens. The last daylight falls soft and cool from one side, embers add an orange rim. Bronze, ash grey and ember orange. Wind hisses over stubble; armour creaks.",
        because:
          "The long prompt praises a picture it never describes. Emotion became something to see, a trembling jaw, and the landscape became a burnt field.",
      },
      {
        id: "many-things",
        bad: "A chef cooks, then serves guests, then washes up, then closes the restaurant and walks home in the rain.",
        good: "A chef in a stained white jacket tosses scallops over a high flame in a narrow restaurant kitchen at night. Medium shot, low angle, static camera, 35 mm lens. The flame gives hard, warm light from below against the cool glow of ceiling tubes. White, copper and steel blue. Extractor fans hum; butter sizzles.",
        because: "Five actions share eight seconds and all get muddled. One action, told in full, is a clip.",
      },
    ],
    tips: [
      "Replace each adjective of praise by a colour, a material or a movement.",
      "Show a feeling by its sign: a clenched hand, a held breath, wet eyes.",
      "Describe a person by what stays the same from clip to clip, and repeat those words exactly.",
      "Say what is there instead of what is not: “an empty street” works, “no people” tends to bring people.",
    ],
  },
  {
    id: "visual-style",
    title: "Define visual style",
    rule: "Give the medium, the light and three to five colours that belong together.",
    why: [
      "“Cinematic” alone means nothing in particular. It needs two anchors that can be measured: a lens, a contrast ratio, a film stock, a time of day.",
      "Light decides more of the look than any style word. Say where it comes from and whether it is soft or hard; then say how dark the shadows are.",
    ],
    pairs: [
      {
        id: "cinematic",
        bad: "A cinematic shot of an old watchmaker in his shop, very aesthetic and atmospheric.",
        good: "Colour negative film look, fine grain. An old watchmaker in a brown waistcoat sets a cog into a pocket watch in a cluttered shop at night. Close-up, high angle, static camera, 85 mm lens. One brass lamp gives hard, warm light from the side, contrast about 4:1. Amber, walnut and dark green. A low murmur of ticking clocks fills the shop; tweezers click.",
        because:
          "“Cinematic”, “aesthetic” and “atmospheric” became grain, lamp, ratio and palette: four things that can be checked in the result.",
      },
      {
        id: "torn-style",
        bad: "A photorealistic black and white anime street with vivid neon colours, bright noon sun and a starry sky.",
        good: "Hand-drawn 2D animation with clean ink lines. A girl in a yellow raincoat jumps over a puddle on a city street at night. Full shot at eye level, the camera tracks beside her, 35 mm lens. Neon signs throw soft pink and cyan light on wet asphalt. Pink, cyan and ink blue. Rain patters; boots splash.",
        because:
          "Noon against stars, black and white against neon: the first prompt asks for pictures that exclude one another. The second chooses.",
      },
    ],
    tips: [
      "Name the medium first where it is not live action: claymation, watercolour, 3D animation.",
      "Key to fill light: 1:1 is flat, 2:1 moderate, 4:1 dramatic, 8:1 noir.",
      "Keep a period piece to its lamps: gaslight, tungsten, neon and LED each have their years.",
      "Three to five colours hold a picture together; name where the strongest one sits.",
    ],
  },
  {
    id: "camera-movement",
    title: "Specify camera movement",
    rule: "One shot size, one angle, one move, in a sentence of their own.",
    why: [
      "A clip of eight seconds has room for one move. Two moves in one clip tend to come out as a drift that is neither.",
      "Say it in a crew's words. “The camera moves dynamically” leaves all to chance; “slow dolly in from medium shot to close-up” has a beginning and an end.",
      "A dolly is not a zoom. In a dolly the camera travels: the subject grows and the background keeps its size. In a zoom only the lens changes: both grow together and the space looks flatter.",
    ],
    pairs: [
      {
        id: "dynamic-camera",
        bad: "Dynamic camera movement around a dancer, lots of energy, camera moves everywhere.",
        good: "Medium wide shot, low angle. The camera arcs slowly around a dancer in a red skirt who spins in an empty warehouse in the afternoon. 28 mm lens. Hard sunlight from high windows on one side cuts dusty shafts into deep shadow. Red, concrete grey and pale gold. A warehouse room tone; bare feet slap on concrete.",
        because:
          "“Arcs slowly around” is one move with a name, and the low angle and wide lens say how it looks.",
      },
      {
        id: "stacked-moves",
        bad: "A lighthouse on a cliff at dawn. The camera pans left, zooms in, tilts up, then flies around it in one shot.",
        good: "Aerial wide shot, high angle: a white lighthouse on a cliff at dawn, waves breaking at its foot. The drone flies forward at walking speed, 24 mm lens. The low sun gives soft, warm side light and long shadows. White, slate and peach. Surf roars below; a gull cries.",
        because:
          "Four moves become one. The breaking waves give the motion that the extra moves were meant to bring.",
      },
    ],
    tips: [
      "“Static camera” is a move too: say it when you want it, or you get a drift.",
      "Match the size to the point: wide for place, medium for action, close-up for feeling.",
      "Keep the subject's motion from implying another move: somebody running out of frame asks for a pan.",
      "24 mm takes in the place, 35 mm looks natural, 50 mm is intimate, 85 mm sets the subject off.",
    ],
  },
  {
    id: "audio-direction",
    title: "Include audio direction",
    rule: "Write one bed of sound, one effect with its cause, and any spoken line with its speaker.",
    why: [
      "The generator makes sound whether you ask or not. What is not written is invented, most often as music that nobody wanted.",
      "Give sound sentences of its own at the end of the prompt: the ambience, then the single effect, then speech.",
      "Twelve to twenty-five spoken words fit eight seconds. Say who speaks by their looks, and how, before the line.",
    ],
    pairs: [
      {
        id: "good-sound",
        bad: "A blacksmith works in a forge at night with great sound design and epic music.",
        good: "Medium shot, eye level, static camera, 50 mm lens: a blacksmith in a leather apron hammers a glowing horseshoe in a stone forge at night. The coals light her from below, warm and hard, against deep shadow. Ember orange, iron grey and black. Sound: the fire roars steadily under everything. A hammer rings three times on the anvil.",
        because:
          "“Great sound” has no source. A fire and a hammer have one, and they can be timed to the picture.",
      },
      {
        id: "spoken-line",
        bad: 'A grandmother says "Welcome home, I have missed you so much" in a kitchen with subtitles.',
        good: "Medium close-up, eye level, static camera, 85 mm lens. A grandmother in a lilac cardigan opens her kitchen door in the evening. Soft, warm lamp light from behind her, cool dusk on her face. Lilac, oak and dusk blue. In a low, glad voice the grandmother says: You are late. The soup is not. (no subtitles) A quiet kitchen hum; the latch clicks.",
        because:
          "Voice before the line, a colon instead of quotation marks, a line short enough to be spoken, and a note that keeps captions out of the picture.",
      },
    ],
    tips: [
      "Name the cause of a sound: “a gate creaks”, rather than “creaking”.",
      "Add (no subtitles) after a spoken line, and put “subtitles, captions” into the negative prompt.",
      "One speaker a clip. If two must talk, give each a line of a few words and name them by their looks.",
      "Want music? Say the instrument and the tempo. Want none? Write the ambience in full and music rarely comes.",
    ],
    disagreement: {
      title: "Quotation marks or a colon?",
      sides: [
        {
          who: "The Gemini API guide",
          says: "puts spoken lines between quotation marks.",
        },
        {
          who: "The Vertex AI best practices",
          says: "advise a colon and no quotation marks, so that the line isn't drawn into the picture as text.",
        },
      ],
      advice:
        "Both work. We write the colon, because unwanted captions are the commoner trouble, and the checker scores it so. If the generator reads your line as description, try it with quotation marks.",
    },
  },
  {
    id: "pacing-and-duration",
    title: "Control pacing and duration",
    rule: "Choose an action that fills the clip, and say how fast it goes.",
    why: [
      "Veo renders clips of four, six or eight seconds. Read your action aloud and act it out: if you cannot do it in that time, neither can the clip.",
      "Pace lives in things that move: cloth, dust, steps, water. “Fast” makes motion smear; dust behind a wheel makes it quick.",
    ],
    pairs: [
      {
        id: "whole-story",
        bad: "A man grows up in a village, then moves to the city, then becomes rich, and then returns as an old man.",
        good: "One unbroken eight-second take: an old man in a camel coat touches the rusted gate of a village schoolyard in the late afternoon, and on the last second it swings open. Medium shot, eye level, slow push in, 50 mm lens. Low sun from one side, soft and warm. Camel brown, rust red and pale blue. Birds and distant wind; the hinge creaks.",
        because: "A life became its last gesture. It starts at once, turns once and ends within the clip.",
      },
      {
        id: "very-fast",
        bad: "Super fast action, quick cuts, a motorcycle chase with explosions, jumps and crashes, very fast.",
        good: "Full shot from the side, low angle: a motorcyclist in a red jacket skids through a gravel bend on a desert road at noon, stones spraying towards the lens for the whole six seconds. The camera tracks beside the wheel, 35 mm lens. Hard sun from above, short black shadows. Red, sand and cobalt blue. Desert wind; gravel rattles against metal.",
        because:
          "Speed is shown by spraying stones and a camera that keeps up. Cuts belong between clips, in your edit.",
      },
    ],
    tips: [
      "Give a clip a beginning, one turn and an end; say on which second the turn falls.",
      "Slow motion: name it once, and choose an event of less than a second.",
      "For a longer story, write one prompt a clip and repeat the description of people and place word for word.",
      "An extension goes on from the last second: end on a frame that can continue.",
    ],
    disagreement: {
      title: "Time stamps inside a prompt?",
      sides: [
        {
          who: "A documented form",
          says: "cuts a clip into beats such as [00:00-00:02], each with its own shot.",
        },
        { who: "The Vertex AI best practices", says: "warn that chained actions get muddled in one clip." },
      ],
      advice:
        "Begin with one action and no stamps. Use beats when the order matters more than the look, make them follow on without gaps, and let them add up to the clip's length.",
    },
  },
];

/** A part of the master formula, with its share of a worked example. */
export interface FormulaPart {
  readonly id: string;
  readonly label: string;
  readonly asks: string;
  readonly example: string;
}

/** Subject/action + visual style + camera movement + audio + duration/pacing; the examples join to one prompt. */
export const MASTER_FORMULA: readonly FormulaPart[] = [
  {
    id: "subject-action",
    label: "Subject / action",
    asks: "Who does what, where and when?",
    example:
      "A lighthouse keeper in a yellow oilskin coat lights the tall brass lamp in a tower room at dusk.",
  },
  {
    id: "visual-style",
    label: "Visual style",
    asks: "Which medium, light and colours?",
    example:
      "Colour negative film look with fine grain; the flame gives warm, hard light from below. Amber, sea grey and oxblood.",
  },
  {
    id: "camera-movement",
    label: "Camera movement",
    asks: "Which size, angle, lens and one move?",
    example: "Medium shot from a low angle, 40 mm lens, slow dolly in.",
  },
  {
    id: "audio",
    label: "Audio",
    asks: "Which bed, which effect, which words?",
    example: "Wind howls around the tower; a match scratches once.",
  },
  {
    id: "duration-pacing",
    label: "Duration / pacing",
    asks: "How long, how fast, ending on what?",
    example: "One unhurried eight-second take that ends as the beam sweeps past the window.",
  },
];

/** The worked example up to each part of the formula: what has been written when the part is done. */
export const formulaSteps = (): readonly string[] =>
  MASTER_FORMULA.map((_, at) =>
    MASTER_FORMULA.slice(0, at + 1)
      .map(({ example }) => example)
      .join(" "),
  );

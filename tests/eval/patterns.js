/** The word lists by which the quality figures read a prompt, written apart from those the engine writes by. */

/** @param {string} words */
const any = (words) => new RegExp(`\\b(?:${words})\\b`, "i");

export const NAMED = {
  size: any(
    `(?:extreme |medium |tight |big )?close[- ]?ups?|(?:extreme |medium )?(?:wide|long|full|medium|establishing|master)(?:[- ](?:angle|length|body))? (?:shot|view|frame|angle)|macro|full[- ]body|two[- ]shot|mid[- ]shot|wide[- ]angle`,
  ),
  move: any(
    `static|locked[- ]off|still frame|fixed camera|tripod|pan(?:s|ning)?(?: shot)?|tilt(?:s|ing)?|doll(?:y|ies|ying)|truck(?:s|ing)? (?:left|right)|pedestals? |track(?:s|ing)|pedestal|zoom(?:s|ing)?|push(?:es|ing)?[- ]in|pull(?:s|ing)?[- ](?:back|out)|crane|boom|aerial|hand-?held|whip pan|arc(?:s|ing)?|orbit(?:s|ing)?|follow(?:s|ing)? (?:shot|the)|steadicam|drone|camera (?:moves|glides|follows|circles|rises|pushes|pulls|drifts)|shaking|rack(?:ing)? focus`,
  ),
  light: any(
    String.raw`(?:back)?light(?:s|ing|ed)?|lit|sunlight|daylight|moonlight|candlelight|backlit|glow(?:s|ing)?|shadows?|illuminat\w+|sunlit|lamp\w*`,
  ),
  lens: any(
    String.raw`\d+ ?mm|lens(?:es)?|telephoto|fisheye|anamorphic|depth of field|bokeh|shallow focus|soft focus|wide-angle|focus(?:es|ed|ing)?`,
  ),
  colour: any(
    `colou?rs?|palette|hues?|tones?|red|orange|yellow|green|blue|purple|pink|brown|white|grey|gray|black|gold(?:en)?|silver|teal|monochrome|black and white`,
  ),
  sound: any(
    String.raw`sounds?|audio|soundtrack|hears?|heard|noise|silent|silence|hum(?:s|ming)?|rustl\w+|music|ambien\w+|echo\w*|whisper\w*|murmur\w*|says`,
  ),
};

export const FILLER =
  /\b(?:stunning(?:ly)?|breathtaking(?:ly)?|captivat\w+|mesmeri[sz]\w+|masterpiece|amazing|awesome|incredibl[ey]|gorgeous|epic|majestic\w*|ethereal|enchant\w+|spectacular|magnificent|awe-inspiring|striking|unforgettable|exquisite|immersive|wonderful|perfect(?:ly)?|picturesque|whimsical|magical|mystical|timeless|surreal|evok\w+|testament|vibrant)\b/gi;

export const CONTRADICTIONS = [
  {
    name: "day and night",
    one: any("daylight|midday|noon|sunlight|sunlit|sunny|morning sun|afternoon|blue sky"),
    other: any("night|midnight|moonlight|moonlit|starlight|starry"),
  },
  {
    name: "morning and evening",
    one: any("dawn|sunrise|morning"),
    other: any("dusk|sunset|evening|twilight|nightfall"),
  },
  {
    name: "static and moving",
    one: any("static|locked[- ]off|still frame|tripod|fixed camera"),
    other: any(
      `pans? (?:left|right|up|down)|tilts? (?:up|down)|zooms? (?:in|out)|doll(?:y|ies)|tracking shot|push(?:es)?[- ]in|pull(?:s)?[- ]back|orbits?|handheld|camera (?:moves|glides|follows|circles|pushes|pulls|drifts|pans|tilts|tracks|trucks)`,
    ),
  },
  {
    name: "slow and fast",
    one: any("slow|slowly|slow motion|leisurely|unhurried"),
    other: any("fast|quickly|rapid|rapidly|frantic"),
  },
  {
    name: "silent and speaking",
    one: any("silent|silence|soundless"),
    other: any("says|speaks|shouts|sings|narrator"),
  },
  {
    name: "monochrome and colour",
    one: any("black and white|monochrome|grayscale"),
    other: any("colou?rful|vibrant colou?rs?|red|orange|yellow|green|blue|purple|pink|golden"),
  },
  {
    name: "underwater and dry",
    one: any("underwater|seabed|sea floor"),
    other: any("desert|dust|campfire|candle|breeze|wind|rain|clouds|meadow"),
  },
  {
    name: "space and air",
    one: any("in space|outer space"),
    other: any("wind|breeze|rain|birdsong|fog|mist|leaves"),
  },
  { name: "aerial and macro", one: any("aerial|drone"), other: any("macro|extreme close-up") },
  {
    name: "indoor and open sky",
    one: any("indoors|kitchen|bathroom|bedroom|living room|office"),
    other: any("blue sky|open sky|clouds|horizon"),
  },
  { name: "zoom in and out", one: any("zooms? in"), other: any("zooms? out") },
  { name: "left and right pan", one: any("pans? left"), other: any("pans? right") },
];

export const PEOPLE_HOMONYMS = new Set([
  "figure",
  "figures",
  "model",
  "cook",
  "guard",
  "band",
  "team",
  "tribe",
  "family",
  "host",
  "general",
  "punk",
  "native",
  "couple",
  "player",
  "coach",
  "judge",
  "friend",
  "twin",
  "silhouette",
  "driver",
  "anchor",
  "guide",
  "miner",
  "hunter",
  "worker",
  "runner",
  "diver",
  "cast",
  "conductor",
  "fencer",
  "director",
  "ruler",
  "baker",
  "potter",
  "weaver",
  "mime",
  "clown",
  "slave",
  "maid",
  "noble",
  "lord",
  "knight",
]);
export const ANIMAL_HOMONYMS = new Set(
  [
    "fly",
    "bat",
    "seal",
    "crane",
    "mole",
    "bug",
    "swallow",
    "school",
    "flock",
    "pet",
    "ray",
    "bear",
    "duck",
    "swarm",
    "cricket",
    "python",
    "cardinal",
    "mouse",
    "kid",
    "swift",
    "shell",
    "coral",
    "anemone",
    "sole",
    "perch",
    "bass",
    "beaver",
    "hawk",
    "bull",
    "ram",
    "hen",
    "chick",
    "cat",
    "jaguar",
    "puma",
    "corgi",
  ].filter(
    (word) =>
      ![
        "hen",
        "chick",
        "cat",
        "bear",
        "corgi",
        "bull",
        "ram",
        "seal",
        "bat",
        "duck",
        "hawk",
        "jaguar",
        "puma",
        "mouse",
        "coral",
        "anemone",
      ].includes(word),
  ),
);

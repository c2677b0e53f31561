import { describe, expect, it } from "vitest";
import { optimizePrompt } from "./optimize";
import { scorePrompt } from "./score";

const GOOD =
  "Medium close-up, eye level: an old fisherman in a yellow coat mends a red net on a foggy pier at dawn. Static camera on a tripod. 50 mm lens. Soft grey daylight from the left, faint shadows. Palette: slate grey, rust and sea green. Sound: water laps against the piles. A rope creaks once.";
const STAND_IN = "A small white box";

/** Prompts of every kind that people paste: nonsense, other languages, single words, praise, JSON, endless ones. */
const ORIGINALS = [
  "asdf qwer zxcv uiop",
  "lorem ipsum dolor sit amet consectetur",
  "!!!!!!!!!!??",
  "..........",
  "🐶🏖️☀️ 🎥🎥🎥🎥",
  "🔥 dragon 🔥 castle 🏰",
  "cat",
  "freedom",
  "beauty",
  "sunset",
  "Tokyo",
  "love and hope and dreams",
  "the meaning of life itself",
  "something nice and cool",
  "A stunning, breathtaking, mesmerizing masterpiece of epic beauty.",
  "Amazing! Awesome! Incredible! Best quality, 8k, masterpiece, trending on artstation",
  "一只熊猫在竹林里吃竹子",
  "海辺を歩く老人、夕暮れ",
  "할머니가 부엌에서 김치를 담그고 있다",
  "Un perro corre por la playa al atardecer",
  "Une femme lit un livre dans un café parisien",
  "Ein alter Mann repariert ein rotes Fahrrad",
  "Мальчик запускает воздушного змея",
  "एक बच्चा बारिश में नाच रहा है",
  "Um gato preto dorme no telhado",
  "kissa istuu ikkunalaudalla ja katsoo lunta",
  '{"shot":"wide","subject":"a fox","setting":"snow"}',
  '{"scene": {"subject": "an old man", "action": "lights a pipe", "audio": ["pub noise"]}, "camera": null}',
  '[1,2,3,"a dog"]',
  "a cat on a sofa",
  "a bowl of soup on a table",
  "an astronaut rides a horse on mars",
  "A knight uses a smartphone in the Middle Ages.",
  'A stunning woman says "Welcome home" at noon under a starry sky, the camera pans and zooms',
  'A man in red whispers "Follow me" on a street with no cars.',
  "A street with no cars, without people. The camera is static. Then it pans left.",
  "no no no no no no",
  "Don't show anything. Avoid everything.",
  "85mm lens, close-up, golden hour, dolly in, teal, orange, ambient sound, bokeh, cinematic, 8k",
  "a fox --ar 16:9 --v 6 --style raw",
  "A cat sits. Negative prompt: blur, text, watermark",
  "The the man holds a apple",
  "close-up wide shot macro aerial",
  "The camera pans left, tilts up, zooms in, cranes down and orbits.",
  "Then he runs, then he jumps, then he falls, then he laughs, finally he sleeps.",
  "Please make me a video about how banks work",
  "An explainer about photosynthesis for school",
  "Interior of a windowless cellar under the open starry sky",
  "<script>alert(1)</script> a bird",
  "A PANDA EATS BAMBOO IN THE FOREST",
  "\n\n\na boat\n\n\nat sea\n",
  "Subject: an old man\nAction: he lights a pipe\nScene: a harbour pub",
  "a an the of in",
  "He.",
  "nothing",
  "It is what it is and that is all there is",
  GOOD,
  GOOD.replace("50 mm lens. ", ""),
  GOOD.replace("Static camera on a tripod.", "The camera is static and pans left."),
  "A dog runs over a field while a boy throws a red ball and laughs. ".repeat(80),
  "word ".repeat(1000),
  "👩‍🚀🚀🌕✨🔥🎬",
  "run",
  "DRAMATIC CLOSE-UP OF A DANCER!!! MAKE IT EPIC!!!",
  "function loop() { for (let i = 0; i < 10; i++) { console.log(i); } }",
  "SELECT * FROM users WHERE name = 'cat';",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "like this http://example.com/a.jpg but with a dog",
  "١٢٣٤ رجل يمشي في الصحراء عند الغروب",
  "ילדה רצה על החוף",
  "แมวดำนอนอยู่บนหลังคา",
  "Một con mèo ngồi trên mái nhà",
  "Żółty autobus jedzie przez mgłę",
  "γάτα στο παράθυρο",
  'A man says: "I never said that." A woman replies: "You did."',
  '"To be or not to be"',
  "She says: Hello. He says: Hello. She says: How are you? He says: Fine.",
  "No dogs, no cats, no people, no cars, no text, no music, nothing blurry.",
  "Not a man. Not a woman. Never a child.",
  "without sound, without colour, without motion",
  "A silent black and white film, static camera, no sound.",
  "00:00-00:02 a door opens. 00:02-00:04 a man enters. 00:04-00:08 he sits down.",
  "INT. KITCHEN - DAY. Mom cooks pasta. #cozy #family",
  "1. a fox\n2. a snowy wood\n3. slow push in",
  "| shot | action |\n|---|---|\n| wide | a ship sinks |",
  "<p>A <b>red</b> car &amp; a dog</p>",
  "a,b,c,d,e,f,g,h,i,j,k",
  "0123456789 3.14159 42",
  "\u0000\u200b\u200b a tree",
  "ａ ｃａｔ　ｏｎ　ａ　ｒｏｏｆ",
  "my dog playing in the park with my little brother, its sunny and they are happy",
  '{"prompt": "a cat", "negative_prompt": "dog", "steps": 30, "cfg": 7.5, "nested": {"a": [], "b": {}}}',
  '{"broken": "json", "a cat"',
  "Underwater desert campfire at midnight noon, silent shouting, static dolly, macro aerial, medieval laptop.",
  "Ein Film über die Freiheit, sehr schön und emotional, mit Musik",
  `${"A narrow street in an old town at night, lamps glow above the wet stones and a woman in a green coat hurries home. ".repeat(86)}`,
  `${GOOD} ${"Then the man turns round and waves. ".repeat(20)}`,
  `A woman says: ${"and then we went on and on ".repeat(12)}`,
];

describe("optimizePrompt", () => {
  it.each(ORIGINALS)("lifts to 85 and above, and says what it did: %.60s", (original) => {
    const before = scorePrompt(original);
    const { score, prompt, changes } = optimizePrompt(original);
    expect(score).toBeGreaterThanOrEqual(85);
    if (before.score < 100) expect(score).toBeGreaterThan(before.score);
    expect(scorePrompt(prompt)).toMatchObject({ score, contradictions: [] });
    expect(changes.length).toBeGreaterThan(0);
  });

  it.each([
    "Tokyo",
    "Ein alter Mann repariert ein rotes Fahrrad",
    "할머니가 부엌에서 김치를 담그고 있다",
    "Um gato preto dorme no telhado",
    '{"scene": {"subject": "an old man", "cameraMove": "pan"}}',
    "He.",
    "asdf qwer zxcv uiop",
  ])("puts no subject of its own beside the writer's: %s", (original) => {
    const { prompt, changes } = optimizePrompt(original);
    expect(prompt).not.toContain(STAND_IN);
    expect(changes.join(" ")).not.toContain("stands in");
  });

  it.each(["!!!!!!!!!!??", "something nice and cool", "close-up, slow pan, 85mm lens"])(
    "says that a subject must be chosen where none is named: %s",
    (original) => {
      const { prompt, changes } = optimizePrompt(original);
      expect(prompt).toContain(STAND_IN);
      expect(changes.join(" ")).toContain("choose who or what is seen");
    },
  );

  it("writes JSON out as sentences with all its values", () => {
    const { prompt } = optimizePrompt('{"shot": "wide", "mainSubject": ["a fox", "2 cubs"], "x": null}');
    expect(prompt.startsWith("Shot: wide. Main subject: a fox, 2 cubs.")).toBe(true);
  });

  it("rewords what contradicts and leaves no half phrase behind", () => {
    const { prompt } = optimizePrompt("A knight uses a smartphone in the Middle Ages.");
    expect(prompt).toContain("A knight uses a letter in the Middle Ages.");
  });

  it("takes idle sentences out of a prompt rather than all behind its opening, and says so", () => {
    const { prompt, changes } = optimizePrompt(
      "A majestic great white shark glides effortlessly through the crystal-clear waters of the ocean, its powerful body moving with grace and precision. The camera captures a steady and smooth perspective, following the shark's every movement as it navigates through vibrant coral reefs and schools of colorful fish. Sunlight filters down from the surface, casting a mesmerizing pattern of light and shadow on the ocean floor. The shark's sleek, silver-gray skin glistens in the dappled sunlight, and its sharp, piercing eyes scan the surroundings with an air of dominance and curiosity. The serene underwater world provides a stunning backdrop, highlighting the shark's elegance and the beauty of marine life. The overall mood is one of wonder, inviting the viewer to reflect on the majesty of nature. It is a testament to the power of the deep and leaves a lasting impression of awe and respect.",
    );
    expect(prompt).toContain("the shark's every movement as it navigates through");
    expect(changes.join(" ")).toContain("Sentences that tell of no picture");
  });

  it("leaves one camera move of many", () => {
    const { prompt } = optimizePrompt(
      "A boat. The camera pans left, tilts up, zooms in, cranes down and orbits.",
    );
    expect(prompt).toContain("The camera pans left.");
    expect(prompt).not.toMatch(/tilts|zooms|cranes|orbits/);
  });

  it("returns a prompt in which nothing is open as it is, and says so", () => {
    const { prompt } = optimizePrompt(GOOD);
    expect(prompt.startsWith(GOOD)).toBe(true);
    const again = optimizePrompt(prompt);
    expect(again.prompt).toBe(prompt);
    expect(again.changes).toEqual(["Nothing to mend: the prompt stands as it is."]);
  });

  it("keeps the writer's words, and moves what is not to be seen to the negative prompt", () => {
    const { prompt, negativePrompt } = optimizePrompt(
      'A man in red whispers "Follow me" on a street with no cars.',
    );
    expect(prompt).toContain("A man in red whispers: Follow me");
    expect(prompt).not.toMatch(/"|no cars/);
    expect(negativePrompt).toMatch(/^subtitles|cars/);
    expect(negativePrompt).toContain("cars");
  });
});

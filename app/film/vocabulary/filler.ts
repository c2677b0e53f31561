import type { Filler } from "./types";

const instead = (replacement: string, words: string): readonly Filler[] =>
  words.split(",").map((word) => ({ word: word.trim(), instead: replacement }));

/** Words of praise that name nothing a camera, lamp or microphone could be set to, and what to write instead. */
export const FILLER: readonly Filler[] = [
  ...instead(
    "name the light, colour or detail that makes it so",
    "stunning, stunningly, breathtaking, breathtakingly, mesmerizing, mesmerising, captivating, captivatingly, gorgeous, spectacular, magnificent, awe-inspiring, jaw-dropping, eye-catching, exquisite, exquisitely, dazzling, enchanting, beautifully, visually stunning, picturesque, incredible, incredibly, amazing, awesome, fantastic, wonderful, marvelous, marvellous, fabulous, superb, splendid, sublime, remarkable, extraordinary, unforgettable, iconic",
  ),
  ...instead(
    "name the size, the move or the music",
    "epic, grandiose, larger-than-life, monumental feel, blockbuster",
  ),
  ...instead(
    "name two measurable anchors, such as lens and light",
    "cinematic masterpiece, masterpiece, masterfully, award-winning, high-quality, best quality, top-notch, world-class, professional-grade, perfect, perfectly, flawless, flawlessly, ultra-detailed, insanely detailed, trending on artstation, 8k masterpiece",
  ),
  ...instead(
    "show the feeling as a visible sign",
    "evocative, evokes, evoking, emotional depth, palpable, soul-stirring, heart-wrenching, poignantly, profoundly, deeply moving, immersive, immersing, transports the viewer, invites the viewer, draws the viewer in, sense of wonder, sense of awe, sense of mystery",
  ),
  ...instead(
    "leave it out",
    "truly, very, really, absolutely, utterly, simply, literally, quite, rather, somewhat, seamlessly, effortlessly, intricate tapestry, rich tapestry, testament to, symphony of, dance of, interplay of, juxtaposition, a sense of, a feeling of, an air of, overall, in essence, showcasing, showcases, highlighting, emphasizing, adding to the, adding depth, creating a sense of, enhances the, enhancing the",
  ),
];

import { Clapperboard } from "lucide-react";
import type { FrameSketch } from "~/components/storyboard-frame";
import { clockOf } from "~/film/drama/screenplay";
import { PHASE_NAMES } from "~/film/drama/structure";
import { readFrame } from "~/film/frame-sketch";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { faultsOf } from "./faults.server";
import { FILES, promptList } from "./files.server";
import { instructions } from "./instructions.server";
import { styleLabel } from "./options";
import { type IntroScene, type MovieIntroInput, movieIntro, movieIntroInput } from "./schema";

const composer = warmed(() => import("./compose.server"));

const TITLE_CHARACTERS = 50;

const EXAMPLE: MovieIntroInput = {
  mainIdea:
    "A lighthouse keeper discovers a glowing message in a bottle during a storm and rows out to find its sender",
  consistentElements:
    "An old lighthouse keeper with a grey beard and a yellow oilskin coat, 35mm film look, teal and amber palette",
  introStyle: "netflix",
  introDuration: "60",
};

/** How a script is shown beside its own words. */
export interface MovieIntroView {
  styleLabel: string;
  /** Minutes and seconds: "3:00". */
  length: string;
  /** In seconds, to one decimal. */
  averageSceneSeconds: number;
  /** One a scene, in order. */
  frames: { sketch: FrameSketch; label: string; startsAt: string; part: string }[];
  /** Every prompt, numbered. */
  allPrompts: string;
}

const partName = (phase: string | undefined) => PHASE_NAMES[phase as keyof typeof PHASE_NAMES] ?? phase ?? "";

function frameOf(scene: IntroScene, elements: string) {
  const shows = scene.visualElements[0] ?? scene.prompt;
  const sketch = readFrame({
    camera: scene.cameraMovement,
    shows,
    where: `${scene.heading ?? ""}. ${scene.prompt.replace(elements, " ")}`,
    colours: scene.prompt,
  });
  return { sketch, label: `Scene ${scene.sceneNumber}: ${shows}. ${scene.cameraMovement}` };
}

export const movieIntroTool = defineTool({
  id: "movie-intro",
  path: "/movie-intro",
  api: "tools/movie-intro",
  label: "Movie Intro Script",
  purpose: "Cinematic intro scene sequences, from hook to title reveal.",
  icon: Clapperboard,
  badge: "grey",
  saved: true,
  input: movieIntroInput,
  output: movieIntro,
  emptyForm: { mainIdea: "", consistentElements: "", introStyle: "netflix", introDuration: "180" },
  title: ({ mainIdea }) =>
    `Movie Intro: ${[...mainIdea.replace(/\s+/g, " ")].slice(0, TITLE_CHARACTERS).join("")}...`,
  compose: async (input) => (await composer()).compose(input),
  instructions,
  material: ({ mainIdea, consistentElements }) => ({ mainIdea, consistentElements }),
  faults: faultsOf,
  reply: (_, output) => output,
  view({ consistentElements }, { scenes, style, totalDuration }): MovieIntroView {
    let start = 0;
    return {
      styleLabel: styleLabel(style),
      length: clockOf(totalDuration),
      averageSceneSeconds: Math.round((totalDuration / scenes.length) * 10) / 10,
      frames: scenes.map((scene) => {
        const startsAt = clockOf(start);
        start += scene.duration;
        return { ...frameOf(scene, consistentElements), startsAt, part: partName(scene.phase) };
      }),
      allPrompts: promptList({ scenes }),
    };
  },
  files: FILES,
  presets: [{ intent: "example", label: "Try", note: EXAMPLE.mainIdea }],
  fill: (intent) => (intent === "example" ? { values: { ...EXAMPLE } } : undefined),
  succeeded: ({ totalScenes, totalDuration }) => ({
    title: "Script Generated!",
    description: `Created ${totalScenes} scenes for your ${totalDuration}-second intro.`,
    kind: "success",
  }),
  failed: { title: "Generation Failed", message: "Failed to generate intro script" },
});

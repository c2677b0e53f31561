import { Palette } from "lucide-react";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { FILES } from "./files.server";
import { instructions } from "./instructions.server";
import { type MoodBoard, type MoodBoardInput, moodBoard, moodBoardInput } from "./schema";
import { type MoodBoardView, viewOf } from "./view.server";

const composer = warmed(() => import("./compose.server"));

/** Knows as much as the composer, and is asked only about a model's answer. */
const judge = () => import("./faults.server");

const TITLE_CHARACTERS = 50;

const EXAMPLE: MoodBoardInput = {
  concept:
    "A small organic coffee roastery: farmers harvest red beans at sunrise, a roaster turns the drum, and a barista pours latte art in a quiet cafe",
  genre: "commercial",
  targetAudience: "City dwellers between 25 and 40 who care where their coffee comes from",
  duration: "60",
  platform: "youtube",
};

export const moodBoardTool = defineTool({
  id: "mood-board",
  path: "/mood-board",
  api: "tools/mood-board",
  label: "Mood Board Generator",
  purpose: "Visual mood boards for your concept: colours, type, light, sound and prompts of one hand.",
  icon: Palette,
  badge: "grey",
  saved: true,
  input: moodBoardInput,
  output: moodBoard,
  emptyForm: {
    concept: "",
    genre: "commercial",
    targetAudience: "",
    duration: "60",
    platform: "youtube",
    additionalNotes: "",
  },
  title: ({ concept }) =>
    `Mood Board: ${[...concept.replace(/\s+/g, " ")].slice(0, TITLE_CHARACTERS).join("")}...`,
  compose: async (input) => (await composer()).compose(input),
  instructions,
  material: ({ concept, targetAudience, additionalNotes }) => ({ concept, targetAudience, additionalNotes }),
  faults: async (input, output) => (await judge()).faultsOf(input, output),
  reply: (_, output) => output,
  view: (input: MoodBoardInput, output: MoodBoard): MoodBoardView => viewOf(input, output),
  files: FILES,
  presets: [{ intent: "example", label: "Try", note: EXAMPLE.concept }],
  fill: (intent) => (intent === "example" ? { values: { ...EXAMPLE } } : undefined),
  succeeded: () => ({
    title: "Mood Board Generated!",
    description: "Your visual concept mood board is ready.",
    kind: "success",
  }),
  failed: { title: "Generation Failed", message: "Failed to generate mood board" },
});

import { AudioWaveform } from "lucide-react";
import { defineTool } from "../define-tool";
import { warmed } from "../warmed.server";
import { drawMix, type MixDrawing } from "./draw-mix.server";
import { faultsOf, instructions } from "./instructions.server";
import { STEP_INTENT } from "./options";
import { audioInput, audioOutput } from "./schema";

const composer = warmed(() => import("./compose.server"));

const EXAMPLE = {
  projectTitle: "The Letter",
  sceneContext: "An old fisherman rows his boat through fog at dawn and opens a letter",
  musicStyle: "Piano Solo",
  musicMood: "Melancholic & Sad",
  ambientSounds: ["Ocean Waves"],
  specificSounds: ["Paper Rustle", "Water Splash"],
  soundIntensity: "subtle",
  hasVoiceover: true,
  voiceGender: "Male",
  voiceAge: "Senior (50+)",
  dialogContent: "She wrote to me every winter. I never wrote back.",
  audioMixingStyle: "cinematic",
  audioTransitions: ["Reverb Tails"],
  volumeDynamics: "gradual-build",
  environmentType: "Beach or Coast",
  timeOfDay: "dawn",
  weatherConditions: "fog",
};

/** How a result is shown beside its own words. */
export interface AudioView {
  drawing: MixDrawing | null;
  /** The prompt's sentences, ready to paste. */
  promptText: string;
  projectTitle: string;
}

export const audioWizard = defineTool({
  id: "audio-wizard",
  path: "/audio-wizard",
  api: "tools/audio-wizard",
  label: "Audio Enhancement Wizard",
  purpose: "Audio specifications and sound design, from the music to the mix.",
  icon: AudioWaveform,
  badge: "grey",
  saved: false,
  input: audioInput,
  output: audioOutput,
  emptyForm: {},
  title: ({ projectTitle }) => `Audio: ${projectTitle}`,
  compose: async (input) => (await composer()).compose(input),
  instructions,
  material: (input) => ({ ...input }),
  faults: (input, { promptSentences }) => faultsOf(input, promptSentences),
  finish: async (input, output) => ({ ...output, mix: (await composer()).compose(input).mix }),
  reply: (_, output) => output,
  view: ({ projectTitle }, { mix, promptSentences }): AudioView => ({
    drawing: mix ? drawMix(mix) : null,
    promptText: promptSentences.map(({ text }) => text).join("\n"),
    projectTitle,
  }),
  presets: [{ intent: "example", label: "Try", note: EXAMPLE.sceneContext }],
  // A step is another look at the same form: its values come back as they were posted.
  fill: (intent, values) =>
    intent === STEP_INTENT ? { values } : intent === "example" ? { values: { ...EXAMPLE } } : undefined,
  succeeded: () => ({ title: "Audio Enhancement Complete!", kind: "success" }),
  failed: {
    title: "Generation Failed",
    message: "Failed to generate audio enhancement. Please try again.",
  },
});

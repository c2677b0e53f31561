import type { SoundRequest } from "./request";

/** A request with nothing chosen. */
export const BARE: SoundRequest = {
  projectTitle: "The Letter",
  sceneContext: "An old fisherman rows his boat through fog at dawn and opens a letter",
  musicInstruments: [],
  ambientSounds: [],
  specificSounds: [],
  audioTransitions: [],
  hasVoiceover: false,
  hasCharacterDialog: false,
  spatialAudio: false,
};
/** A voice-over with its words. */
export const SPOKEN: Partial<SoundRequest> = {
  hasVoiceover: true,
  dialogContent: "She wrote to me every winter.",
};

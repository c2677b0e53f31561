import { ENVIRONMENTS } from "./places";
import { type Rule, speaks } from "./rule";

/** From this reverberation time on, in seconds, syllables run into one another. */
const LONG_REVERB = 1.5;

/** What cannot be heard together of voices. */
export const VOICE_RULES: readonly Rule[] = [
  {
    id: "voice-without-voiceover",
    when: (r) =>
      !speaks(r) &&
      [r.voiceGender, r.voiceAge, r.voiceAccent, r.dialogContent].some((each) => each !== undefined),
    found: () => "A voice is described, but neither voice-over nor character dialogue is switched on.",
    did: () => "The mix has no voice. The casting stands under Voice for the day it is switched on.",
  },
  {
    id: "voiceover-without-words",
    when: (r) => r.hasVoiceover && r.dialogContent === undefined,
    found: () => "Voice-over is switched on, but there are no words to speak.",
    did: () => "The middle of the clip is kept clear for it. Write the words before the music is composed.",
  },
  {
    id: "child-of-another-age",
    when: (r) => r.voiceGender === "Child" && r.voiceAge !== undefined && r.voiceAge !== "Child (8-16)",
    found: (r) => `A child's voice cannot be of the age ${r.voiceAge}.`,
    did: () => "Cast as a child of 8 to 16: the voice type is what people hear first.",
    change: () => ({ voiceAge: "Child (8-16)" }),
  },
  {
    id: "elderly-of-another-age",
    when: (r) => r.voiceGender === "Elderly" && r.voiceAge !== undefined && r.voiceAge !== "Senior (50+)",
    found: (r) => `An elderly voice cannot be of the age ${r.voiceAge}.`,
    did: () => "Cast as Senior (50+): the voice type is what people hear first.",
    change: () => ({ voiceAge: "Senior (50+)" }),
  },
  {
    id: "hall-and-clear",
    when: (r) =>
      r.audioMixingStyle === "dialog-clear" &&
      r.hasCharacterDialog &&
      (ENVIRONMENTS[r.environmentType ?? ""]?.reverb ?? 0) >= LONG_REVERB,
    found: (r) => `Dialogue is to be clear in a place that rings (${r.environmentType}).`,
    did: () => "Voices are recorded close; the place is a send 15 dB beneath them, its pre-delay at 40 ms.",
  },
];

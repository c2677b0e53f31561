/** What the wizard offers: its steps and the lists of its fields. What each choice means is known to app/film/sound-design. */

export const STEPS = [
  { id: "setup", label: "Project Setup", fields: ["projectTitle", "sceneContext"] },
  {
    id: "music",
    label: "Music Design",
    fields: ["musicStyle", "musicMood", "musicTempo", "musicInstruments", "customMusicDescription"],
  },
  {
    id: "effects",
    label: "Sound Effects",
    fields: ["ambientSounds", "specificSounds", "soundIntensity", "customSoundDescription"],
  },
  {
    id: "voice",
    label: "Voice & Dialog",
    fields: [
      "hasVoiceover",
      "voiceGender",
      "voiceAge",
      "voiceAccent",
      "dialogContent",
      "hasCharacterDialog",
      "characterDialogDescription",
    ],
  },
  {
    id: "technical",
    label: "Technical Settings",
    fields: ["audioMixingStyle", "volumeDynamics", "spatialAudio", "audioTransitions"],
  },
  {
    id: "environment",
    label: "Environmental Audio",
    fields: ["environmentType", "timeOfDay", "weatherConditions", "locationSpecifics"],
  },
] as const;
export type StepId = (typeof STEPS)[number]["id"];

/** The button of every way to another step; where it leads stands in its address. */
export const STEP_INTENT = "step";

/** The step that a field stands on; the first for a field that is unknown. `name` may be a path into a list. */
export const stepOfField = (name: string): StepId =>
  STEPS.find(({ fields }) => (fields as readonly string[]).includes(name.replace(/[.[].*$/, "")))?.id ??
  "setup";

/** The fields that hold lists. */
export const LIST_FIELDS: readonly string[] = [
  "musicInstruments",
  "ambientSounds",
  "specificSounds",
  "audioTransitions",
];

/** The name of the file that a specification is downloaded as. */
export const SPECIFICATION_FILE = "audio-specification.txt";

export const MUSIC_STYLES = [
  "Cinematic Orchestral",
  "Electronic/Synth",
  "Acoustic Guitar",
  "Piano Solo",
  "Jazz",
  "Classical",
  "Rock",
  "Pop",
  "Ambient",
  "Minimalist",
  "Folk",
  "Hip-Hop",
] as const;

export const MUSIC_MOODS = [
  "Uplifting & Hopeful",
  "Dramatic & Intense",
  "Mysterious & Suspenseful",
  "Romantic & Tender",
  "Energetic & Dynamic",
  "Melancholic & Sad",
  "Peaceful & Calm",
  "Epic & Heroic",
  "Dark & Ominous",
  "Playful & Light",
] as const;

export const MUSIC_TEMPOS = [
  "Very Slow (60-70 BPM)",
  "Slow (70-90 BPM)",
  "Moderate (90-110 BPM)",
  "Medium (110-130 BPM)",
  "Fast (130-150 BPM)",
  "Very Fast (150+ BPM)",
] as const;

export const INSTRUMENTS = [
  "Piano",
  "Acoustic Guitar",
  "Electric Guitar",
  "Strings Section",
  "Solo Cello",
  "Brass Section",
  "Woodwinds",
  "Choir",
  "Synthesizer Pad",
  "Bass",
  "Drum Kit",
  "Orchestral Percussion",
] as const;

export const AMBIENT_SOUNDS = [
  "Room Tone",
  "City Traffic",
  "Crowd Walla",
  "Café Murmur",
  "Office Air Conditioning",
  "Forest Birdsong",
  "Night Insects",
  "Wind in Trees",
  "Rain",
  "Distant Thunder",
  "Ocean Waves",
  "River Stream",
  "Machinery Hum",
  "Crackling Fire",
] as const;

export const SPECIFIC_SOUNDS = [
  "Footsteps",
  "Door Open and Close",
  "Cloth Movement",
  "Object Handling",
  "Paper Rustle",
  "Glass Clink",
  "Keyboard and Mouse",
  "Phone Ring",
  "Vehicle Pass-By",
  "Water Splash",
  "Impact Hit",
  "Whoosh",
  "Riser",
] as const;

export const SOUND_INTENSITIES = ["subtle", "moderate", "prominent", "intense"] as const;
export const VOICE_GENDERS = ["Male", "Female", "Child", "Elderly"] as const;
export const VOICE_AGES = [
  "Young Adult (20-30)",
  "Middle-aged (30-50)",
  "Senior (50+)",
  "Child (8-16)",
] as const;
export const VOICE_ACCENTS = [
  "American",
  "British",
  "Australian",
  "Neutral",
  "Regional",
  "International",
] as const;
export const MIXING_STYLES = [
  "cinematic",
  "broadcast",
  "music-focused",
  "dialog-clear",
  "dynamic-range",
  "compressed",
] as const;
export const VOLUME_DYNAMICS = [
  "constant",
  "gradual-build",
  "dramatic-peaks",
  "fade-in-out",
  "crescendo",
] as const;
export const AUDIO_TRANSITIONS = [
  "Smooth Crossfades",
  "Sharp Cuts",
  "Echo Trails",
  "Reverb Tails",
  "Silence Gaps",
  "Overlap Layers",
] as const;
export const ENVIRONMENTS = [
  "Small Room",
  "Large Hall",
  "Office",
  "Café or Restaurant",
  "Studio",
  "City Street",
  "Suburban Neighbourhood",
  "Forest",
  "Beach or Coast",
  "Mountains",
  "Desert",
  "Vehicle Interior",
  "Underwater",
] as const;
export const TIMES_OF_DAY = [
  "dawn",
  "morning",
  "midday",
  "afternoon",
  "evening",
  "night",
  "late-night",
] as const;
export const WEATHER_CONDITIONS = [
  "clear",
  "sunny",
  "overcast",
  "light-rain",
  "heavy-rain",
  "thunderstorm",
  "windy",
  "snow",
  "fog",
] as const;

/** A value as the form shows it: "late-night" is "Late night". */
export function optionLabel(value: string): string {
  if (!/^[a-z]/.test(value)) return value;
  const words = value.replace(/-/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

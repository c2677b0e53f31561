/** How a voice is cast. `pitch` is its usual speaking pitch in Hz. */
export const VOICE_TYPES: Readonly<
  Record<string, { readonly says: string; readonly pitch: readonly [number, number] }>
> = {
  Male: { says: "man", pitch: [85, 155] },
  Female: { says: "woman", pitch: [165, 255] },
  Child: { says: "child", pitch: [250, 400] },
  Elderly: { says: "elderly person", pitch: [100, 220] },
};

export const VOICE_AGES: Readonly<Record<string, string>> = {
  "Young Adult (20-30)": "young",
  "Middle-aged (30-50)": "middle-aged",
  "Senior (50+)": "older",
  "Child (8-16)": "school-age",
};

/** What an accent asks of the speaker. */
export const VOICE_ACCENTS: Readonly<Record<string, { readonly says: string; readonly direction: string }>> =
  {
    American: {
      says: "an American accent",
      direction: "General American, r sounded, no regional colour unless asked",
    },
    British: {
      says: "a British accent",
      direction: "contemporary Southern British, consonants clear, not stage RP",
    },
    Australian: { says: "an Australian accent", direction: "General Australian, relaxed vowels" },
    Neutral: { says: "a neutral accent", direction: "no place can be guessed; even stress, plain vowels" },
    Regional: {
      says: "a regional accent",
      direction: "from where the scene plays; cast a native speaker, never an imitation",
    },
    International: {
      says: "a light international accent",
      direction: "fluent second-language English, unhurried, idioms avoided",
    },
  };

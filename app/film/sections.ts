/** The ten sections of a finished prompt, in the order they are shown. */
export const SECTION_KEYS = [
  "sceneDescription",
  "mainSubject",
  "visualStyle",
  "cameraMovement",
  "backgroundSetting",
  "lightingMood",
  "colorPalette",
  "audioCue",
  "dialogBackgroundNoise",
  "subtitlesLanguage",
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** What the user wants of one section: left out, or its n-th further version. */
export interface SectionWish {
  readonly dropped?: boolean;
  readonly take?: number;
}
export type SectionWishes = Partial<Record<SectionKey, SectionWish>>;

/** What the user wants of the whole. */
export interface DirectionWishes {
  readonly addVoice: boolean;
  readonly voiceText?: string;
  readonly soundGuide?: string;
  readonly addSubtitles: boolean;
  readonly addCinematic: boolean;
  readonly take: number;
}

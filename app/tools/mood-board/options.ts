/** What the form offers, as values with their labels. */
export const GENRES = [
  { value: "commercial", label: "Commercial/Advertisement" },
  { value: "narrative", label: "Narrative/Story" },
  { value: "documentary", label: "Documentary" },
  { value: "music-video", label: "Music Video" },
  { value: "corporate", label: "Corporate/Business" },
  { value: "social-media", label: "Social Media Content" },
  { value: "experimental", label: "Experimental/Artistic" },
  { value: "educational", label: "Educational/Tutorial" },
  { value: "event", label: "Event/Wedding" },
  { value: "animation", label: "Animation" },
] as const;
export type GenreValue = (typeof GENRES)[number]["value"];

export const PLATFORMS = [
  { value: "youtube", label: "YouTube" },
  { value: "instagram", label: "Instagram/Reels" },
  { value: "tiktok", label: "TikTok" },
  { value: "television", label: "Television/Broadcast" },
  { value: "cinema", label: "Cinema/Film Festival" },
  { value: "website", label: "Website/Landing Page" },
  { value: "presentation", label: "Presentation/Conference" },
  { value: "multiple", label: "Multiple Platforms" },
] as const;
export type PlatformValue = (typeof PLATFORMS)[number]["value"];

export const DURATIONS = [
  { value: "15", label: "15 seconds" },
  { value: "30", label: "30 seconds" },
  { value: "60", label: "1 minute" },
  { value: "180", label: "3 minutes" },
  { value: "300", label: "5 minutes" },
  { value: "600", label: "10 minutes" },
  { value: "1800", label: "30 minutes" },
  { value: "custom", label: "Custom/Variable" },
] as const;
export type DurationValue = (typeof DURATIONS)[number]["value"];

/** The parts of a result, in the order of its tabs. */
export const TABS = [
  { value: "overview", label: "Overview" },
  { value: "colors", label: "Colors" },
  { value: "visuals", label: "Visuals" },
  { value: "audio", label: "Audio" },
  { value: "production", label: "Production" },
] as const;
export type TabValue = (typeof TABS)[number]["value"];

/** What the colours of a palette are for, in the order they are shown. */
export const ROLES = [
  { value: "primary", label: "Primary" },
  { value: "secondary", label: "Secondary" },
  { value: "accent", label: "Accent" },
  { value: "background", label: "Background" },
  { value: "text", label: "Text" },
] as const;
export type RoleValue = (typeof ROLES)[number]["value"];

/** The label of an option; the value itself where it is not one of the list. */
export const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((each) => each.value === value)?.label ?? value;

/** The files a kept board can be had as. */
export const JSON_FILE = "mood-board.json";
export const SVG_FILE = "mood-board.svg";
export const PNG_FILE = "mood-board.png";

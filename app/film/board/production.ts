import type { Genre, Mood, PlaceClass } from "../vocabulary/types";

/** What a kind of project asks for where the concept leaves it open. */
export interface ProjectKind {
  readonly genre: Genre;
  readonly mood: Mood;
  /** Genres that the matter of a concept may bring in place of its own. */
  readonly open: "any" | readonly Genre[];
  /** Where it plays when nothing says so. */
  readonly place?: PlaceClass;
  /** What the viewer is to be left with, a sentence. */
  readonly aim: string;
}

/** Kinds of project by their value in the form. */
export const PROJECT_KINDS: Readonly<Record<string, ProjectKind>> = {
  commercial: {
    genre: "commercial",
    mood: "hopeful",
    open: [],
    aim: "Show the product in use within the first third and alone in the last frame; one promise, seen rather than said.",
  },
  narrative: {
    genre: "drama",
    mood: "intimate",
    open: "any",
    aim: "Give every shot a want and an obstacle; what changes between first and last frame is the story.",
  },
  documentary: {
    genre: "documentary",
    mood: "neutral",
    open: ["nature-documentary"],
    aim: "Frame as an observer: eye level, available light, sound of the place; label anything that is re-enacted or generated.",
  },
  "music-video": {
    genre: "music-video",
    mood: "energetic",
    open: [],
    aim: "Let one visual motif return on every chorus, changed a little each time; cut on the bar, break it once.",
  },
  corporate: {
    genre: "corporate",
    mood: "neutral",
    open: [],
    place: "indoor",
    aim: "Show people doing the work rather than posing with it; leave clean space for a lower third in every second shot.",
  },
  "social-media": {
    genre: "slice-of-life",
    mood: "playful",
    open: ["food", "sports", "family"],
    aim: "Put the most telling picture into the first second, and let it work with the sound off.",
  },
  experimental: {
    genre: "experimental",
    mood: "mysterious",
    open: [],
    aim: "Choose one rule for picture and one for sound, keep both, and break one of them once.",
  },
  educational: {
    genre: "educational",
    mood: "calm",
    open: [],
    place: "indoor",
    aim: "One idea a shot: show it whole, then close, then in use; keep a quiet background behind what must be understood.",
  },
  event: {
    genre: "family",
    mood: "joyful",
    open: [],
    aim: "Cover hands, faces and the room in turn; the small moments between the planned ones carry the film.",
  },
  animation: {
    genre: "family",
    mood: "playful",
    open: "any",
    aim: "Fix line, surface and number of colours before the first clip, and repeat them word for word in every prompt.",
  },
};

/** Where a film is shown, and what that asks of its frames. */
export interface Platform {
  readonly aspect: "16:9" | "9:16";
  readonly asks: string;
}

/** Platforms by their value in the form. Veo renders 16:9 and 9:16 only. */
export const PLATFORMS: Readonly<Record<string, Platform>> = {
  youtube: {
    aspect: "16:9",
    asks: "16:9. Keep the lower right corner free of anything that matters: the length of the video stands there on the thumbnail.",
  },
  instagram: {
    aspect: "9:16",
    asks: "9:16. Keep the upper and the lower fifth free of titles and faces, because the interface covers them.",
  },
  tiktok: {
    aspect: "9:16",
    asks: "9:16. Keep the right edge and the lower quarter free, because buttons and caption cover them; the first second decides.",
  },
  television: {
    aspect: "16:9",
    asks: "16:9. Keep titles within the inner 90 % of the frame, action within 93 %; dialogue leads the mix.",
  },
  cinema: {
    aspect: "16:9",
    asks: "16:9 from the generator; compose so that a crop to 1.85:1 or 2.39:1 loses nothing. Small details read on a big screen, so hold shots longer.",
  },
  website: {
    aspect: "16:9",
    asks: "16:9, silent by default. Make the last frame match the first so that it loops, and keep one third calm for a headline over it.",
  },
  presentation: {
    aspect: "16:9",
    asks: "16:9. Strong contrast and large shapes for a projector in a lit room; no fine text.",
  },
  multiple: {
    aspect: "16:9",
    asks: "Compose for 16:9 with the subject inside the middle 9:16, and render key shots in both; do not crop the rest.",
  },
};

import { EFFECTS_AND_TECHNIQUES } from "./effects-and-techniques";
import type { InspirationGroup } from "./entry";
import { STORYTELLING } from "./storytelling";
import { THEMES_AND_STORIES } from "./themes-and-stories";
import { VIDEO_STYLES } from "./video-styles";

/** Every group, in the order of the page. */
export const INSPIRATION_GROUPS: readonly InspirationGroup[] = [
  VIDEO_STYLES,
  THEMES_AND_STORIES,
  EFFECTS_AND_TECHNIQUES,
  STORYTELLING,
];

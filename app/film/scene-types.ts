import { STORY_SCENES } from "./scene-types/of-people-and-places";
import { PRODUCT_SCENES } from "./scene-types/of-products";
import type { SceneType } from "./scene-types/scene-type";

export type { Editing, SceneType } from "./scene-types/scene-type";

/** In the order in which they are offered: the mark and the moving camera first, hours that pass last. */
const OFFERED: readonly string[] = [
  "logo-animation",
  "one-continuous-take",
  "montage",
  "product-reveal",
  "environment-transform",
  "product-demonstration",
  "unboxing",
  "lifestyle-moment",
  "before-and-after",
  "macro-study",
  "character-moment",
  "dialogue-scene",
  "establishing-shot",
  "food-preparation",
  "time-lapse",
];

/** Kinds of scene that short films for brands, products and places are built on. */
export const SCENE_TYPES: readonly SceneType[] = [...PRODUCT_SCENES, ...STORY_SCENES].sort(
  (a, b) => OFFERED.indexOf(a.id) - OFFERED.indexOf(b.id),
);

const key = (text: string) =>
  text
    .toLowerCase()
    .replace(/\(.*?\)/g, "")
    .replace(/[\s_-]+/g, " ")
    .trim();

/** The scene type a text names, by id or label, however it is spaced and cased; undefined for a type of one's own. */
export function findSceneType(text: string): SceneType | undefined {
  return SCENE_TYPES.find(({ id, label }) => key(id) === key(text) || key(label) === key(text));
}

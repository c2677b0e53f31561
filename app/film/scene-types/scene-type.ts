/** Kinds of scene that short films for brands, products and places are built on. */

/** One unbroken shot, or several joined by cuts. */
export type Editing = "one shot" | "cuts";

export interface SceneType {
  readonly id: string;
  readonly label: string;
  /** What it does for the viewer, one short sentence. */
  readonly does: string;
  readonly editing: Editing;
  /**
   * The scene told in one sentence, for whoever left that to us: `{first}`, `{middle}` and `{last}` stand for key
   * elements as objects of the sentence; what stands between brackets goes where there is no middle.
   */
  readonly told: string;
  /** The same with a single key element, `{first}`. */
  readonly toldOfOne: string;
  /** What is seen in the first beat, where an element is met, and in the last; `{e}` is the element as an object. */
  readonly open: readonly string[];
  readonly meet: readonly string[];
  readonly close: readonly string[];
  /** The last beat where there is a brand, `{b}`. */
  readonly closeOnBrand: readonly string[];
  /** Key elements that such a scene is often built on; `{b}` is the brand or product, "the product" without one. */
  readonly elements: readonly string[];
  /** Sizes and moves of the vocabulary, by id, that serve it; the likeliest first. */
  readonly sizes: readonly string[];
  readonly moves: readonly string[];
  /** Names of music styles in the vocabulary that carry it, the likeliest first. */
  readonly music: readonly string[];
}

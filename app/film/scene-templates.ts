/** A scene to start from: what it is of, how it looks, and how long it runs. */
export interface SceneTemplate {
  id: string;
  label: string;
  sceneType:
    | "logo-animation"
    | "one-continuous-take"
    | "montage"
    | "product-reveal"
    | "environment-transform";
  /** What must be seen, one thing an entry. */
  keyElements: string[];
  /** What to put in place of the brand. */
  brandProduct: string;
  baseStyle: string;
  /** Seconds, 6 to 15. */
  duration: number;
  /** The scene in two sentences, to be changed by the one who uses it. */
  idea: string;
}

/** Six scenes that advertisements are often built on. */
export const SCENE_TEMPLATES: readonly SceneTemplate[] = [
  {
    id: "logo-to-product",
    label: "Logo to product",
    sceneType: "logo-animation",
    keyElements: ["embossed logo on matte paper", "ink lifting off the page", "finished product on a plinth"],
    brandProduct: "your brand's logo and product",
    baseStyle: "clean studio product film, soft grey sweep",
    duration: 8,
    idea: "The embossed logo of your brand lifts off matte paper as ink and folds itself into the finished product on a plinth. Soft grey studio sweep, slow push-in, one warm key light from the left.",
  },
  {
    id: "box-to-studio",
    label: "Box to studio",
    sceneType: "environment-transform",
    keyElements: ["closed cardboard box", "panels unfolding", "furnished photo studio"],
    brandProduct: "your product in its box",
    baseStyle: "tactile stop-motion look, paper and wood textures",
    duration: 10,
    idea: "A closed cardboard box on a bare floor unfolds panel by panel until it has become a furnished photo studio with your product in its middle. Tactile stop-motion look, locked-off wide shot, paper creaks and settles.",
  },
  {
    id: "bottle-to-festival",
    label: "Bottle to festival",
    sceneType: "one-continuous-take",
    keyElements: ["cold glass bottle", "drop running down the label", "festival field at dusk"],
    brandProduct: "your drink",
    baseStyle: "warm dusk documentary, shallow focus",
    duration: 12,
    idea: "A drop runs down a cold glass bottle of your drink, and as the camera pulls back the bottle stands on a crate in a festival field at dusk. String lights come on, warm amber and violet, distant drums.",
  },
  {
    id: "light-to-car",
    label: "Light to car",
    sceneType: "product-reveal",
    keyElements: ["single line of light", "wet black floor", "car silhouette"],
    brandProduct: "your car",
    baseStyle: "low-key automotive film, hard edges, deep blacks",
    duration: 8,
    idea: "A single line of light travels through darkness and draws the silhouette of your car on a wet black floor. Low angle, slow arc, cold white on deep blue, the tick of cooling metal.",
  },
  {
    id: "paint-swirl-logo",
    label: "Paint swirl logo",
    sceneType: "logo-animation",
    keyElements: ["two colours of paint", "swirl under glass", "logo formed of paint"],
    brandProduct: "your brand's logo",
    baseStyle: "macro liquid film, top light, saturated colour",
    duration: 6,
    idea: "Two colours of paint swirl under glass and settle into your brand's logo. Macro from straight above, top light, vermilion into cream, a soft liquid hush.",
  },
  {
    id: "city-in-a-box",
    label: "City in a box",
    sceneType: "montage",
    keyElements: ["wooden box with a lid", "miniature city rising", "windows lighting up one by one"],
    brandProduct: "your service",
    baseStyle: "miniature tilt-shift, evening light",
    duration: 15,
    idea: "The lid of a wooden box opens and a miniature city rises out of it, its windows lighting up one by one for your service. Tilt-shift look, slow crane up, blue evening with warm windows, faint traffic.",
  },
];

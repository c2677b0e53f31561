import type { BackdropName } from "./backdrops";
import type { DetailKind } from "./subject-details";

/** Which pools a kind of subject and a kind of place draw on. */
export const DETAIL_POOL: Partial<Record<DetailKind, string>> = {
  bird: "plumage",
  fish: "scale",
  insect: "shell",
  reptile: "hide",
  mythic: "hide",
  plant: "leafage",
  building: "masonry",
  landscape: "relief",
  cosmos: "heavens",
  texture: "fluid",
  interior: "room",
  robot: "machine",
};

export const SETTING_POOLS: Record<BackdropName, { readonly near: string; readonly far: string }> = {
  tabletop: { near: "surface", far: "kitchen" },
  room: { near: "flooring", far: "furnishing" },
  bathroom: { near: "washbasin", far: "washroom" },
  desk: { near: "desktop", far: "study" },
  studio: { near: "backing", far: "backing" },
  road: { near: "paving", far: "roadside" },
  rail: { near: "trackside", far: "trackside" },
  air: { near: "cloudscape", far: "cloudscape" },
  water: { near: "waterscape", far: "waterscape" },
  riverside: { near: "riverbank", far: "riverbank" },
  street: { near: "paving", far: "roadside" },
  building: { near: "paving", far: "open" },
  field: { near: "meadow", far: "meadow" },
  forest: { near: "woodland", far: "woodland" },
  savanna: { near: "plain", far: "plain" },
  jungle: { near: "rainforest", far: "rainforest" },
  polar: { near: "icescape", far: "icescape" },
  sea: { near: "reef", far: "reef" },
  garden: { near: "garden", far: "garden" },
  landscape: { near: "open", far: "open" },
  space: { near: "orbit", far: "orbit" },
  surface: { near: "ground", far: "ground" },
  plain: { near: "tone", far: "tone" },
};

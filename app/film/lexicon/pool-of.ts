import type { BackdropName } from "./backdrops";
import type { DetailKind } from "./subject-details";

/** Which pools a kind of subject and a kind of place draw on. */
export const DETAIL_POOL: Record<DetailKind, string> = {
  person: "cloth",
  mammal: "limb",
  bird: "plumage",
  fish: "scale",
  insect: "shell",
  reptile: "hide",
  mythic: "hide",
  vehicle: "bodywork",
  food: "flesh",
  drink: "flesh",
  object: "part",
  plant: "leafage",
  building: "masonry",
  landscape: "relief",
  cosmos: "heavens",
  texture: "fluid",
  interior: "room",
  robot: "machine",
  unknown: "any",
};

export const SETTING_POOLS: Record<BackdropName, { readonly near: string; readonly far: string }> = {
  tabletop: { near: "surface", far: "behind" },
  room: { near: "surface", far: "behind" },
  studio: { near: "backing", far: "backing" },
  road: { near: "paving", far: "roadside" },
  rail: { near: "trackside", far: "trackside" },
  air: { near: "cloudscape", far: "cloudscape" },
  water: { near: "waterscape", far: "waterscape" },
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

/** Which adjectives go with a pool of details; pools whose phrases carry their own take none. */
export const DETAIL_ADJECTIVES: Readonly<Record<string, string>> = { part: "worn", limb: "coat" };

import type { Subject } from "../reading/subjects";
import type { SubjectScale } from "../vocabulary/types";
import type { BackdropName } from "./backdrops";
import type { DetailKind } from "./subject-details";

/** Where each kind of subject is likely found, how big it stands before a lens, and what a lens sees on it. */
type Thing = NonNullable<Subject["thing"]>;
type Animal = NonNullable<Subject["animal"]>;

export const BACKDROP_OF_THING: Record<Thing, BackdropName> = {
  food: "tabletop",
  drink: "tabletop",
  table: "tabletop",
  kitchen: "tabletop",
  bathroom: "bathroom",
  room: "room",
  electronics: "desk",
  instrument: "room",
  toy: "room",
  sport: "studio",
  road: "road",
  rail: "rail",
  air: "air",
  water: "water",
  street: "street",
  building: "building",
  plant: "garden",
  landscape: "landscape",
  cosmos: "space",
  texture: "surface",
  art: "studio",
  weapon: "studio",
};
export const DETAIL_OF_THING: Record<Thing, DetailKind> = {
  food: "food",
  drink: "drink",
  table: "object",
  kitchen: "object",
  bathroom: "object",
  room: "object",
  electronics: "object",
  instrument: "object",
  toy: "object",
  sport: "object",
  road: "vehicle",
  rail: "vehicle",
  air: "vehicle",
  water: "vehicle",
  street: "object",
  building: "building",
  plant: "plant",
  landscape: "landscape",
  cosmos: "cosmos",
  texture: "texture",
  art: "object",
  weapon: "object",
};
export const SCALE_OF_THING: Partial<Record<Thing, SubjectScale>> = {
  road: "vehicle",
  rail: "vehicle",
  air: "vehicle",
  water: "vehicle",
  building: "building",
  landscape: "landscape",
  cosmos: "cosmic",
  texture: "tiny",
};
export const BACKDROP_OF_ANIMAL: Record<Animal, BackdropName> = {
  pet: "garden",
  farm: "field",
  woodland: "forest",
  savanna: "savanna",
  jungle: "jungle",
  polar: "polar",
  sea: "sea",
  bird: "field",
  insect: "garden",
  reptile: "forest",
  mythic: "landscape",
  any: "field",
};
export const DETAIL_OF_ANIMAL: Record<Animal, DetailKind> = {
  pet: "mammal",
  farm: "mammal",
  woodland: "mammal",
  savanna: "mammal",
  jungle: "mammal",
  polar: "mammal",
  sea: "fish",
  bird: "bird",
  insect: "insect",
  reptile: "reptile",
  mythic: "mythic",
  any: "mammal",
};

import type { Band } from "./music";

/** A sound of the world: what a prompt says of it, and where it lies in spectrum and space. */
export interface SoundSource {
  /** A clause that can stand in a prompt. */
  readonly says: string;
  /** Where most of its energy lies. */
  readonly band: Band;
  readonly image: string;
  /** Heard where there is no air: water and structure carry it. */
  readonly underwater?: boolean;
  /** How long it lasts, in seconds; {@link USUAL_SECONDS} where it is not said. */
  readonly seconds?: number;
  /** How its level goes: it rings off after its start, holds, or climbs to its end. */
  readonly shape?: "decay" | "held" | "rising";
  /** Belongs to open air. */
  readonly outdoor?: boolean;
}

/** Common length of a single sound, in seconds. */
export const USUAL_SECONDS = 1;

/** Beds, grouped as the Universal Category System and AudioSet group ambiences: rooms, towns, nature, weather, machines. */
export const AMBIENT_SOUNDS: Readonly<Record<string, SoundSource>> = {
  "Room Tone": { says: "quiet room tone", band: [60, 800], image: "full width, even" },
  "City Traffic": {
    says: "city traffic passes in a steady wash",
    band: [40, 1200],
    image: "full width, moving",
    outdoor: true,
  },
  "Crowd Walla": {
    says: "a crowd murmurs without a clear word",
    band: [200, 4000],
    image: "wide, thinned at the centre",
  },
  "Café Murmur": {
    says: "low table talk and cups on saucers",
    band: [200, 6000],
    image: "wide, thinned at the centre",
  },
  "Office Air Conditioning": {
    says: "air conditioning breathes overhead",
    band: [80, 1000],
    image: "centre and above",
  },
  "Forest Birdsong": {
    says: "birds call from tree to tree",
    band: [2000, 8000],
    image: "single calls far left and right, high",
    outdoor: true,
  },
  "Night Insects": {
    says: "crickets pulse in the grass",
    band: [3500, 8000],
    image: "full width, low",
    outdoor: true,
  },
  "Wind in Trees": {
    says: "wind moves through leaves",
    band: [200, 5000],
    image: "full width, slow drift",
    outdoor: true,
  },
  Rain: { says: "steady rain falls on hard ground", band: [400, 12000], image: "full width", outdoor: true },
  "Distant Thunder": {
    says: "thunder rolls far off",
    band: [25, 200],
    image: "off-centre, behind",
    outdoor: true,
  },
  "Ocean Waves": {
    says: "waves break and draw back over pebbles",
    band: [60, 6000],
    image: "full width, rolling left to right",
    outdoor: true,
  },
  "River Stream": {
    says: "a stream runs over stones",
    band: [300, 8000],
    image: "30 % to one side",
    outdoor: true,
  },
  "Machinery Hum": {
    says: "machinery hums at one low pitch",
    band: [50, 500],
    image: "centre, set back",
    underwater: true,
  },
  "Crackling Fire": { says: "a fire crackles and settles", band: [100, 9000], image: "20 % to one side" },
};

/** Single sounds, grouped likewise: Foley, doors, objects, communications, vehicles, water, impacts, designed. */
export const SPECIFIC_SOUNDS: Readonly<Record<string, SoundSource>> = {
  Footsteps: {
    says: "footsteps land one after another",
    seconds: 3,
    shape: "held",
    band: [100, 5000],
    image: "follows the feet on screen",
  },
  "Door Open and Close": {
    says: "a door opens on its hinge and latches shut",
    seconds: 2,
    shape: "held",
    band: [80, 4000],
    image: "where the door stands",
  },
  "Cloth Movement": {
    says: "cloth moves with each gesture",
    seconds: 2,
    shape: "held",
    band: [500, 8000],
    image: "on the person",
  },
  "Object Handling": {
    says: "hands lift an object and set it down",
    seconds: 2,
    shape: "held",
    band: [200, 6000],
    image: "on the hands",
    underwater: true,
  },
  "Paper Rustle": {
    says: "paper rustles under fingers",
    seconds: 2,
    shape: "held",
    band: [1000, 10000],
    image: "on the hands",
  },
  "Glass Clink": { says: "glass touches glass once", band: [2000, 12000], image: "on the object" },
  "Keyboard and Mouse": {
    says: "keys tap in short bursts",
    seconds: 3,
    shape: "held",
    band: [800, 8000],
    image: "on the desk",
  },
  "Phone Ring": {
    says: "a phone rings twice",
    seconds: 3,
    shape: "held",
    band: [600, 5000],
    image: "on the phone",
  },
  "Vehicle Pass-By": {
    says: "a vehicle passes from left to right",
    seconds: 3,
    shape: "held",
    band: [50, 3000],
    image: "left to right in 2 s, pitch falling as it passes",
    outdoor: true,
  },
  "Water Splash": {
    says: "water splashes once and drips",
    band: [300, 10000],
    image: "where it happens",
    underwater: true,
  },
  "Impact Hit": {
    says: "one deep impact lands",
    band: [30, 3000],
    image: "centre, sub in mono",
    underwater: true,
  },
  Whoosh: { says: "air whooshes past", band: [200, 8000], image: "follows the move", underwater: true },
  Riser: {
    says: "a riser climbs to the cut",
    seconds: 3,
    shape: "rising",
    band: [200, 12000],
    image: "opens from centre to full width",
    underwater: true,
  },
};

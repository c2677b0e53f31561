import type { Band } from "./music";

/** How a place sounds. */
export interface Acoustics {
  readonly kind: "indoor" | "outdoor" | "underwater";
  /** Reverberation time to -60 dB, in seconds, for a place of common size. */
  readonly reverb: number;
  readonly says: string;
  /** Beds that belong to it, where the request names none. */
  readonly beds: readonly string[];
  /** Beds that cannot come from it. */
  readonly foreign?: readonly string[];
}

/**
 * Places with their reverberation time: rooms after common values of room acoustics (offices 0.5 to 0.8 s, restaurants
 * about 0.8 s, halls 1.8 to 2.2 s, studios below 0.3 s); outdoors what single reflections leave.
 */
export const ENVIRONMENTS: Readonly<Record<string, Acoustics>> = {
  "Small Room": {
    kind: "indoor",
    reverb: 0.4,
    says: "close walls, early reflections under 10 ms",
    beds: ["Room Tone"],
  },
  "Large Hall": {
    kind: "indoor",
    reverb: 2,
    says: "a long, even tail with 30 ms of pre-delay",
    beds: ["Room Tone"],
  },
  Office: {
    kind: "indoor",
    reverb: 0.6,
    says: "soft ceiling, hard desks, short flutter",
    beds: ["Office Air Conditioning"],
  },
  "Café or Restaurant": { kind: "indoor", reverb: 0.8, says: "hard floor and glass", beds: ["Café Murmur"] },
  Studio: { kind: "indoor", reverb: 0.2, says: "dry and close, nothing of the room", beds: ["Room Tone"] },
  "City Street": {
    kind: "outdoor",
    reverb: 0.9,
    says: "slap from the facades at 60 to 120 ms",
    beds: ["City Traffic"],
    foreign: ["Ocean Waves", "River Stream"],
  },
  "Suburban Neighbourhood": {
    kind: "outdoor",
    reverb: 0.3,
    says: "open, one late reflection from a house front",
    beds: ["Wind in Trees"],
    foreign: ["Ocean Waves"],
  },
  Forest: {
    kind: "outdoor",
    reverb: 0.7,
    says: "diffuse scatter from trunks, highs gone beyond 20 m",
    beds: ["Wind in Trees", "Forest Birdsong"],
    foreign: ["Ocean Waves", "City Traffic", "Café Murmur", "Office Air Conditioning"],
  },
  "Beach or Coast": {
    kind: "outdoor",
    reverb: 0.1,
    says: "no reflections, wide and bright",
    beds: ["Ocean Waves"],
    foreign: ["City Traffic", "Café Murmur", "Office Air Conditioning"],
  },
  Mountains: {
    kind: "outdoor",
    reverb: 1.6,
    says: "single echoes after 0.8 to 1.5 s",
    beds: ["wind moves over bare rock"],
    foreign: ["Ocean Waves", "City Traffic", "Café Murmur", "Office Air Conditioning"],
  },
  Desert: {
    kind: "outdoor",
    reverb: 0.1,
    says: "dry, near sounds very near, nothing behind them",
    beds: [],
    foreign: [
      "Ocean Waves",
      "River Stream",
      "Forest Birdsong",
      "Wind in Trees",
      "City Traffic",
      "Café Murmur",
      "Office Air Conditioning",
    ],
  },
  "Vehicle Interior": {
    kind: "indoor",
    reverb: 0.1,
    says: "boxy resonance at 120 to 250 Hz, outside low-passed at 1.5 kHz",
    beds: ["the engine hums evenly and the tyres hiss"],
  },
  Underwater: {
    kind: "underwater",
    reverb: 0.5,
    says: "low-passed at 800 Hz, no direction, pressure in the sub-bass",
    beds: [],
  },
};

/** What an hour adds to a bed. */
export const HOURS: Readonly<Record<string, string>> = {
  dawn: "sparse first birds, air still; background 6 dB below midday",
  morning: "activity building, light and bright",
  midday: "the fullest background of the day",
  afternoon: "steady activity, softer highs",
  evening: "the sounds of the day thin out, single ones carry further",
  night: "background 8 to 10 dB below midday; near sounds feel nearer",
  "late-night": "almost nothing: one distant source, long gaps",
};

/** What a weather sounds like. */
export interface WeatherSound {
  readonly says: string;
  /** Its clause in a prompt, where it is heard at all. */
  readonly clause?: string;
  /** Its clause from within a vehicle. */
  readonly inside?: string;
  /** Where most of its energy lies, in Hz. */
  readonly band?: Band;
  readonly rain?: boolean;
  /** Beds that it makes needless. */
  readonly replaces?: readonly string[];
  /** Beds in which it is heard already. */
  readonly heardIn?: readonly string[];
}

export const WEATHER: Readonly<Record<string, WeatherSound>> = {
  clear: { says: "no weather sound of its own" },
  sunny: { says: "no weather sound of its own; insects and birds where there are any" },
  overcast: { says: "no weather sound of its own; distances a little duller" },
  "light-rain": {
    says: "fine drops, 2 to 8 kHz, single drips near the microphone",
    clause: "light rain ticks on every surface",
    inside: "light rain ticks on the roof",
    band: [2000, 8000],
    rain: true,
    replaces: ["Rain"],
  },
  "heavy-rain": {
    says: "broadband wash from 400 Hz up, held well beneath speech because it covers the consonants",
    clause: "heavy rain drums on every surface",
    inside: "heavy rain drums on the roof",
    band: [400, 12000],
    rain: true,
    replaces: ["Rain"],
  },
  thunderstorm: {
    says: "rain wash, one thunder roll at 30 to 120 Hz placed where nobody speaks",
    clause: "rain beats down and thunder rolls",
    inside: "rain beats on the roof and thunder rolls outside",
    band: [30, 12000],
    rain: true,
    replaces: ["Rain", "Distant Thunder"],
  },
  windy: {
    says: "gusts at 100 to 600 Hz, slow level moves of 4 to 6 dB",
    clause: "wind gusts and falls away",
    inside: "wind buffets the body of the car",
    band: [100, 600],
    heardIn: ["Wind in Trees", "wind moves over bare rock"],
  },
  snow: { says: "muffled: highs above 6 kHz and far sounds are absorbed" },
  fog: { says: "far sounds dull and without direction" },
};

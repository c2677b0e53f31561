import type { DetailKind } from "../lexicon/subject-details";
import type { PlaceClass } from "../vocabulary/types";

/** One near sound for a subject of which the idea tells no audible action. `{s}` is the subject as an object. */
const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Near sounds where air does not carry them as it does elsewhere. */
export const EFFECTS_IN: Partial<Record<PlaceClass, readonly string[]>> = {
  space: lines(`
    [a deep|a slow|a rising] [synthesiser tone|resonant pulse|sub-bass note] [swells|turns|opens] with {s}
    [a faint|a thin|a clipped] [chirp|burst|flicker] of telemetry [comes and goes|crackles once]
    [a glassy|a metallic|a hollow] overtone [glides past|bends and fades] with {s}`),
  underwater: lines(`
    [small bubbles|a string of bubbles|a single bubble] [pop|tick|wobble up] past {s}
    [a soft rush|a muffled swish|a low push] of water [follows|trails] {s}
    [a distant|a dull|a rounded] [thrum|boom|click] [travels|rolls] through the water`),
};

export const EFFECTS_OF: Record<DetailKind, readonly string[]> = {
  person: lines(`
    [cloth|fabric] [rustles|brushes|shifts] [close|once|lightly] as {s} moves
    [a measured|one slow|a short] breath and the [scuff|creak|tap] of [a sole|leather] [place|mark] {s} nearby`),
  mammal: lines(`
    [a soft snort|a quick sniff|a low breath|a shake of fur] from {s} [sits|comes] [close|forward|up front]
    [soft weight|a light tread|one step] presses [lightly|once|twice] on the ground beneath {s}`),
  bird: lines(`
    [wings|feathers|quills] [flutter|rustle|whirr] [close|once|briefly] around {s}
    [a short call|a single chirp|two clear notes] from {s} [cuts through|carries]`),
  fish: lines(`
    [a soft rush|a muffled swish|a low push] of water [follows|trails] {s}
    [small bubbles|a string of bubbles] [pop|fizz|tick] past {s}`),
  insect: lines(`
    [a thin|a papery|a dry] [buzz|whirr|flutter] [rises|hovers] around {s}
    [tiny|faint|dry] [ticks|scrapes] mark each [step|landing] of {s}`),
  reptile: lines(`
    [dry|leathery] [scales|skin] [rasp|scrape] as {s} shifts
    [a soft hiss|a slow exhalation|a wet click] comes from {s}`),
  mythic: lines(`
    [a deep|a chest-deep|a rumbling] [exhalation|growl] rolls out of {s}
    the ground [thuds|shudders] under the [weight|tread] of {s}`),
  vehicle: lines(`
    [metal|a panel|the frame|suspension] [ticks|creaks|settles] on {s}, [dry|dull|bright] and [close|brief|small]
    [an engine note|a low mechanical hum|a soft metallic rattle] [comes off|rises from|marks] {s}`),
  food: lines(`
    [a crisp|a moist|a small|a brittle] [crackle|snap|crunch|tear] comes from {s}, [close to the microphone|very near|right up front]
    [a crust|a peel|a skin] of {s} [crackles|splits|gives] [once|softly]`),
  drink: lines(`
    [bubbles|a pour|a droplet] [ticks|fizzes|trickles] [close|softly] in {s}
    [a clink|a light tap] of [glass|ceramic] rings off {s}`),
  object: lines(`
    [a faint|one small|a dry|a hollow] [knock|tap|creak|click] comes from {s}[ and stops| at the start|, close and dry|, then fades]
    [a soft scrape|a short rattle|a light thud|a muted clack] marks the [weight|material|edge] of {s}
    [one|a single|an early] [dull|bright|papery|woody|metallic] [tick|tap|creak] [belongs to|comes off|escapes] {s}`),
  plant: lines(`
    [leaves|petals|stems] of {s} [brush|whisper|rustle] [together|once|faintly]
    [a drop|a dry leaf|a seed] [falls|ticks down|lands] beside {s}`),
  building: lines(`
    [a hinge|a beam|a gutter|a loose slate] on {s} [creaks|ticks|knocks] [once|now and then|slowly]
    [an echo|a dull knock|a groan of timber] [comes back|returns] from {s}`),
  landscape: lines(`
    [a pebble|a branch|loose grit] [clatters|cracks|trickles] somewhere [near|close by|in front]
    [one long gust|a swell of air|a distant rumble] [passes over|rolls across] {s}`),
  cosmos: lines(`
    [a slow|a deep|a rising] [synthesiser tone|resonant hum|pulse] [swells|turns] with {s}
    [a faint|a thin] [crackle|chirp] of telemetry [comes and goes|flickers]`),
  texture: lines(`
    [a wet|a bright|a soft|a glassy] [pop|hiss|patter|plink] [follows|comes from|marks] {s}
    [fine|tiny|liquid] [ticks|drips|crackles] [scatter|spread] out from {s}`),
  interior: lines(`
    [a door|a pipe|a floorboard|a vent] [ticks|creaks|knocks] [once|twice|faintly] [at the far end|along one wall|out of view]
    [a small|a single|a hollow] [echo|knock] [runs|travels] through {s}`),
  robot: lines(`
    [servos|hydraulics|cooling fans] [whine|hiss|spin up] inside {s}
    [a metallic|a hollow] [clank|click] [marks|answers] each movement of {s}`),
  unknown: lines(`
    [a small|a soft|a single|a dry] [click|rustle|tap|knock] [comes|lands] [close to the microphone|up front|near the lens]
    [a light scrape|a short rustle|one clear tap] [marks|follows] the movement`),
};

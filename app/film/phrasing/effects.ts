import type { BackdropName } from "../lexicon/backdrops";
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
    [a faint|a thin|a bright] [pulse|shimmer|ping of tone] [comes and goes|rises once|falls away]
    [a glassy|a metallic|a hollow] overtone [glides past|bends and fades] with {s}`),
  underwater: lines(`
    [small bubbles|a string of bubbles|a single bubble] [pop|tick|wobble up] past {s}
    [a soft rush|a muffled swish|a low push] of water [follows|trails] {s}
    [a distant|a dull|a rounded] [thrum|boom|click] [travels|rolls] through the water`),
};

/** Near sounds that a place makes by itself, for things that make none while nobody handles them. */
export const EFFECTS_AT: Partial<Record<BackdropName, readonly string[]>> = {
  tabletop: lines(`
    [a tap|a pan|a cooling oven|a kettle] [ticks|clicks|pings] [once|twice|as it cools|as it settles]
    one drop [falls into|strikes|rings in] [the sink|a steel basin|an enamel bowl|standing water]
    [a refrigerator|a boiler|a pilot light|an extractor] [shudders and stops|clicks over|cuts in|drops in pitch]
    [a window|a cupboard door|a shutter] [rattles|knocks|taps] [faintly|once|in its frame|on its catch]
    [the hot plate|a gas flame|the stove pipe] [murmurs|ticks|flutters|pings] [behind the door|in the next room|low down]
    [stacked plates|hanging pans|jar lids|spoons in a jar] [settle|chime|tick] [together|by a hair]`),
  room: lines(`
    [a floorboard|a radiator|a stair|a window frame|a door] [ticks|creaks|settles|clicks] [once|twice|as it warms|as it cools|in the quiet]
    [a clock|a pipe|a blind cord|a sash weight] [ticks|knocks|taps] [behind the wall|in the next room|against the frame]
    [a curtain|a blind|loose paper] [stirs|brushes the sill|taps the frame] [in the draught|once|and settles]
    [rafters|old boards|wall panels|window seats] [crack|creak|tick] [overhead|far off|one after another]
    [the wind|a passing tram|the lift|a distant door] [hums in|shivers|nudges|reaches] [the pane|the glass|the hall|the walls]`),
  bathroom: lines(`
    [a tap|a shower head|a pipe] [lets go one drop|drips twice|ticks as it cools|knocks in the wall]
    water [gurgles|trickles|drains] [away|down a pipe|behind the tiles|in the waste]`),
  desk: lines(`
    [a blind|a vent|a lamp|a drive] [ticks|clicks|hums up|spins down] [once|and settles|in the quiet]
    [a chair|a shelf|a desk drawer] [creaks|settles|ticks] [by itself|under its load|as the room warms]`),
  studio: lines(`
    [a lamp housing|a stand|a fixture|a reflector] [ticks|creaks|pings] [as it warms|as it cools|overhead|once]
    [a ventilation flap|a ceiling grid|a transformer] [clicks|settles|hums up] [far above|at the edge of hearing|and stops]`),
  street: lines(`
    [a shutter|a sign|a railing] [taps|creaks|rings] [once|in a light gust|out of sight|along the wall]
    [dry leaves|dead twigs|paper scraps] [scuttle|skitter|scrape|hiss] [along the kerb|over the paving|past]`),
  road: lines(`
    [grit|a loose stone|a dry leaf] [ticks|skitters|hisses] [over the asphalt|along the verge|against the kerb]
    [a sign|a wire|a barrier] [hums|creaks|taps] [in the wind|as air passes|once]`),
  garden: lines(`
    [leaves|stems|seed heads|bean canes] [rustle|tap|knock|brush] [together|in a light gust|against wood|and settle]
    [a gate|a pot|a trellis|a bean pole] [ticks|settles|creaks] [in the sun|once|by the wall]`),
  building: lines(`
    [a shutter|a roof slate|a weathervane|a beam] [ticks|knocks|creaks] [once|in the wind|slowly|and stops]
    [gravel|ivy|a dry branch] [shifts|rustles|scrapes] [by the wall|against stone|near the door]`),
  water: lines(`
    [a rope|a mooring|a plank|a block] [creaks|knocks|strains] [once|as the swell passes|against wood]
    [a wave|a ripple|the wash] [slaps|claps|folds] [under the hull|against wood|and draws back]`),
  riverside: lines(`
    [a rope|a plank|a landing stage] [creaks|knocks] [once|against wood|as the water lifts]
    [a ripple|the current] [slaps|sucks|gurgles] [under the bank|at a root|round a stone]`),
  surface: lines(`
    [a fine|a soft|a dry] [hiss|tick|grain of sound] [follows|marks|trails] the movement`),
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
    [a soft|a light|a brief|a slow] [stir|brush|movement] of air [passes|crosses] [close to the microphone|from left to right|and is gone]
    [a faint|a low|a far] [thrum|resonance|hum] [swells|rises] and [fades|sinks] [with the movement|once|below hearing]`),
};

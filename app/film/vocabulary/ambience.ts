import { bars, list } from "./fit";
import type { Ambience, Axes } from "./types";

function ambience(id: string, suits: Axes, says: string, clauses: string): Ambience {
  return { id, suits, says: list(says), clauses: bars(clauses) };
}

/**
 * Beds of sound by kind of place, weather and hour, for scenes that no setting names. Grouped as field
 * recordists group them: room tones, streets, nature, water, air, machines, crowds excepted.
 */
export const AMBIENCES: readonly Ambience[] = [
  // Rooms
  ambience(
    "room-tone",
    { places: ["indoor"] },
    "room tone, quiet room, interior",
    `a soft room tone hums under everything | the room carries a low, even hush | air moves faintly through the room and settles | a floorboard ticks as the room cools`,
  ),
  ambience(
    "home-quiet",
    { places: ["indoor"], terrains: ["home"] },
    "at home, household",
    `a refrigerator hums two rooms away | a wall clock ticks behind the quiet of the house | pipes knock once and the house goes quiet again | muffled street sound leaks through the window frame`,
  ),
  ambience(
    "large-hall",
    { places: ["indoor"], terrains: ["public", "sacred", "historic"] },
    "hall, echoing, atrium",
    `every small sound blooms and decays in the high space | a long, cool reverberation hangs under the roof | a distant door closes and its echo takes its time`,
  ),
  ambience(
    "office",
    { places: ["indoor"], terrains: ["work"] },
    "workplace",
    `air conditioning breathes steadily overhead | machines idle behind a partition in a soft whir | a ventilation hum fills the gaps between sounds`,
  ),
  ambience(
    "industrial-hum",
    { terrains: ["industrial"] },
    "industrial, machinery",
    `a deep electrical hum holds beneath distant metal knocks | compressors cycle somewhere behind the walls | sheet metal ticks as it warms`,
  ),
  ambience(
    "night-room",
    { places: ["indoor"], times: ["night", "dusk"] },
    "quiet night indoors",
    `the night presses quietly at the windows | a clock and a faint electrical hum share the dark room | timber creaks as the building settles for the night`,
  ),
  ambience(
    "rain-on-roof",
    { places: ["indoor"], weathers: ["rain", "storm"] },
    "rain on the roof, rain on the window",
    `rain drums on the roof and trickles along the gutter | drops patter against the glass in uneven bursts | a downpipe gurgles beyond the wall`,
  ),
  ambience(
    "wind-at-window",
    { places: ["indoor"], weathers: ["wind", "snow"] },
    "wind outside",
    `wind pushes at the window frame and whistles under the door | gusts lean on the walls and let go`,
  ),
  // Streets
  ambience(
    "city-day",
    { places: ["outdoor"], terrains: ["urban", "public"], times: ["morning", "midday", "afternoon"] },
    "city, downtown, busy street",
    `traffic rolls past in waves and brakes sigh at the corner | a city hum of engines and distant horns fills the air | tyres hiss over asphalt, and a far siren rises and fades | the low roar of the city bounces between the facades`,
  ),
  ambience(
    "city-night",
    { places: ["outdoor"], terrains: ["urban", "public"], times: ["night", "dusk", "sunset"] },
    "city at night",
    `late traffic passes in single long breaths | a transformer buzzes above a quiet street | the city murmurs a few blocks away, bass notes first | tyres whisper over the road and a siren fades far off`,
  ),
  ambience(
    "city-rain",
    {
      places: ["outdoor"],
      terrains: ["urban", "suburban", "public", "industrial"],
      weathers: ["rain", "storm"],
    },
    "rainy city, rainy street",
    `rain hisses on asphalt and tyres drag water along the kerb | gutters gurgle while drops tick on metal awnings | water runs from a broken downpipe in a steady rope`,
  ),
  ambience(
    "suburb",
    { places: ["outdoor"], terrains: ["suburban", "home"] },
    "suburb, neighborhood, neighbourhood",
    `sprinklers tick across a lawn and a mower drones streets away | leaves stir over a quiet road | a gate clicks in the breeze and a distant car changes gear`,
  ),
  ambience(
    "village",
    { places: ["outdoor"], terrains: ["rural", "historic"] },
    "village, countryside",
    `wind combs the grass beside the lane | a bell sounds once across the fields and fades | dry stalks rustle and a loose shutter taps | the open country is quiet enough to hear the breeze arrive`,
  ),
  ambience(
    "construction",
    { places: ["outdoor"], terrains: ["industrial", "urban"] },
    "construction",
    `a compressor chugs and steel rings against steel | distant hammering echoes off concrete`,
  ),
  // Nature
  ambience(
    "forest-day",
    {
      places: ["outdoor"],
      terrains: ["forest"],
      times: ["dawn", "morning", "midday", "afternoon", "golden-hour"],
    },
    "woodland sounds",
    `leaves rustle high in the canopy and a branch creaks | a light wind moves through the crowns like slow surf | twigs tick and drop through the understorey | the forest hushes, then stirs again overhead`,
  ),
  ambience(
    "forest-night",
    { places: ["outdoor"], terrains: ["forest", "rural", "wetland"], times: ["night", "dusk"] },
    "forest at night, woods at night",
    `night air sifts through the branches | the trees creak softly against each other in the dark | a low wind moves through the undergrowth and stops`,
  ),
  ambience(
    "meadow",
    {
      places: ["outdoor"],
      terrains: ["grassland", "rural"],
      times: ["morning", "midday", "afternoon", "golden-hour", "sunset"],
    },
    "prairie wind, open field",
    `tall grass brushes against itself in long waves | a warm breeze passes over the field and dies away | seed heads rattle lightly in the wind`,
  ),
  ambience(
    "mountain-wind",
    { places: ["outdoor"], terrains: ["mountain"] },
    "mountain air, high altitude",
    `thin wind whistles across the ridge | gusts roll up the slope and fall silent in the lee | a stone clicks down the scree, and its echo follows | cold air moans through a gap in the rock`,
  ),
  ambience(
    "desert-wind",
    { places: ["outdoor"], terrains: ["desert"] },
    "desert wind",
    `dry wind hisses over the sand in thin veils | grains tick against stone | heat lies silent on the ground until a gust lifts the dust | a hot breeze drags across the open flats`,
  ),
  ambience(
    "tropical",
    { places: ["outdoor"], terrains: ["tropical"] },
    "jungle sounds, rainforest sounds",
    `broad leaves drip and clap together in the damp air | water trickles behind a wall of foliage | palm fronds rattle like paper in the breeze`,
  ),
  ambience(
    "wetland",
    { places: ["outdoor"], terrains: ["wetland"] },
    "marsh sounds, swamp sounds",
    `reeds whisper against each other over still water | bubbles break the surface one at a time | water laps in the rushes`,
  ),
  ambience(
    "polar",
    { places: ["outdoor"], terrains: ["polar"] },
    "arctic wind, antarctic wind",
    `wind scours the ice with a dry hiss | the ice sheet groans far below and settles | loose snow streams over the crust like poured salt`,
  ),
  ambience(
    "snow-quiet",
    { places: ["outdoor"], weathers: ["snow"] },
    "falling snow, snowfall",
    `falling snow muffles everything to a soft hush | a clump of snow slides from a branch and thuds | the cold air is quiet enough to hear flakes land`,
  ),
  ambience(
    "cave",
    { terrains: ["underground"] },
    "cave sounds, dripping",
    `drops fall into unseen water and ring off the walls | a slow draught sighs along the rock | each drip echoes twice before the next`,
  ),
  // Weather
  ambience(
    "gentle-rain",
    { places: ["outdoor"], weathers: ["rain"] },
    "raining, light rain, drizzle, gentle rain, heavy rain",
    `rain patters on leaves and ground in a steady wash | drops tick on every surface at their own pitch | a fine rain whispers, and runoff trickles past`,
  ),
  ambience(
    "thunderstorm",
    { places: ["outdoor"], weathers: ["storm"] },
    "thunder, thunderstorm, storm sounds",
    `thunder rolls in from far away and shakes the air | wind drives the rain in sheets and thunder answers | a long growl of thunder travels from one side to the other`,
  ),
  ambience(
    "strong-wind",
    { places: ["outdoor"], weathers: ["wind"] },
    "windy, gusts, strong wind",
    `wind buffets in uneven gusts and whistles at the edges | a steady wind roars low and rises in bursts | loose things rattle as the gusts come through`,
  ),
  ambience(
    "fog-hush",
    { places: ["outdoor"], weathers: ["fog"] },
    "foghorn, foggy quiet",
    `fog dulls every sound to felt | moisture drips from edge to ground, slow and irregular | distant sound arrives soft and from every side`,
  ),
  // Hours
  ambience(
    "dawn-quiet",
    { places: ["outdoor"], times: ["dawn"] },
    "dawn chorus, early quiet",
    `the air is still and carries sound a long way | the first breeze of the day stirs and drops | dew drips from leaf to leaf in the quiet before sunrise`,
  ),
  ambience(
    "midday-heat",
    { places: ["outdoor"], times: ["midday"], weathers: ["clear"] },
    "midday heat",
    `the noon air buzzes faintly with heat | everything is quiet under the high sun but a dry rustle`,
  ),
  ambience(
    "evening-air",
    { places: ["outdoor"], times: ["golden-hour", "sunset", "dusk"] },
    "evening quiet",
    `the evening breeze drops and distances go quiet | warm air settles, and far sounds come clear | a light wind turns over the last warmth of the day`,
  ),
  ambience(
    "night-air",
    { places: ["outdoor"], times: ["night"] },
    "night sounds, quiet night",
    `night air hangs still over a faint, far hum | a cool breeze stirs and the dark goes quiet again | small rustles come and go in the night`,
  ),
  ambience(
    "open-air",
    { places: ["outdoor"] },
    "outdoors, open air",
    `a light breeze passes across open ground | soft wind and distant space fill the background | the open air carries a faint, shifting rustle | a breath of wind comes and goes`,
  ),
  // Water
  ambience(
    "surf",
    { terrains: ["coast"] },
    "waves, surf, ocean sounds, sea sounds, seaside",
    `waves break and draw back over the shingle | surf rolls in a slow, even rhythm | foam fizzes as each wave slides back | a heavy swell booms against rock farther along`,
  ),
  ambience(
    "lapping",
    { terrains: ["water"] },
    "lapping water, calm water",
    `small waves lap and suck at the edge | water slaps lightly against a hard side | ripples tick along the waterline in the breeze`,
  ),
  ambience(
    "stream",
    { places: ["outdoor"], terrains: ["forest", "mountain", "rural"] },
    "stream, brook, babbling brook",
    `water chatters over stones nearby | a stream runs bright and quick over gravel`,
  ),
  ambience(
    "underwater",
    { places: ["underwater"] },
    "underwater sounds, submerged",
    `muffled currents rumble low, and bubbles flutter upward | the water presses close, every sound rounded and slow | a deep, filtered hush surrounds everything | faint clicks travel through the water from far away`,
  ),
  // Air, space, machines
  ambience(
    "high-air",
    { terrains: ["sky"] },
    "high altitude wind",
    `high wind rushes past in one broad stream | thin air whistles softly and the ground is silent far below | moving air roars, then thins to a hiss`,
  ),
  ambience(
    "space-hush",
    { places: ["space"] },
    "silence of space, outer space sound",
    `a low, sub-audible drone stands in for the silence | faint radio static drifts over a deep hum | a soft tonal hum swells and recedes in the void | muted vibration travels as if through a hull`,
  ),
  ambience(
    "ship-interior",
    { places: ["indoor"], terrains: ["vehicle"] },
    "cabin hum, inside a vehicle",
    `an engine drones beneath the floor | panels buzz in sympathy with the motor | air hisses from a vent above a steady low rumble`,
  ),
  ambience(
    "studio-quiet",
    { places: ["studio"] },
    "studio silence",
    `the studio is treated and still, every close sound crisp | a hush of soft walls surrounds the subject | a faint electrical hum sits under the quiet`,
  ),
  ambience(
    "tonal-bed",
    { places: ["studio", "space"] },
    "abstract sound, drone sound",
    `a soft tonal bed swells and thins with the movement | low harmonics shimmer and slide beneath the picture`,
  ),
  ambience(
    "temple-quiet",
    { terrains: ["sacred"] },
    "temple sounds",
    `a bowl-like resonance hangs in the cool air | a hush gathers under the vault and holds | a wooden beam creaks high above the silence`,
  ),
  ambience(
    "magic-place",
    { terrains: ["fantastic"] },
    "magical sounds",
    `a faint glassy shimmer rides on the air | the air hums softly, as if a string had just been plucked | a slow chime-like overtone fades in and out`,
  ),
  ambience(
    "toy-world",
    { mediums: ["stop-motion", "paper-craft", "pixel-art"] },
    "toy sounds",
    `small papery rustles and wooden clicks fill the set | a light, close scrape and tap keep the miniature world alive`,
  ),
];

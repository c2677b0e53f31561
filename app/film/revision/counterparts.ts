import type { Marker } from "../lexicon/markers";

/**
 * What the words of the side that gives way become, so that the sentence around them stands. A pattern matches the
 * word or phrase as it was found; the first that fits is taken. An empty wording takes the phrase out.
 */
export type Counterparts = readonly (readonly [found: RegExp, instead: string])[];

const rows = (text: string): Counterparts =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [found = "", instead = ""] = line.split(">").map((part) => part.trim());
      return [new RegExp(`^(?:${found})$`, "i"), instead] as const;
    });

const TO_NIGHT = rows(`
  sunlight|daylight|sunshine|.* sun(?:light)? > moonlight
  sunlit|sunny|sun-drenched > moonlit
  midday|noon|high noon > midnight
  daytime|broad day > night-time
  blue sky > dark sky
  sunbeams?|sun rays? > moonbeams
  in the sun > in the moonlight
  under the sun > under the moon
  morning|mid-morning|afternoon > night`);
const TO_DAY = rows(`
  moonlight|starlight > daylight
  moonlit|starlit > sunlit
  nights?|nite|nighttime|night-time > daytime
  midnight > midday
  starry > clear
  moonless > cloudless
  nocturnal > daytime
  under the stars|under the moon > under the open sky
  after dark > in daylight`);
const TO_DAWN = rows(`
  sunset|sundown|dusk|twilight|nightfall|evening|late afternoon > dawn
  blue hour > early morning
  setting sun > rising sun`);
const TO_EVENING = rows(`
  dawn|sunrise|daybreak|first light|pre-dawn > dusk
  mornings?|early morning > evening`);
const TO_LOW_SUN = rows(`
  midday|noon|high noon > evening
  overhead sun > low sun`);
const TO_NOON = rows(`
  dusk|sunset|evening|twilight|nightfall|sundown|blue hour|late afternoon > midday
  setting sun > high sun`);
const TO_STILL = rows(`
  camera .* > camera holds steady
  handheld|hand-held|steadicam > steady
  tracking shot|crane shot|orbit(?:ing)? shot|drone shot|arc shot|dolly shot|panning shot|fpv > steady shot
  (?:\\w+)ing(?: (?:left|right|up|down|in|out|back))? > holding
  \\w+s(?: (?:left|right|up|down|in|out|back))? > holds
  .* > hold`);
const TO_MOVING = rows(`
  camera .* > camera stays smooth
  still frame|fixed frame|locked frame|static shot > smooth shot
  static camera|stationary camera|locked camera|fixed camera > smooth camera
  tripod > smooth support
  .* > smooth`);
const TO_SLOW = rows(`
  fast|rapid|frantic|breakneck|high-speed|lightning-fast > slow
  faster > slower
  quickly|rapidly|frantically > slowly
  speeding > gliding
  fast-paced > slow-paced
  hyperlapse > slow motion`);
const TO_FAST = rows(`
  slow|leisurely|unhurried|sluggish > fast
  slowly|sluggishly > quickly
  slow motion|slo-mo|slowmo > real time`);
const TO_SLOW_MOTION = rows(`time[- ]lapse|timelapse|hyperlapse|fast motion|sped[- ]up > slow motion`);
const TO_TIME_LAPSE = rows(`slow motion|slo-mo|slowmo|slow mo > time-lapse`);
const TO_QUIET = rows(`
  silent|soundless|mute > hushed
  silence > a hush
  silently > softly
  muted audio|no sound|without sound|no audio > hushed sound`);
const TO_COLOURLESS = rows(`
  colou?rful|multi-?colou?red|rainbow[- ]colou?red > many-toned
  vibrant colou?rs?|vivid colou?rs?|saturated colou?rs?|full colou?r|technicolor > rich grey tones
  neon pink > pale grey`);
const TO_COLOUR = rows(`
  black and white|black & white|b&w|monochrome|monochromatic|gr[ae]yscale > full-colour
  desaturated to grey > graded in colour
  colou?rless > coloured`);
const TO_WATER = rows(`
  wind|breeze|breezy > current
  dust > silt
  dusty > silty
  sand dunes?|dunes? > sand ridges
  desert > sandy seabed
  rain|raindrops > rising bubbles
  snowfall > drifting plankton
  campfire|bonfire|candles?|wildfire > dive lamp
  candlelight > lamplight
  blue sky > bright surface overhead
  clouds? > shoal
  dry grass|meadow|grassland > seagrass`);
const TO_VACUUM = rows(`
  wind|breeze|breezy > drifting dust
  rain > ice crystals
  birdsong|thunder > radio hum
  mist|fog|haze > faint nebula
  clouds? drift > nebulae glow
  rustling leaves > fluttering foil
  dust motes? > ice crystals`);
const TO_WIDE = rows(`
  macro lens > wide lens
  macro|microscopic > wide
  extreme close-?up > wide shot`);
const TO_TIGHT = rows(`
  aerial view|aerial shot|drone view|drone shot|flyover|satellite view > close view
  aerial|drone > close
  bird's[- ]eye > overhead close
  from the air > from close by`);
const TO_WINDOW = rows(`
  under the sky > under a window full of sky
  horizon > horizon through a window
  blue sky > blue sky through a window
  open sky > open sky through a window
  starry sky > starry sky through a window
  night sky > night sky through a window
  clear sky > clear sky through a window
  clouds overhead > clouds through a window
  sky above > sky through a window`);
const TO_SUMMER = rows(`
  winter|wintry > summer
  snowy|snow-covered|icy|frosty > sunlit
  snowfall|blizzard|snowstorm > warm rain`);
const TO_WINTER = rows(`
  summer|summertime|midsummer > winter
  heatwave > cold snap
  heat haze > cold mist
  scorching > freezing`);
const TO_WET = rows(`
  sunny|sunlit|sun-drenched > overcast
  clear sky|blue sky > grey sky
  cloudless > clouded
  bright sun|sunshine > dull light`);
const TO_CLEAR = rows(`
  rainy|raining|overcast|stormy|foggy > clear
  downpour|rainstorm|thunderstorm|drizzle|heavy rain > sunshine
  storm clouds > open sky`);
const TO_PERIOD = rows(`
  smartphones?|cell phones?|selfie > letter
  laptops?|computers? > ledger
  television|tv > oil lamp
  internet|wi-fi > messenger
  drones?|helicopters? > falcon
  neon sign > painted sign
  neon|leds? > lantern
  electric cars? > carriage
  skyscrapers? > tower
  robots? > clockwork figure`);

/** For each marker that may give way to another: `[the side that stays, the side that gives way]` as `stays>gives`. */
export const COUNTERPARTS: Readonly<Partial<Record<`${Marker}>${Marker}`, Counterparts>>> = {
  "night>day": TO_NIGHT,
  "day>night": TO_DAY,
  "dawn>evening": TO_DAWN,
  "evening>dawn": TO_EVENING,
  "evening>noon": TO_LOW_SUN,
  "noon>evening": TO_NOON,
  "staticCamera>movingCamera": TO_STILL,
  "movingCamera>staticCamera": TO_MOVING,
  "slow>fast": TO_SLOW,
  "fast>slow": TO_FAST,
  "slowMotion>timeLapse": TO_SLOW_MOTION,
  "timeLapse>slowMotion": TO_TIME_LAPSE,
  "speaking>silent": TO_QUIET,
  "monochrome>colourful": TO_COLOURLESS,
  "colourful>monochrome": TO_COLOUR,
  "underwater>dry": TO_WATER,
  "space>air": TO_VACUUM,
  "aerial>macro": TO_WIDE,
  "macro>aerial": TO_TIGHT,
  "indoor>sky": TO_WINDOW,
  "summer>winter": TO_SUMMER,
  "winter>summer": TO_WINTER,
  "wetWeather>sunnyWeather": TO_WET,
  "sunnyWeather>wetWeather": TO_CLEAR,
  "past>modern": TO_PERIOD,
};

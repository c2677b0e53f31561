/**
 * Sentence frames. Brackets offer choices, angle brackets draw from pools.ts; braces are filled in: `{size}` a shot
 * size, `{angle}` an adverbial or term, `{idea}` the user's own words, `{s}` the subject as an object, `{S}` at the start,
 * `{is}` its verb, `{light}`, `{lens}`, `{look}`, `{style}`, `{c1}` to `{c3}` colours, `{move}` the user's camera words.
 */
const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

export const OPENINGS_WITH_NOUN = lines(`
  {size}, {angle}: {idea}
  {size} of {idea}, {angle}
  {angle}, {size}: {idea}
  {size} {angle}: {idea}`);
export const OPENINGS_WITH_CLAUSE = lines(`
  {size}, {angle}: {idea}
  {size}, {angle}. {Idea}
  {angle}, {size}: {idea}
  {size} {angle}: {idea}`);
export const OPENINGS_BARE = ["{Idea}"];
export const OPENINGS_SIZE_NOUN = lines(`
  {size} of {idea}
  {size}: {idea}`);
export const OPENINGS_SIZE_CLAUSE = lines(`
  {size}: {idea}
  {size}. {Idea}`);
export const OPENINGS_ANGLE = lines(`
  [Seen|Filmed|Framed|Viewed] {angle}: {idea}
  {angle}: {idea}`);

/** Light by its name and what it does; `{shade}` is the pool of shadows that a soft or a hard source throws. */
export const LIGHT_FRAMES = lines(`
  {light}, <{shade}>
  {light}, <{shade}>
  {light}; <{shade}>`);
/** The light is the idea's own: only what it does is told. */
export const OWN_LIGHT_FRAMES = lines(`
  in that light, <{shade}>, <{shade}>
  light: <{shade}>, <{shade}>`);

export const PALETTE_FRAMES = lines(`
  palette: {c1}, {c2}, {c3}
  colours: {c1}, {c2}, {c3}
  {c1} against {c2}, {c3} accents
  {c1}, {c2}, {c3} accents
  {c1} shadows, {c2} mid-tones, {c3} highlights
  {c1} and {c2}, {c3} between them
  mostly {c1}, then {c2} and {c3}`);
export const PALETTE_OPENINGS = lines(`
  {c1} against {c2}, {c3} accents
  {c1} and {c2}, accents of {c3}
  {c1} shadows, {c2} mid-tones, {c3} highlights`);

/** Lens and one or two notes on the recorded picture: its tones, its edges. `{depth}` is drawn from DEPTHS by shot size. */
export const STYLE_FRAMES = lines(`
  {lens}, <tone>
  {lens}, <edge>
  <tone>, {lens}
  <edge>, {lens}`);
export const STYLE_OPENINGS = lines(`
  <tone>, <edge>, {lens}
  <edge>, {lens}
  <tone>, {lens}`);
export const PLAIN_STYLE_FRAMES = lines(`
  [shot|filmed|recorded] plainly on {alens}, {depth}
  documentary look, {lens}, {depth}
  {lens}, {depth}`);

/** What depth of field does in a wide, a middle and a close frame. */
export const DEPTHS = {
  wide: [
    "deep focus front to back",
    "everything sharp to the horizon",
    "focus held deep",
    "near and far both sharp",
    "foreground and distance in focus",
    "a deep stop, all planes legible",
  ],
  middle: [
    "background a little soft",
    "moderate depth of field",
    "the background one step out of focus",
    "focus on the subject, surroundings readable",
    "depth enough to read the place",
    "the far planes easing out of focus",
    "focus gently separating near from far",
  ],
  close: [
    "shallow focus",
    "background dissolved",
    "only the near edge sharp",
    "a narrow plane of focus",
    "everything behind reduced to soft shapes",
    "focus a few centimetres deep",
    "the background a wash of tone",
  ],
} as const;
/** A style that is of the photograph: "documentary style", "black and white". */
export const PHOTOGRAPHED_STYLE_FRAMES = lines(`
  {style}, {depth}, on {lens}
  {style}, [shot|filmed] on {lens}, {depth}
  {style} on {lens}, {depth}`);
export const MEDIUM_FRAMES = lines(`
  {style}: {look}, composed as if through {lens}
  {style}, framed as if through {lens}
  {style} with the perspective of {lens}; {look}`);

/** What the idea's own camera words become. */
export const OWN_MOVE_FRAMES = lines(`
  camera: {move}, <pace>
  one camera move: {move}, <pace>`);
export const OWN_STATIC_FRAMES = lines(`
  locked-off camera on a tripod: {s} {move}
  the camera is static and keeps {s} {move}
  static tripod shot, {s} {move} from first frame to last`);
export const OWN_STATIC_OTHER = lines(`
  static tripod camera [on|facing|square to] {s}: {move}
  locked-off camera, {move}
  the camera is static on {s}, {move}`);
export const OWN_FOCUS_FRAMES = lines(`
  locked-off camera; {move} [onto|toward] {s}
  the camera is static; {move} [from foreground to|from near detail to] {s}`);
export const OWN_EFFECT_FRAMES = lines(`
  the camera is handheld, {move}, [jolting|juddering|trembling] near {s}
  handheld camera stays on {s} {move}`);
export const OWN_ANGLE_FRAMES = lines(`
  [the framing is|the set-up is|the composition keeps to] a {move}
  [arranged|laid out|composed|staged] as a {move}`);

export const SOUND_FRAMES = lines(`
  sound: {a}
  audio: {a}`);
export const GUIDED_SOUND_FRAMES = lines(`
  [under|beneath|behind] it, {a}`);

/** The idea's own sentence for the camera. */
export const OWN_CAMERA_CLAUSES = lines(`
  {move}
  {move}, [slowly|evenly|without haste]`);

/** Small true things seen on the subject. `{pool}` is the pool of its kind. */
export const DETAIL_FRAMES = lines(`
  {s}: <{made}>, <{pool}>, <{pool}>
  {s} with <{made}>, <{pool}>, <{pool}>
  <{made}>, <{pool}>, <{pool}>
  <{made}>, <{pool}>, and <{pool}> on {s}
  <{pool}>, <{made}>, <{pool}>`);
/** The same in a frame that comes near. */
export const NEAR_DETAIL_FRAMES = lines(`
  {s}: <{made}>, <{pool}>, <{pool}>
  close on <{made}>, <{pool}>, <{pool}>
  the lens finds <{made}>, <{pool}> and <{pool}>
  seen close, <{made}>, then <{pool}>
  <{made}>, <{pool}>, <{pool}>
  <{pool}>, <{made}>, and <{pool}> on {s}`);
/** The same for two subjects of different kinds; `{first}` and `{second}` name them, each with a pool of its own. */
export const DETAIL_OF_TWO_FRAMES = lines(`
  on {first}, <{pool}>; on {second}, <{other}>
  {first} shows <{pool}>, {second} <{other}>
  {first}: <{pool}>; {second}: <{other}>
  <{pool}> on {first}, <{other}> on {second}`);

/** What lies under and behind the subject, from two pools. */
export const SETTING_FRAMES = lines(`
  <{near}> in front, <{far}>, <{far}> [behind|beyond]
  behind {s}, <{far}>, <{far}>
  <{near}>, <{far}>, <{far}>
  <{far}> and <{far}> behind, <{near}> nearer
  setting: <{near}>, <{far}>, <{far}>`);

/** A place that the idea does not name but what happens there asks for. */
export const GUESSED_SETTING_FRAMES = lines(`
  {place}: {detail}
  setting: {place}; {detail}
  around the action, {place}: {detail}
  {place} beyond, where {detail}`);

/** One thing more behind, where a prompt has room for it. */
export const FURTHER_SETTING_FRAMES = lines(`
  further back, <{pool}>
  <{pool}> [at|along] the edge of frame
  past that, <{pool}> and <{pool}>`);

/** Where the idea leaves the place open: how bright the background is, and where the frame is empty. */
export const OPEN_SETTING_FRAMES = lines(`
  background <backtone>, <backspace>
  <backspace>, background <backtone>
  <backspace>, <backspace>, background <backtone>`);

/** Sound of a clip whose hours run by in seconds: nothing in it is heard at its own speed. */
export const SQUEEZED_BEDS = lines(`
  hours folded into one [swelling|rising|rolling] wash
  [a soft|a low|an airy] drone that [climbs|drifts|brightens] as the hours run by
  the day's own noise [blurred|pressed|layered] into a [smooth|shimmering|steady] hum
  a slow [synthesiser|string|organ] tone that [opens|turns] with the change`);
export const SQUEEZED_EFFECTS = lines(`
  [light ticks|a soft flutter|quick grains of sound] [mark|count] the passing hours
  each change lands as a [brief|soft|feathered] [sweep|swish|surge]
  a [rising|long|slow] swell [peaks|ends] as the change completes`);
/** Sound of a clip that stretches time. */
export const SLOWED_BED_FRAMES = lines(`
  sound: {a}, stretched low and wide
  audio: {a}, pitched an octave down
  sound: {a}, drawn out to a long, low wash
  audio, slowed with the picture: {a}`);
export const SLOWED_EFFECT_FRAMES = lines(`
  {e}, stretched to a low, long tail
  pitched down with the picture, {e}
  at a fraction of its speed, {e}
  {e}, drawn out and deep`);

/** What the near sound adds to its sentence. */
export const EFFECT_FRAMES = lines(`
  {e}
  {e}
  {e}, <{heard}>`);

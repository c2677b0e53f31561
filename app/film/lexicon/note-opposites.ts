/** Notes of a crew that pull two ways when they stand in one prompt; each pair holds both sides. */
const note = (text: string) => new RegExp(`\\b(?:${text})\\b`, "i");

export const NOTE_OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    note(
      "shallow (?:focus|plane)|open stop|wide-open|background (?:well |slightly )?out of focus|foreground out of focus|rounded bokeh|oval bokeh|smooth bokeh|cat-eye bokeh|busy bokeh|hexagonal bokeh|defocused|blurred to (?:bands|blocks)|f\\/1\\.8|f\\/2|T1\\.8|T2|swirled edges|background dissolved|focus a few|macro",
    ),
    note(
      "deep (?:focus|plane|stop)|hyperfocal|both planes sharp|sharp corner to corner|stopped-down|sharp but quiet|f\\/8|T8|f\\/11|near and far both|everything sharp|foreground and distance",
    ),
  ],
  [
    note("low contrast|soft contrast|flat curve|log-like|flattened|low-contrast|contrast minus"),
    note(
      "high contrast|firm contrast|steep curve|raw contrast|contrast held|contrast plus|strong modelling|deep blacks|hard highlight clip|sculpted planes|half-lit",
    ),
  ],
  [
    note(
      "coarse grain|visible grain|fine grain|soft grain|grain in the shadows|gate weave|dust on the gate|sixteen-millimetre",
    ),
    note("clean sensor|modern glass|large-format|smooth texture"),
  ],
  [
    note(
      "warm mid-tones|warm highlights|warm balance|tungsten balance|tobacco warmth|honeyed|printer lights warm|amber in the highlights|golden|candle\\w*|firelight",
    ),
    note(
      "cool shadows|cool whites|cool mid-tones|cool balance|daylight balance|steel coolness|cyan drift|printer lights cool|blue in the shadows",
    ),
  ],
  [
    note("low saturation|restrained grade|subdued|pastel|saturation minus|bleach-bypass|faded-print"),
    note("full saturation|strong colour separation|Kodachrome"),
  ],
  [
    note("lifted blacks|milky blacks|black point raised|brown blacks|highlights held"),
    note("rich blacks|crushed|ink-dense|deep blacks|dense shadows|inky shadows|hard highlight clip"),
  ],
  [
    note("high-key"),
    note("low-key|shadow side three|half the frame in shade|deep shadows|fill (?:three|four)"),
  ],
  [
    note("centred|centre kept|ending on centre"),
    note("off-centre|left of centre|right of centre|left-weighted|right-weighted|ending off centre"),
  ],
  [note("low horizon"), note("high horizon")],
  [
    note("headroom above|space above|upper third empty|tall margin above"),
    note("lower third empty|clear ground below"),
  ],
  [
    note("space to the left|weight on the right|right of centre|left-weighted"),
    note("space to the right|weight on the left|left of centre|right-weighted"),
  ],
  [note("tight"), note("loose|roomy|spare|generous margins|wide gap")],
  [
    note("frontal|head-on|square to|straight-on|square-on|front view|symmetr\\w+"),
    note(
      "three-quarter|rear|from behind|side view|diagonal|at a slant|bird's-eye|overhead|worm's-eye|aerial",
    ),
  ],
  [
    note("low angle|ground level|worm's-eye|from below"),
    note("high angle|overhead|from above|bird's-eye|eye level|hip level|shoulder level|aerial"),
  ],
  [
    note("gentle perspective|flat perspective|shallow set|shallow depth"),
    note("strong perspective|wide set|deep set|receding floor"),
  ],
  [note("starting close"), note("ending close")],
  [note("starting wide"), note("ending wide")],
  [note("toward the light"), note("away from the light|out of the shade")],
  [
    note("long shadows|stretched shadows|long shade|shadow long"),
    note("short shadows|shadowless|overhead sun"),
  ],
  [
    note("unbroken|never stopping|constant|steady throughout|one even speed"),
    note("stopping once|one pause|pause midway|holding at the end|after a"),
  ],
  [
    note(
      "over the background|a stop brighter|lifted by bounce|background a stop over|spill on the background",
    ),
    note("a stop darker|stops darker|stops? under|background in shade|dropped to black|kept in shade"),
  ],
];

/** Which sides a text takes, as two bit sets in the order of the pairs. */
export function sidesOf(text: string): readonly [one: number, other: number] {
  let one = 0;
  let other = 0;
  for (const [index, [left, right]] of NOTE_OPPOSITES.entries()) {
    if (left.test(text)) one |= 1 << index;
    if (right.test(text)) other |= 1 << index;
  }
  return [one, other];
}

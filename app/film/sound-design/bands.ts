import type { Layer } from "./plan";

/** Where consonants make speech understood: the octaves around 2 kHz weigh most in the speech intelligibility index (ANSI S3.5). */
const SPEECH: readonly [number, number] = [1000, 4000];
const BASS_END = 120;

/** Who may keep the low end, the first that is there: a bed of noise never takes it from music. */
const LOW_END: readonly Layer["kind"][] = ["music", "effect", "ambience"];
/** An effect that reaches down so far, in Hz, is felt: it has the low end while it sounds. */
const DEEP = 40;

const hertz = (value: number) => (value >= 1000 ? `${value / 1000} kHz` : `${value} Hz`);

/** "80 Hz to 4 kHz". */
export const bandText = ([low, high]: readonly [number, number]) => `${hertz(low)} to ${hertz(high)}`;

/**
 * Who gives way to whom in the spectrum, one sentence each.
 * @param layers the layers of a mix; only those that sound at the same time are set against each other
 */
export function carve(layers: readonly Layer[]): string[] {
  const voice = layers.find(({ kind }) => kind === "voice");
  const overlap = (a: Layer) =>
    layers.some((each) => each.kind === "voice" && each.from < a.to && a.from < each.to);
  const inSpeech = layers.filter(
    (each) => each.kind !== "voice" && each.band[0] < SPEECH[1] && each.band[1] > SPEECH[0] && overlap(each),
  );
  const low = layers.filter((each) => each.band[0] < BASS_END && each.kind !== "voice");
  const advice: string[] = [];
  if (voice) {
    advice.push("Voice: high-pass at 80 Hz; it owns 1 to 4 kHz, and nothing else is boosted there.");
    for (const { name, kind } of inSpeech) {
      advice.push(
        kind === "music"
          ? `${name}: dynamic bell at 2.5 kHz, Q 1, down to -4 dB, keyed by the voice.`
          : kind === "ambience"
            ? `${name}: static bell at 2 kHz, Q 0.8, -3 dB.`
            : `${name}: beneath speech, shelf above 2 kHz by -3 dB; elsewhere flat.`,
      );
    }
  }
  const [owner, ...others] = low.sort(
    (a, b) => LOW_END.indexOf(a.kind) - LOW_END.indexOf(b.kind) || a.band[0] - b.band[0],
  );
  if (owner && others.length > 0) {
    const deep = others.filter(({ kind, band }) => kind === "effect" && band[0] <= DEEP);
    const cut = others.filter((each) => !deep.includes(each));
    const guests = deep.map(
      ({ name, from, to }) =>
        `${name} takes it over from ${from.toFixed(1)} to ${to.toFixed(1)} s, ${owner.name} 4 dB down there`,
    );
    const passed =
      cut.length > 0 ? [`high-pass ${cut.map(({ name }) => name).join(", ")} at ${BASS_END} Hz`] : [];
    advice.push(
      `Below ${BASS_END} Hz: ${[`${owner.name} owns the low end`, ...guests, ...passed].join("; ")}. Low end in mono.`,
    );
  }
  if (advice.length === 0)
    advice.push("The layers do not share a band; high-pass what needs no bass at 80 Hz.");
  return advice;
}

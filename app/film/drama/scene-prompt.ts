import type { Brief } from "../brief";
import { chooserFor } from "../choice";
import { capitalise, sentence } from "../english";
import { guardFor } from "../guard";
import { findEffects } from "../lexicon/sayings";
import { chooseLook, type Look } from "../look";
import { paletteSentence } from "../palette";
import { matchWords } from "../phrase-index";
import { lightSentence } from "../picture";
import { soundSentences } from "../sound";
import { subjectSentence } from "../staging";
import { ANGLES } from "../vocabulary/angles";
import { LIGHTS } from "../vocabulary/lighting";
import type { Light, TimeOfDay } from "../vocabulary/types";
import { Writer } from "../writer";
import { TIMINGS } from "./camera-moves";
import { ANGLE_NAMES, COMPOSITIONS, FILLS_FRAME, HOURS, SIZES } from "./frame-words";
import type { IntroStyle } from "./intro-style";
import { wordSet } from "./likeness";
import type { Location } from "./locations";
import type { Material } from "./material";
import { nearSoundsOf } from "./near-sounds";
import type { Shot } from "./plan";
import { GIVES_WAY, type Part, withoutFaults } from "./prompt-parts";

/** A clip as it is written: the whole prompt and the parts it is made of. */
export interface WrittenShot {
  readonly prompt: string;
  readonly size: string;
  readonly angle: string;
  /** The camera's move, or what the idea's own words direct. */
  readonly movement: string;
  readonly action: string;
  readonly setting: string | undefined;
  /** What of the place's details it shows. */
  readonly detail: string | undefined;
  readonly light: string | undefined;
  readonly ambience: string | undefined;
  readonly effect: string | undefined;
  readonly motif: string | undefined;
}

/** A prompt has at least and at most so many words, where the user's own leave room. */
const FEWEST_WORDS = 60;
const MOST_WORDS = 140;

/** How often a detail or a sound of a place comes in one intro. */
const MOST_USES = 2;

const keyOf = (clause: string) => clause.toLowerCase().replace(/[^\p{L} ]/gu, "");

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** What is the same in every scene of one intro: looks by hour, palette and treatment. */
export class IntroWriter {
  private readonly looks = new Map<string, Look>();
  readonly palette: string | undefined;
  private readonly treatment: string | undefined;

  constructor(
    private readonly material: Material,
    private readonly style: IntroStyle,
  ) {
    const { brief, constant } = material;
    const guard = guardFor(brief);
    const writer = new Writer(chooserFor(brief.idea), guard, brief);
    this.palette =
      constant.monochrome || /\bpalette|colou?rs?\b/i.test(material.elements)
        ? undefined
        : paletteSentence(brief, this.lookAt("any", material.locations[0]), writer, 0, false);
    const drawn = constant.medium !== undefined || constant.spine.styleTags.length > 0;
    this.treatment = drawn ? undefined : writer.phrase("treatment", style.looks, 0);
  }

  /** The look of that place and hour: its light and what stands around. */
  lookAt(time: TimeOfDay, location: Location | undefined): Look {
    const key = `${time} ${location?.phrase ?? ""}`;
    const known = this.looks.get(key);
    if (known) return known;
    const brief = this.briefAt(time, location);
    const chosen = chooseLook(brief, { chooser: chooserFor(brief.idea) });
    const look = { ...chosen, light: lightAt(chosen) };
    this.looks.set(key, look);
    return look;
  }

  private readonly worn = new Map<string, number>();

  /** Clauses that the intro has not used up yet: what is shown or heard too often wears out. */
  private unworn(clauses: readonly string[]): readonly string[] {
    return clauses.filter((each) => (this.worn.get(keyOf(each)) ?? 0) < MOST_USES);
  }

  /** Takes a clip into the intro: what it shows and sounds of its place counts as used. */
  keep({ detail, effect }: WrittenShot): void {
    for (const clause of [detail, effect])
      if (clause) this.worn.set(keyOf(clause), (this.worn.get(keyOf(clause)) ?? 0) + 1);
  }

  /** What of a clip is its own: its prompt without what stands in every scene. */
  ownWords({ prompt }: WrittenShot): ReadonlySet<string> {
    const constant = [this.material.elements, this.palette, this.treatment];
    return wordSet(
      constant.reduce<string>(
        (text, each) => (each ? text.replace(sentence(each), " ").replace(each, " ") : text),
        prompt,
      ),
    );
  }

  /** The brief as one clip has it: at its own hour, in its own place. */
  private briefAt(time: TimeOfDay, location: Location | undefined): Brief {
    const { brief } = this.material;
    const hour = time === "any" ? brief.time : time;
    return location
      ? {
          ...brief,
          time: hour,
          place: location.setting.place,
          prose: `In the ${location.phrase}. ${brief.prose}`,
        }
      : { ...brief, time: hour, place: brief.place ?? "outdoor" };
  }

  /** What is heard close by: the sound of what moves, or of what the idea's own event would make. */
  private nearSound(shot: Shot, writer: Writer, turn: number): string | undefined {
    const words = matchWords(shot.shows);
    const told =
      shot.kind === "event"
        ? findEffects(words)
            // "a painting" is a thing that makes no sound, whatever painting would.
            .filter(
              ({ at, phrase }) => !(phrase.endsWith("ing") && /^(?:an?|the)$/.test(words[at - 1] ?? "")),
            )
            .filter(({ entry }) => entry.kind !== "voice")
            .flatMap(({ entry }) => entry.clauses)
        : [];
    const moved = shot.motion ? nearSoundsOf(shot.motion, this.doerOf(shot)) : [];
    const ofPlace = this.unworn(shot.location?.setting.effects ?? []);
    for (const [tier, clauses] of [told, moved, ofPlace].entries()) {
      const found = clauses.length > 0 ? writer.write(`near-${tier}`, clauses, turn) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** Whose movement is heard: a person's in air; elsewhere only the weather's. */
  private doerOf({ kind }: Shot): "person" | "weather" {
    const { brief, lead } = this.material;
    const dry = brief.place !== "space" && brief.place !== "underwater";
    return kind === "lead" && dry && (lead?.kind === "person" || lead?.kind === "people")
      ? "person"
      : "weather";
  }

  /**
   * Writes one clip; every prompt stands alone and holds the constant elements word for word.
   * @param again how often it was written before: each time in other words
   */
  write(shot: Shot, again = 0): WrittenShot {
    const { material, style } = this;
    const { elements } = material;
    const brief = this.briefAt(shot.time, shot.location);
    const choose = chooserFor(brief.idea);
    const guard = guardFor(brief);
    const writer = new Writer(choose, guard, brief);
    const turn = shot.slot.number + again;
    const look = this.lookAt(shot.time, shot.location);
    const hour = material.brief.time === undefined ? HOURS[shot.time] : "";
    for (const own of [shot.shows, shot.coverage, shot.motion, hour]) if (own) guard.commit(own);

    const size = SIZES[shot.rank];
    const angle =
      ANGLE_NAMES[shot.angle] ?? ANGLES.find((each) => each.id === shot.angle)?.term ?? shot.angle;
    const side = shot.side === "centre" || FILLS_FRAME.test(shot.shows) ? undefined : `${shot.side} third`;
    const framed = [size, angle, side, hour].filter(Boolean).join(", ");
    const held = shot.shows;
    const opening = `${framed}: ${held}`;

    const at = shot.location?.at;
    const place =
      at && !opening.toLowerCase().includes(shot.location?.name.toLowerCase() ?? at) ? at : undefined;
    const known = shot.location !== undefined || !look.scene.settingGuessed;
    const all = look.scene.setting?.details ?? [];
    const details = known ? this.unworn(all) : [];
    const detail = details.length > 0 ? writer.write("setting", details, turn) : undefined;
    const setting = [place, detail].filter(Boolean).join("; ") || undefined;
    const light = brief.namesLight ? undefined : lightSentence(brief, look, writer, true, turn);
    const timing = choose.order("timing", TIMINGS, turn).find((each) => guard.admits(each));
    const name =
      shot.move && choose.order("move-name", shot.move.names, turn).find((each) => guard.admits(each));
    const movement = name ? (shot.move?.drift ? `${name}, ${timing}` : name) : ownCamera(material, shot);
    const { ambience } = soundSentences(brief, look.scene, writer, false, { ambience: turn, effect: 0 });
    const effect = brief.silent ? undefined : this.nearSound(shot, writer, turn);
    const stages = style.motif.stages[shot.slot.phase];
    const motif = brief.silent ? undefined : stages[Math.round(shot.slot.progress * (stages.length - 1))];
    const small = shot.kind === "lead" ? subjectSentence(brief, look.scene, writer, turn) : undefined;

    const part = (name: Part["name"], text: string | undefined, optional = true): Part[] =>
      text ? [{ name, text: sentence(text), optional }] : [];
    let parts = [
      ...part("opening", opening, false),
      ...part("constant", `Constant in every scene: ${elements}`, false),
      ...part("coverage", shot.coverage),
      ...part("motion", shot.motion, false),
      ...part(
        "title",
        shot.slot.phase === "title" ? `The composition keeps ${style.title}` : undefined,
        false,
      ),
      ...part("setting", setting && `Setting: ${setting}`),
      ...part("light", light && (/^light/i.test(light) ? light : `light: ${light}`)),
      ...part("look", this.treatment),
      ...part("palette", this.palette),
      ...part("camera", name ? `Camera: ${movement}` : undefined, false),
      ...part("ambience", brief.silent ? "the soundtrack is silent" : ambience),
      ...part("effect", effect && `Near sound: ${effect}`),
      ...part("motif", motif && `Motif: ${motif}`, false),
    ];
    parts = withoutFaults(parts, `${brief.idea} ${shot.shows}`);
    const length = () => wordsOf(parts.map(({ text }) => text).join(" "));
    for (const name of GIVES_WAY) {
      if (length() <= MOST_WORDS) break;
      parts = parts.filter((each) => each.name !== name || !each.optional);
    }
    const further = [
      small,
      detail ? undefined : writer.write("setting-again", known ? all : [], turn),
      COMPOSITIONS[shot.side][turn % 2],
    ];
    for (const text of further) {
      if (length() >= FEWEST_WORDS) break;
      const at = parts.findIndex((each) => each.name === "motion") + 1;
      parts.splice(at, 0, ...part("detail", text));
    }
    const has = (name: Part["name"]) => parts.some((each) => each.name === name);
    return {
      prompt: parts.map(({ text }) => text).join(" "),
      size,
      angle,
      movement: capitalise(movement),
      action: [
        `${capitalise(held)}.`,
        shot.coverage && `${shot.coverage}.`,
        shot.motion && sentence(shot.motion),
      ]
        .filter(Boolean)
        .join(" "),
      setting: has("setting") ? setting : undefined,
      detail: has("setting") ? detail : undefined,
      light: has("light") ? light?.replace(/^light:?\s*/i, "") : undefined,
      ambience: has("ambience") ? ambience?.replace(/^(?:sound|audio): /i, "") : undefined,
      effect: has("effect") ? effect : undefined,
      motif,
    };
  }
}

/** The light of a look; away from towns the street lamps of a night or a dusk give way to what the sky gives. */
function lightAt({ light, scene }: Look): Light {
  const town = /^(?:urban|suburban|industrial|public|work|home)$/.test(scene.terrain ?? "");
  if (town || scene.place !== "outdoor" || !/street|city|neon|practicals/.test(light.id)) return light;
  const natural = scene.time === "night" ? "moonlight" : "blue-hour";
  return LIGHTS.find((each) => each.id === natural) ?? light;
}

/** The camera as idea or elements direct it. */
function ownCamera(material: Material, shot: Shot): string {
  const own = material.brief.camera.find((word) => /^(?:move|static|effect)$/.test(word.kind));
  return own ? own.text : shot.kind === "event" ? "as the idea says" : "static shot";
}

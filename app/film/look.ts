import type { Brief } from "./brief";
import { namesMove } from "./camera";
import { type Chooser, chooserFor } from "./choice";
import { deedsOf } from "./deeds";
import { canHold } from "./fixtures";
import { AFLOAT, GOES_ALONG, LAID_OUT, ranksOf, travels } from "./framing";
import { type Guard, guardFor } from "./guard";
import { agrees, burnsAt, HIDES_SUN, lightsOf, SMALL, sourceNamed } from "./key-light";
import { ANGLES_IN_USE, BULKY_KINDS, MOVES_IN_USE, SIZES_IN_USE } from "./lexicon/everyday-look";
import { kindOf } from "./lexicon/kind-of";
import type { CameraWord } from "./reading/camera-words";
import { leadingSubjects } from "./reading/spine";
import { type PlacedScene, placeScene } from "./scene";
import { ANGLES } from "./vocabulary/angles";
import { FILM_LOOKS } from "./vocabulary/film-looks";
import { assumesUnsaid, fitness } from "./vocabulary/fit";
import { LENSES } from "./vocabulary/lenses";
import { LIGHTS } from "./vocabulary/lighting";
import { MOVES } from "./vocabulary/moves";
import { PALETTES } from "./vocabulary/palettes";
import { SHOT_SIZES } from "./vocabulary/shot-sizes";
import type { Angle, Entry, FilmLook, Lens, Light, Move, Palette, ShotSize } from "./vocabulary/types";

/** One coherent way to film a brief. What the user named is undefined here, because it already stands in the idea. */
export interface Look {
  readonly scene: PlacedScene;
  readonly size: ShotSize | undefined;
  readonly angle: Angle | undefined;
  /** Exactly one: either this, or the user's own words in `ownMove`. */
  readonly move: Move | undefined;
  readonly ownMove: readonly CameraWord[];
  readonly lens: Lens;
  readonly film: FilmLook | undefined;
  readonly light: Light;
  readonly palette: Palette;
}

export type LookPart = "frame" | "move" | "lens" | "light" | "palette";

export interface LookOptions {
  /** Which of the looks that fit, 0 the first. */
  readonly take?: number;
  /** Further steps for single parts. */
  readonly takes?: Partial<Record<LookPart, number>>;
  /** False keeps to plain documentary means. */
  readonly cinematic?: boolean;
  readonly guard?: Guard;
  readonly chooser?: Chooser;
}

/** Entries that fit a scene, the best first; those within `slack` of the best stand in an order of this idea's own. */
function fitting<E extends Entry>(
  entries: readonly E[],
  scene: PlacedScene,
  order: (near: readonly E[]) => E[],
  slack = 1,
  bonus: (entry: E) => number = () => 0,
): E[] {
  const scored: { entry: E; score: number }[] = [];
  for (const entry of entries) {
    const score = fitness(entry, scene);
    if (score >= 0) scored.push({ entry, score: score + bonus(entry) });
  }
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const near = scored.filter(({ score }) => score >= best - slack).map(({ entry }) => entry);
  const rest = scored.filter(({ score }) => score < best - slack).sort((a, b) => b.score - a.score);
  return [...order(near), ...rest.map(({ entry }) => entry)];
}

const first = <E extends { readonly id: string }>(entries: readonly E[], id: string): E => {
  const found = entries.find((each) => each.id === id) ?? entries[0];
  if (!found) throw new RangeError(`no entry ${id}`);
  return found;
};

/** Views from straight above: from there a tilt, a turn of the head and a circle round the subject show nothing. */
const STRAIGHT_DOWN = /\b(?:top[- ]?down|overhead|top[- ]view|flat[- ]?lay|bird'?s?[- ]eye)\b/i;
const NOT_FROM_ABOVE = /^(?:tilt|pan|arc|orbit|aerial-orbit|reveal|lead|follow-behind)/;

/** The most chroma (OKLCH) that colours keep in weather that hides the sun. */
const VEILED_CHROMA = 0.14;

/**
 * Chooses a look: what the brief says stands, the rest fits it and one another. The same brief and options give the
 * same look; another take gives the next one that fits.
 */
export function chooseLook(brief: Brief, options: LookOptions = {}): Look {
  const choose = options.chooser ?? chooserFor(brief.idea);
  const guard = options.guard ?? guardFor(brief);
  const turn = (part: LookPart) => (options.take ?? 0) + (options.takes?.[part] ?? 0);
  const ordered =
    (slot: string, part: LookPart) =>
    <E>(near: readonly E[]): E[] =>
      choose.order(slot, near, turn(part));
  const scene = placeScene(brief, choose, options.take ?? 0);
  const pictured: PlacedScene = { ...scene, medium: undefined };
  const named = (kind: CameraWord["kind"]) => brief.camera.some((word) => word.kind === kind);
  const wide = brief.camera.some((word) =>
    /aerial|drone|overhead|bird|satellite|wide|panoram|establishing/i.test(word.text),
  );
  const tight = brief.camera.some((word) => /close|macro|detail/i.test(word.text));

  const squeezed = brief.tempo === "time-lapse";
  const going = travels(brief);
  const [low, high] = ranksOf(brief, scene);
  const leading = leadingSubjects(brief.subjects);
  const bulky = leading.some((each) => BULKY_KINDS.has(kindOf(each.head)?.id ?? ""));
  // Two things side by side, and furniture, need room in the frame.
  // A near view of a thing that is not small shows a part, and no longer what it is.
  const nearest =
    (bulky ? 5 : scene.detail === "food" || scene.detail === "drink" || scene.scale !== "object" ? 9 : 7) -
    (leading.length > 1 && !brief.people ? (bulky ? 0 : 3) : 0);
  const sizes = fitting(
    SHOT_SIZES.filter((each) => SIZES_IN_USE.has(each.id)),
    pictured,
    (near) => choose.order("size", near, options.take ?? 0),
    2,
  ).filter(
    (each) =>
      guard.admits(each.term) &&
      each.rank >= (tight ? 7 : low) &&
      each.rank <= (wide ? Math.min(high, 2) : Math.min(high, nearest)),
  );
  const sized = brief.camera.some(
    (word) =>
      word.kind === "size" &&
      /close|macro|wide|full|medium|long|establishing|over|two|insert|mid|portrait|detail/i.test(word.text),
  );
  // Light, lens and detail are fitted to how near the camera is: another framing alone keeps that.
  const alike = sizes.filter((each) => each.rank === sizes[0]?.rank);
  const size = sized
    ? undefined
    : (alike[(options.takes?.frame ?? 0) % Math.max(1, alike.length)] ??
      first(SHOT_SIZES, wide ? "wide" : "medium"));
  const rank = size?.rank ?? (tight ? 8 : wide ? 2 : 4);

  // What lies on a table cannot be looked up at.
  const onTop =
    /\bon (?:(?:the|an?|his|her) )?(?:[\p{L}-]+ ){0,2}(?:table|tabletop|desk|counter|plate|tray|shelf|board|marble)\b/iu.test(
      brief.meant,
    );
  // What hands do is not seen from the floor.
  const closely = deedsOf(brief).some(({ entry }) => entry.sizes.includes("close-up"));
  const lies = onTop || (LAID_OUT.has(scene.backdrop) && SMALL.has(scene.scale ?? "person") && !bulky);
  const angles = fitting(
    ANGLES.filter((each) => ANGLES_IN_USE.has(each.id)),
    pictured,
    ordered("angle", "frame"),
    3,
  ).filter(
    (each) =>
      !(each.id === "overhead" && scene.backdrop !== "tabletop") &&
      !(
        /^(?:shoulder|hip)-level$/.test(each.id) &&
        (scene.detail !== "person" || AFLOAT.has(scene.place ?? "any"))
      ) &&
      !(/^(?:low|ground-level)$/.test(each.id) && lies) &&
      !(each.id === "ground-level" && (closely || (scene.detail === "person" && rank >= 5))) &&
      !(/^(?:ground-level|low|high)$/.test(each.id) && scene.terrain === "sky") &&
      !(each.id === "dutch" && !(scene.mood && each.suits.moods?.includes(scene.mood))) &&
      !(each.id === "birds-eye" && (rank > 2 || scene.place !== "outdoor")) &&
      !(each.id === "worms-eye" && (scene.scale !== "building" || rank > 4)) &&
      !(each.id === "rear" && !(going && scene.scale === "person")) &&
      !(/ground|low|worms/.test(each.id) && scene.place === "space"),
  );
  const fromAir = /\b(?:aerial|drone|helicopter (?:shot|view)|satellite|bird'?s?[- ]eye|flyover)\b/i.test(
    `${brief.prose} ${brief.flags.camera ?? ""}`,
  );
  const angle = named("angle") || (wide && sized) || fromAir ? undefined : angles[0];

  const downward =
    /^(?:overhead|birds-eye)$/.test(angle?.id ?? "") ||
    STRAIGHT_DOWN.test(`${brief.camera.map((word) => word.text).join(", ")}`);
  const ownMove = brief.camera.filter(
    (word) =>
      word.kind === "move" || word.kind === "static" || word.kind === "effect" || word.kind === "focus",
  );
  const settled = ownMove.length > 0;
  const moves = fitting(
    MOVES.filter((each) => MOVES_IN_USE.has(each.id)),
    scene,
    ordered("move", "move"),
    2,
  ).filter(
    (each) =>
      namesMove(each) &&
      rank >= each.ranks[0] &&
      rank <= each.ranks[1] &&
      !(GOES_ALONG.has(each.id) && (!going || brief.tempo === "hyperlapse")) &&
      !(each.id === "lead" && angle?.id === "rear") &&
      !(each.id === "follow-behind" && (angle?.id === "frontal" || angle?.id === "three-quarter")) &&
      !(downward && NOT_FROM_ABOVE.test(each.id)) &&
      // A head that turns away from the only thing on a table leaves an empty frame.
      !(each.kind === "head" && !going && rank >= 3 && SMALL.has(scene.scale ?? "person")) &&
      !(/^(?:pedestal|crane|truck|dolly|steadicam|tracking)/.test(each.id) && scene.terrain === "sky") &&
      // What runs out of a locked frame is lost; what hours change is seen by a camera that stays.
      !(going && each.kind === "static") &&
      !(squeezed && each.kind !== "static") &&
      !(brief.tempo === "hyperlapse" && !/dolly-in|aerial-forward/.test(each.id)) &&
      !(
        each.id.startsWith("aerial") &&
        (scene.place !== "outdoor" || rank > 2 || (angle !== undefined && angle.id !== "high"))
      ),
  );
  const move = settled ? undefined : (moves[0] ?? first(MOVES, going ? "pan" : "static"));

  const lenses = fitting(
    LENSES.filter((each) => each.millimetres !== null && !/fisheye|probe/.test(each.id)),
    pictured,
    ordered("lens", "lens"),
    2,
  ).filter(
    (each) =>
      rank >= each.ranks[0] &&
      rank <= each.ranks[1] &&
      !(each.id.includes("macro") && rank < 8) &&
      !(
        (each.millimetres ?? 0) >= 200 &&
        !(
          scene.place === "outdoor" &&
          scene.scale !== "object" &&
          scene.detail !== "person" &&
          scene.detail !== "unknown" &&
          scene.backdrop !== "garden" &&
          scene.backdrop !== "field"
        )
      ),
  );
  const films =
    scene.medium === "live-action"
      ? fitting(
          FILM_LOOKS.filter(
            (each) =>
              (brief.monochrome ? each.colour === "monochrome" : each.colour === "colour") &&
              !/vhs|cctv|phone|day-for-night|scratches|light-leak|hdr|super-8|three-strip|orthochromatic|cross-process|academy|cinemascope/.test(
                each.id,
              ),
          ),
          scene,
          ordered("film", "lens"),
          2,
        )
      : [];

  const possible = new Set(lightsOf(brief, scene));
  const sourced = sourceNamed(brief, scene);
  const year = brief.year;
  const lit: PlacedScene = sourced ? { ...pictured, terrain: undefined, time: undefined } : pictured;
  const lights = fitting(LIGHTS, lit, ordered("light", "light"), 1, (each) =>
    possible.has(each.id) ? 4 : 0,
  ).filter(
    (each) =>
      possible.has(each.id) &&
      (each.id === sourced || (burnsAt(each, scene) && canHold(each, scene))) &&
      !(scene.season === "summer" && scene.weather === undefined && /^overcast/.test(each.id)) &&
      !(each.source === "sun" && HIDES_SUN.has(scene.weather ?? "") && !/mist|fog|haze/.test(each.id)) &&
      each.nouns.some((noun) => guard.admits(noun)) &&
      !(year !== undefined && each.since !== null && each.since > year),
  );
  const dark = scene.time === "night";
  const fallback = dark
    ? scene.place === "outdoor"
      ? "moonlight"
      : "practical-lamps"
    : brief.place === "underwater"
      ? "deep-blue"
      : scene.place === "space"
        ? "space-sun"
        : scene.place === "outdoor"
          ? "overcast-softbox"
          : "softbox";
  const light = lights[0] ?? first(LIGHTS, fallback);
  const palettes = fitting(PALETTES, scene, ordered("palette", "palette"), 1).filter(
    (each) =>
      agrees(each, light) &&
      !assumesUnsaid(each, scene) &&
      (!brief.monochrome || each.colours.every((colour) => colour.c < 0.035)) &&
      (!(HIDES_SUN.has(scene.weather ?? "") && scene.place === "outdoor" && scene.time !== "night") ||
        each.colours.every((colour) => colour.c < VEILED_CHROMA)),
  );
  return {
    scene,
    size,
    angle,
    move,
    ownMove,
    lens: lenses[0] ?? first(LENSES, "50mm"),
    film: films[0],
    light,
    palette: palettes[0] ?? PALETTES.find((each) => each.scheme === "neutral") ?? first(PALETTES, ""),
  };
}

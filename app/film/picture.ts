import type { Brief } from "./brief";
import { fixArticles } from "./english";
import type { Look } from "./look";
import * as frames from "./phrasing/frames";
import type { ShadeReach } from "./phrasing/pools";
import type { Writer } from "./writer";

/** Skies that scatter the sun: no hard shadow falls under them. */
const SCATTERING: ReadonlySet<string> = new Set(["fog", "rain", "overcast", "snow", "storm"]);

/** Whether a light throws soft shadows, as broad and scattered sources do, or hard ones. */
export function shadeOf({ light, scene }: Look): "soft" | "hard" {
  if (SCATTERING.has(scene.weather ?? "") || /soft|diffus|even|cloud|mist|haze|overcast/i.test(light.term))
    return "soft";
  const hard = /^(?:4|8|16):1$/.test(light.ratio ?? "");
  return hard || light.source === "sun" ? "hard" : "soft";
}

/** How near and how furnished the scene is for its shadows: a set lamp, a room, a near subject or open land. */
function reachOf({ light, scene, size }: Look): ShadeReach {
  // No bounce card is held up to a wolf or into a drawing.
  const wild = /^(?:mammal|bird|reptile|mythic|fish)$/.test(scene.detail) && scene.backdrop !== "garden";
  const near =
    (size?.rank ?? 5) >= 3 &&
    NEAR_SCALES.has(scene.scale ?? "person") &&
    !wild &&
    scene.medium === "live-action";
  if (!near || scene.place === "underwater" || scene.place === "space") return "open";
  if (light.power === "crew" && scene.place !== "outdoor") return "lamp";
  return scene.place === "indoor" && (size?.rank ?? 5) < 7 ? "room" : "near";
}
const NEAR_SCALES: ReadonlySet<string> = new Set(["tiny", "object", "person", "group"]);

/** The pool of notes on shadow that a light throws where it falls. */
export function shadePool(look: Look): string {
  const reach = reachOf(look);
  return `${shadeOf(look)}shade${reach === "open" ? "" : `-${reach}`}`;
}

/** The light by the name a gaffer calls it, and what it does to shadow. */
export function lightSentence(
  brief: Brief,
  look: Look,
  writer: Writer,
  cinematic: boolean,
  turn: number,
): string {
  const shade = shadePool(look);
  if (brief.namesLight)
    return (
      writer.write("own-light", frames.OWN_LIGHT_FRAMES, turn, { shade }) ?? "the light keeps to the idea"
    );
  const { light, scene } = look;
  const short = light.nouns.filter((noun) => noun.split(" ").length <= 6);
  const noun =
    writer.phrase("light-noun", [light.term, ...short], turn) ??
    writer.phrase("light-noun", light.nouns, turn);
  const text =
    (noun ? writer.write("light", frames.LIGHT_FRAMES, turn, { light: noun, shade }) : undefined) ??
    `light: ${light.term}`;
  const drawn =
    scene.style && scene.medium !== "live-action" && cinematic
      ? writer.write("drawn-light", scene.style.lightClauses, turn)
      : undefined;
  const named = /\b(?:light|lighting|lit|sunlight|daylight|moonlight|candlelight)\b/i.test(text);
  return [named ? text : `light: ${text}`, drawn].filter(Boolean).join("; ");
}

/** The user's style words as the subject of a sentence: "oil painting" is "an oil painting" only where that reads. */
function styleNoun(tags: readonly string[]): string {
  return tags.join(", ").replace(/^in (?=black and white$)/i, "");
}

/** Stops that a wide, a middle and a close frame are shot at. */
const STOPS = {
  wide: ["4", "5.6", "8", "11"],
  middle: ["2", "2.8", "4", "5.6", "8"],
  close: ["1.8", "2", "2.8", "4", "5.6"],
} as const;

/** How much of the field a size takes in. */
const widthOf = (rank: number): keyof typeof STOPS => (rank <= 2 ? "wide" : rank >= 7 ? "close" : "middle");

/** A lens by its focal length; `article` asks for "an 85 mm lens". */
function lensPhrase(brief: Brief, look: Look, writer: Writer, turn: number, article: boolean): string {
  const said =
    /\b\d{1,3}\s?mm\b(?: (?:macro|prime|anamorphic|telephoto|wide[- ]angle|tilt-shift))?(?! film)/i.exec(
      brief.prose,
    )?.[0];
  const named = /\b(?:fisheye|telephoto|anamorphic|macro|wide-angle|tilt-shift) lens\b/i.exec(
    brief.prose,
  )?.[0];
  if (named && !said) return article ? fixArticles(`a ${named.toLowerCase()}`) : named.toLowerCase();
  if (said) return article ? fixArticles(`a ${said} lens`) : `${said} lens`;
  const millimetres = look.lens.millimetres ?? 50;
  const stops = STOPS[widthOf(look.size?.rank ?? 5)];
  const kinds = article
    ? [`${millimetres}mm lens`, `${millimetres}mm prime`]
    : [
        `${millimetres}mm`,
        `${millimetres}mm lens`,
        `${millimetres}mm prime`,
        `${millimetres}mm at f/${writer.choose.pick("stop", stops, turn)}`,
        `${millimetres}mm at T${writer.choose.pick("stop", stops, turn)}`,
      ];
  const chosen = writer.choose.pick("lens-noun", kinds, turn);
  return article ? fixArticles(`a ${chosen}`) : chosen;
}

/** Lens words that the idea hangs on at its end: "50mm, bokeh". A focal length stands in the lens phrase already. */
function ownOptics(brief: Brief): string {
  return brief.spine.cameraTags
    .filter((tag) => tag.kind === "lens" && !/\d\s?mm/.test(tag.text))
    .map((tag) => `, ${tag.text}`)
    .join("");
}

/** Medium or film look with the lens named; `opening` asks for a form that can stand first. */
export function styleSentence(
  brief: Brief,
  look: Look,
  writer: Writer,
  cinematic: boolean,
  turn: number,
  opening: boolean,
): string {
  const optics = ownOptics(brief);
  const lens = lensPhrase(brief, look, writer, turn, true) + optics;
  const bare = lensPhrase(brief, look, writer, turn, false) + optics;
  const rank = look.size?.rank ?? 5;
  // A wide lens far off holds everything sharp and blurs no points of light; a close one cannot.
  const wideLens = (look.lens.millimetres ?? 50) <= 28 && rank <= 4;
  if (rank <= 2 || wideLens) writer.guard.commit("deep focus");
  else if (rank >= 6) writer.guard.commit("shallow focus");
  const depth = writer.choose.pick(
    "depth",
    frames.DEPTHS[rank <= 3 ? "wide" : rank >= 7 ? "close" : "middle"],
    turn,
  );
  const medium = look.scene.style;
  const tags = [...brief.spine.styleTags, ...(brief.flags.style ? [brief.flags.style] : [])];
  if (tags.length > 0 || (medium && medium.medium !== "live-action")) {
    const texture = medium && writer.phrase("medium-look", medium.clauses, turn);
    const style = styleNoun(tags);
    if (style && !medium && look.scene.medium === "live-action")
      return (
        writer.write("photographed", frames.PHOTOGRAPHED_STYLE_FRAMES, turn, {
          style,
          lens,
          depth,
        }) ?? `${style}, ${lens}`
      );
    if (style)
      return (
        writer.write(
          "medium",
          frames.MEDIUM_FRAMES,
          turn,
          texture ? { style, lens, look: texture } : { style, lens },
        ) ?? `${style}, as if through ${lens}`
      );
    if (texture)
      return (
        writer.write(
          "medium-bare",
          [
            "{look}, [depth|proportions|perspective] as through {lens}",
            "framed as if through {lens}; {look}",
          ],
          turn,
          { lens, look: texture },
        ) ?? `${texture}, as if through ${lens}`
      );
  }
  if (!cinematic)
    return (
      writer.write("style", frames.PLAIN_STYLE_FRAMES, turn, { lens: bare, alens: lens, depth }) ??
      `shot on ${lens}`
    );
  if (opening)
    return (
      writer.write("style-opening", frames.STYLE_OPENINGS, turn, { lens: bare, alens: lens, depth }) ??
      `shot on ${lens}`
    );
  return (
    writer.write("style", frames.STYLE_FRAMES, turn, {
      lens: bare,
      depth,
    }) ?? `shot on ${lens}`
  );
}

// The report in words. Every sentence stands on a number of the facts, or says what is unknown and why.
import type { Measurement, PictureFacts, Shot, SoundFacts, SourceFacts, VideoFacts } from "~/video/facts";
import {
  confidenceOf,
  counted,
  known,
  lengthInSeconds,
  listed,
  MOVE_NAMES,
  PACE_NAMES,
  percent,
  TRANSITION_NAMES,
  timecode,
} from "../terms";
import { colourName } from "./colours.server";

export interface Section {
  title: string;
  sentences: string[];
}

/** Spoken levels of online platforms lie here (common practice: -14 LUFS; EBU R 128 for television: -23). */
const ONLINE_LUFS = -14;
const MAX_LISTED = 8;

/** The sentence of a measurement: its own words where it is known, else that it is not and why. */
function say<T>(what: string, measurement: Measurement<T>, words: (value: T) => string): string {
  return "value" in measurement
    ? `${words(measurement.value)}${confidenceOf(measurement)}.`
    : `${what}: unknown, ${measurement.unknown}.`;
}

/** "1, 2 and 5", shortened where there are many. */
function numbersOf(shots: readonly Shot[]): string {
  const numbers = shots.map(({ number }) => String(number));
  if (numbers.length <= MAX_LISTED) return listed(numbers);
  return `${numbers.slice(0, MAX_LISTED).join(", ")} and ${numbers.length - MAX_LISTED} more`;
}

function formatLine({ width, height, aspect, orientation }: SourceFacts): string[] {
  if (!width || !height) return [];
  const shape = known(aspect);
  const name = shape?.name ?? (shape ? `${shape.ratio.toFixed(2)}:1` : "");
  return [`${width} × ${height} pixels${name ? `, ${name}` : ""}${orientation ? `, ${orientation}` : ""}`];
}

function sourceSection(source: SourceFacts): Section {
  const { container, videoCodec, audioCodec, frames, stillImage } = source;
  const codecs = [videoCodec && `picture in ${videoCodec}`, audioCodec && `sound in ${audioCodec}`].filter(
    Boolean,
  );
  const rate = source.framesPerSecond;
  return {
    title: "The file",
    sentences: [
      stillImage
        ? "A still picture: it has no length, no cuts and no camera movement."
        : say(
            "Length",
            source.duration,
            (value) => `${lengthInSeconds(value)} long, ${counted(frames, "frame")} read`,
          ),
      ...formatLine(source).map((line) => `${line}.`),
      ...(videoCodec && !stillImage
        ? [
            say(
              "Frame rate",
              rate,
              (value) =>
                `${Number(value.toFixed(3))} frames a second${known(source.variableFrameRate) ? " on average: the rate varies" : ""}`,
            ),
          ]
        : []),
      `Container ${container.split(",", 1)[0]}${codecs.length > 0 ? `, ${codecs.join(", ")}` : ""}.`,
    ],
  };
}

function transitionsLine(shots: readonly Shot[]): string {
  const counts = new Map<string, number>();
  for (const { transition } of shots.slice(1)) {
    const kind = known(transition);
    const name = kind ? TRANSITION_NAMES[kind] : "unknown transition";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const kinds = [...counts].map(([name, count]) => counted(count, name).replace(/fade (.*)s$/, "fades $1"));
  return kinds.length > 0 ? `Between the shots: ${listed(kinds)}.` : "No transition between shots.";
}

const ENDINGS = {
  cut: "It ends without a fade",
  "fade-to-black": "It ends in a fade to black",
  "fade-to-white": "It ends in a fade to white",
};

function structureSection({ shots, pace, ending }: PictureFacts): Section {
  const lengths = shots.map(({ start, end }) => end - start);
  const first = known(shots[0]?.transition);
  return {
    title: "Structure",
    sentences: [
      shots.length === 1
        ? `A single shot of ${lengthInSeconds(lengths[0] ?? 0)}.`
        : `${counted(shots.length, "shot")}, the shortest ${lengthInSeconds(Math.min(...lengths))}, the longest ${lengthInSeconds(Math.max(...lengths))}.`,
      ...(shots.length > 1
        ? [
            say(
              "Pace",
              pace,
              ({ averageShot, medianShot, cutsPerMinute, word }) =>
                `A shot lasts ${lengthInSeconds(averageShot)} on average (median ${lengthInSeconds(medianShot)}), ${cutsPerMinute.toFixed(1)} cuts a minute: ${PACE_NAMES[word]}`,
            ),
            transitionsLine(shots),
          ]
        : []),
      `${first === "fade-in" ? "It fades in. " : ""}${ENDINGS[ending]}.`,
    ],
  };
}

/** How fast a move is, as a number that somebody can imagine. */
function speedOf(shot: Shot): string {
  const camera = known(shot.camera);
  if (!camera) return "";
  const [first] = camera.moves;
  if (first === "push-in" || first === "pull-out") {
    return `shot ${shot.number}: ${percent(Math.abs(Math.exp(camera.zoom) - 1))} ${camera.zoom > 0 ? "closer" : "wider"} each second`;
  }
  if (first === "pan-left" || first === "pan-right") {
    return `shot ${shot.number}: ${Math.abs(camera.pan).toFixed(2)} frame widths a second`;
  }
  if (first === "tilt-up" || first === "tilt-down") {
    return `shot ${shot.number}: ${Math.abs(camera.tilt).toFixed(2)} frame widths a second`;
  }
  if (first === "roll-clockwise" || first === "roll-anticlockwise") {
    return `shot ${shot.number}: ${((Math.abs(camera.roll) * 180) / Math.PI).toFixed(1)}° a second`;
  }
  return "";
}

function cameraSection({ shots }: PictureFacts): Section {
  const byMove = new Map<string, Shot[]>();
  const unknown = new Map<string, Shot[]>();
  for (const shot of shots) {
    const camera = known(shot.camera);
    const [groups, name] = camera
      ? ([byMove, camera.moves.map((move) => MOVE_NAMES[move])[0] ?? "static"] as const)
      : ([unknown, "unknown" in shot.camera ? shot.camera.unknown : ""] as const);
    groups.set(name, [...(groups.get(name) ?? []), shot]);
  }
  const handheld = shots.filter(({ camera }) => known(camera)?.handheld);
  const lines = [...byMove]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, group]) => {
      const speeds = group.slice(0, 4).map(speedOf).filter(Boolean);
      const mean =
        group.reduce((sum, { camera }) => sum + ("value" in camera ? camera.confidence : 0), 0) /
        group.length;
      const where =
        shots.length > 1
          ? ` in ${counted(group.length, "shot")} of ${shots.length} (${numbersOf(group)})`
          : "";
      return `${name[0]?.toUpperCase()}${name.slice(1)}${where}${speeds.length > 0 ? `; ${speeds.join("; ")}` : ""} (confidence ${mean.toFixed(2)}).`;
    });
  const zooms = [...byMove.keys()].some(
    (name) => name === MOVE_NAMES["push-in"] || name === MOVE_NAMES["pull-out"],
  );
  return {
    title: "Camera",
    sentences: [
      ...lines,
      ...(handheld.length > 0
        ? [
            `Handheld: ${counted(handheld.length, "shot")} ${handheld.length === 1 ? "shakes" : "shake"} more than a tripod or a gimbal would (${numbersOf(handheld)}).`,
          ]
        : byMove.size > 0
          ? ["No handheld shake above 0.025 frame widths a second."]
          : []),
      ...(zooms
        ? [
            "Whether the lens zooms or the camera moves cannot be told apart: both are called push-in and pull-out.",
          ]
        : []),
      ...[...unknown].map(
        ([why, group]) => `Unknown in ${counted(group.length, "shot")} (${numbersOf(group)}): ${why}.`,
      ),
    ],
  };
}

function pictureSection({ light, palette, blackAndWhite, mattes }: PictureFacts): Section {
  const bars = known(mattes);
  return {
    title: "Colour and light",
    sentences: [
      say(
        "Light",
        light,
        ({ key, contrast, saturation, temperature, lightness, range, chroma, warmth }) =>
          `${key[0]?.toUpperCase()}${key.slice(1)} light (mean lightness ${lightness.toFixed(2)} of 1), ${contrast} contrast (range ${range.toFixed(2)}), ${saturation === "none" ? "no" : saturation} colour (chroma ${chroma.toFixed(3)}), ${temperature} (${warmth >= 0 ? "+" : ""}${warmth.toFixed(3)} on the blue to yellow axis)`,
      ),
      ...(known(light)?.tealAndOrange
        ? ["Cool shadows under warm highlights: a teal and orange grade."]
        : []),
      say(
        "Palette",
        palette,
        (swatches) =>
          `Palette: ${listed(swatches.map((swatch) => `${colourName(swatch)} ${swatch.hex} ${percent(swatch.share)}`))}`,
      ),
      say("Black and white", blackAndWhite, (yes) => (yes ? "Black and white" : "In colour")),
      say("Black bars", mattes, (value) =>
        value.kind === "none" ? "No black bars" : `Black bars (${value.kind})`,
      ),
      ...(bars && bars.kind !== "none"
        ? [
            `The picture inside them is ${bars.pictureAspect.toFixed(2)}:1; all colours and moves were measured there.`,
          ]
        : []),
    ],
  };
}

function captionsSection({ captions }: PictureFacts): Section {
  return {
    title: "Text in the picture",
    sentences: [
      say("Text", captions, ({ present, share, position, spans }) =>
        present
          ? `Text stands in ${percent(share)} of the frames that were looked at${position ? `, mostly at the ${position}` : ""}: ${listed(spans.slice(0, MAX_LISTED).map(({ start, end }) => `${timecode(start)} to ${timecode(end)}`))}`
          : "No captions, titles or logos were found",
      ),
      "What the text says was not read.",
    ],
  };
}

function soundSection({ channels, loudness, shares, tempo, silence, silences }: SoundFacts): Section {
  const CHANNEL_WORDS: Record<number, string> = { 1: "mono", 2: "stereo", 6: "5.1" };
  return {
    title: "Sound",
    sentences: [
      say("Loudness", loudness, ({ integrated, range, truePeak }) => {
        const apart = integrated - ONLINE_LUFS;
        const against =
          Math.abs(apart) < 1
            ? "about what online platforms play"
            : `${Math.abs(apart).toFixed(1)} LU ${apart < 0 ? "quieter" : "louder"} than the -14 LUFS that online platforms play`;
        return `${integrated.toFixed(1)} LUFS (${CHANNEL_WORDS[channels] ?? `${channels} channels`}), range ${range.toFixed(1)} LU, peak ${truePeak.toFixed(1)} dBTP: ${against}`;
      }),
      say("What is heard", shares, (parts) => {
        const heard = Object.entries(parts)
          .filter(([, share]) => share >= 0.005)
          .sort(([, one], [, other]) => other - one);
        return `Heard: ${listed(heard.map(([kind, share]) => `${kind} ${percent(share)}`)) || "nothing"} of the time`;
      }),
      say("Tempo", tempo, (beats) => `${Math.round(beats)} beats a minute`),
      say("Silence", silence, (share) => {
        const spans = known(silences) ?? [];
        if (share <= 0 && spans.length === 0) return "No stretch of half a second is silent";
        return `Silent ${percent(share)} of the time${spans.length > 0 ? `: ${listed(spans.slice(0, MAX_LISTED).map(({ start, end }) => `${timecode(start)} to ${timecode(end)}`))}` : ""}`;
      }),
      "What is said or played was not recognised.",
    ],
  };
}

function unknownSection({ picture, sound, measured }: VideoFacts): Section {
  const scale = picture?.shots[0]?.scale;
  return {
    title: "What is not known",
    sentences: [
      ...(picture
        ? ["Who or what is in the picture, where it is and what happens: no number says that."]
        : []),
      ...(scale && "unknown" in scale ? [`Shot sizes: unknown, ${scale.unknown}.`] : []),
      ...(!picture && measured.some((part) => part !== "sound") ? ["There is no picture in this file."] : []),
      ...(!sound && measured.includes("sound")
        ? ["There is no sound in this video that could be measured."]
        : []),
    ],
  };
}

/** The report's sections, of what was measured. */
export function sectionsOf(facts: VideoFacts): Section[] {
  const { picture, sound, measured, source } = facts;
  const has = (part: VideoFacts["measured"][number]) => measured.includes(part);
  return [
    sourceSection(source),
    ...(picture && has("shots") && !source.stillImage ? [structureSection(picture)] : []),
    ...(picture && has("camera") && !source.stillImage ? [cameraSection(picture)] : []),
    ...(picture && has("picture") ? [pictureSection(picture)] : []),
    ...(picture && has("captions") ? [captionsSection(picture)] : []),
    ...(sound && has("sound") ? [soundSection(sound)] : []),
    unknownSection(facts),
  ].filter(({ sentences }) => sentences.length > 0);
}

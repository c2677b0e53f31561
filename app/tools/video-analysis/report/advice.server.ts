// What to keep of a film, and what to change, when it is made again with Veo.
import { VEO } from "~/film/veo";
import type { VideoFacts } from "~/video/facts";
import { counted, known, lengthInSeconds, listed, MOVE_NAMES, PACE_NAMES, percent } from "../terms";
import { colourNames } from "./colours.server";

const LONGEST = Math.max(...VEO.durations);
const SHORTEST = Math.min(...VEO.durations);

/** What makes the film's look, each with its number. */
export function keepOf({ picture, sound }: VideoFacts): string[] {
  if (!picture && !sound) return [];
  const pace = known(picture?.pace);
  const palette = known(picture?.palette);
  const light = known(picture?.light);
  const tempo = known(sound?.tempo);
  const moves = (picture?.shots ?? []).flatMap(({ camera }) => known(camera)?.moves.slice(0, 1) ?? []);
  const commonest = [...new Set(moves)]
    .map((move) => ({ move, count: moves.filter((one) => one === move).length }))
    .sort((one, other) => other.count - one.count)[0];
  return [
    ...(pace && pace.word !== "single-shot"
      ? [`The ${PACE_NAMES[pace.word]}: ${lengthInSeconds(pace.averageShot)} a shot.`]
      : []),
    ...(commonest && moves.length > 1 && commonest.count / moves.length >= 0.5
      ? [`The camera: ${MOVE_NAMES[commonest.move]} in ${commonest.count} of ${moves.length} shots.`]
      : []),
    ...(palette && palette.length > 0
      ? [`The palette, the same words in every clip: ${listed(colourNames(palette).slice(0, 4))}.`]
      : []),
    ...(light
      ? [
          `${light.key[0]?.toUpperCase()}${light.key.slice(1)} light with ${light.contrast} contrast (lightness ${light.lightness.toFixed(2)}).`,
        ]
      : []),
    ...(tempo
      ? [
          `The tempo of about ${Math.round(tempo)} beats a minute: ${lengthInSeconds(60 / tempo)} from beat to beat.`,
        ]
      : []),
  ];
}

/** What the generator renders differently, each with what to do. */
export function changeOf({ picture, sound, source }: VideoFacts): string[] {
  const shots = picture?.shots ?? [];
  const lengths = shots.map(({ start, end }) => end - start);
  const long = lengths.filter((length) => length > LONGEST + 1).length;
  const short = source.stillImage ? 0 : lengths.filter((length) => length < SHORTEST - 0.5).length;
  const shape = known(source.aspect);
  const bars = known(picture?.mattes);
  const captions = known(picture?.captions);
  const rate = known(source.framesPerSecond);
  const loudness = known(sound?.loudness);
  const gradual = shots
    .slice(1)
    .filter(({ transition }) => !["cut", undefined].includes(known(transition))).length;
  return [
    ...(long > 0
      ? [
          `${counted(long, "shot")} longer than ${LONGEST} s: made in parts, each continuing from the last frame of the one before.`,
        ]
      : []),
    ...(short > 0
      ? [
          `${counted(short, "shot")} shorter than the ${SHORTEST} s that ${VEO.name} renders at least: trim the clips to length in the edit.`,
        ]
      : []),
    ...(gradual > 0
      ? [`${counted(gradual, "gradual transition")}: made in the edit, not by the generator.`]
      : []),
    ...(shape?.name && !VEO.aspectRatios.includes(shape.name)
      ? [
          `${shape.name}: ${VEO.name} renders ${listed([...VEO.aspectRatios])} only, so frame for one of them and crop.`,
        ]
      : []),
    ...(shape && !shape.name
      ? [
          `${shape.ratio.toFixed(2)}:1: ${VEO.name} renders ${listed([...VEO.aspectRatios])} only, so frame for one of them and crop.`,
        ]
      : []),
    ...(bars && bars.kind !== "none"
      ? [
          `The black bars (picture ${bars.pictureAspect.toFixed(2)}:1): add them in the edit, or leave them out.`,
        ]
      : []),
    ...(captions?.present
      ? [`The text in ${percent(captions.share)} of the frames: set it in the edit, generators misspell.`]
      : []),
    ...(rate && Math.abs(rate - VEO.framesPerSecond) > 0.1
      ? [`${Number(rate.toFixed(2))} frames a second: ${VEO.name} renders ${VEO.framesPerSecond}.`]
      : []),
    ...(loudness && loudness.truePeak > -1
      ? [
          `The peak of ${loudness.truePeak.toFixed(1)} dBTP: keep it below -1 dBTP, or it distorts when it is compressed.`,
        ]
      : []),
  ];
}

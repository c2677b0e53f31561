import type { VideoFacts } from "~/video/facts";
import { cameraName, counted, known, lengthInSeconds, PACE_NAMES } from "../terms";

/** The whole in one line, such as "30.0 s, 16:9, 4 shots at a slow pace, mostly static, low-key, -20.1 LUFS". */
export function summaryOf({ source, picture, sound }: VideoFacts): string {
  const length = known(source.duration);
  const shape = known(source.aspect);
  const pace = known(picture?.pace);
  const light = known(picture?.light);
  const loudness = known(sound?.loudness);
  const shares = known(sound?.shares);
  const [heard] = Object.entries(shares ?? {}).sort(([, one], [, other]) => other - one);
  const moves = new Map<string, number>();
  for (const { camera, start, end } of picture?.shots ?? []) {
    const value = known(camera);
    if (value) moves.set(cameraName(value), (moves.get(cameraName(value)) ?? 0) + end - start);
  }
  const [mostly] = [...moves].sort(([, one], [, other]) => other - one);
  const facts = [
    source.stillImage ? "A still picture" : length !== undefined && lengthInSeconds(length),
    picture && (shape?.name ?? (shape && `${shape.ratio.toFixed(2)}:1`)),
    picture &&
      !source.stillImage &&
      (picture.shots.length > 1 ? counted(picture.shots.length, "shot") : "one shot"),
    pace && pace.word !== "single-shot" && PACE_NAMES[pace.word],
    mostly && !source.stillImage && `${moves.size > 1 ? "mostly " : ""}${mostly[0]}`,
    light && `${light.key} light`,
    heard && heard[1] > 0 && `mostly ${heard[0]}`,
    loudness && `${loudness.integrated.toFixed(1)} LUFS`,
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "");
  return facts.length > 0 ? `${facts.join(", ")}.` : "Nothing of this file could be measured for certain.";
}

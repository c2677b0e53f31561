/** A frame's lightness at three sizes, each half of the next: what moves are searched on, coarse to fine. */

/** One level of a pyramid. */
export interface Level {
  gray: Float32Array;
  width: number;
  height: number;
}

/** Coarsest first. */
export type Pyramid = readonly [Level, Level, Level];

function halved({ gray, width, height }: Level, spare: Level | undefined): Level {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const out = spare?.gray ?? new Float32Array(halfWidth * halfHeight);
  for (let y = 0; y < halfHeight; y++) {
    for (let x = 0; x < halfWidth; x++) {
      const i = 2 * y * width + 2 * x;
      out[y * halfWidth + x] =
        ((gray[i] as number) +
          (gray[i + 1] as number) +
          (gray[i + width] as number) +
          (gray[i + width + 1] as number)) *
        0.25;
    }
  }
  return { gray: out, width: halfWidth, height: halfHeight };
}

/** A part of a frame, in pixels. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * @param gray lightness of a whole frame, 0 to 255, copied
 * @param frameWidth pixels in its rows
 * @param crop the part that moves: black bars stand still and would hold the picture
 * @param spare one of the same crop that is needed no more: it is overwritten, which spares collecting 50 kB a frame
 */
export function pyramid(gray: Float32Array, frameWidth: number, crop: Crop, spare?: Pyramid): Pyramid {
  const { left, top, width, height } = crop;
  const part = spare?.[2].gray ?? new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * frameWidth + left;
    part.set(gray.subarray(start, start + width), y * width);
  }
  const fine = { gray: part, width, height };
  const middle = halved(fine, spare?.[1]);
  return [halved(middle, spare?.[0]), middle, fine];
}

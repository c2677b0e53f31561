import type { Level } from "./pyramid";

/** Share of the 4 by 4 blocks that still differ, more than their own pattern explains, after the motion is undone. */
export function movingShare(
  before: Level,
  now: Level,
  { x, y, scale, turn }: { x: number; y: number; scale: number; turn: number },
): number {
  const { width, height } = now;
  const centreX = (width - 1) / 2;
  const centreY = (height - 1) / 2;
  let moving = 0;
  let blocks = 0;
  for (let top = 0; top + 4 <= height; top += 4) {
    for (let left = 0; left + 4 <= width; left += 4) {
      let errors = 0;
      let gradients = 0;
      let pixels = 0;
      for (let row = top; row < top + 4; row++) {
        for (let column = left; column < left + 4; column++) {
          const sx = column + scale * (column - centreX) - turn * (row - centreY) + x;
          const sy = row + turn * (column - centreX) + scale * (row - centreY) + y;
          if (sx < 0 || sy < 0 || sx >= width - 1 || sy >= height - 1) continue;
          const ix = sx | 0;
          const iy = sy | 0;
          const fx = sx - ix;
          const fy = sy - iy;
          const o = iy * width + ix;
          const a = before.gray[o] as number;
          const b = before.gray[o + 1] as number;
          const c = before.gray[o + width] as number;
          const d = before.gray[o + width + 1] as number;
          const shown = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
          errors += Math.abs((now.gray[row * width + column] as number) - shown);
          gradients += Math.abs(b - a) + Math.abs(c - a);
          pixels += 1;
        }
      }
      if (pixels < 8) continue;
      blocks += 1;
      if (errors > 5 * pixels + 0.35 * gradients) moving += 1;
    }
  }
  return blocks ? moving / blocks : 0;
}

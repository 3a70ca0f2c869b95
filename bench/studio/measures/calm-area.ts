import { momentsOf } from './moments.ts'
import type { GrayPicture } from './picture.ts'

const BLOCK_PX = 8
const CALM_DEVIATION = 3

/** Returns the share of the blocks of 8 by 8 pixels in which the gray hardly changes. */
export function calmArea({ widthPx, heightPx, data }: GrayPicture): number {
  let [blocks, calm] = [0, 0]
  for (let top = 0; top + BLOCK_PX <= heightPx; top += BLOCK_PX) {
    for (let left = 0; left + BLOCK_PX <= widthPx; left += BLOCK_PX) {
      const block = new Uint8Array(BLOCK_PX * BLOCK_PX)
      for (let row = 0; row < BLOCK_PX; row += 1) {
        const start = (top + row) * widthPx + left
        block.set(data.subarray(start, start + BLOCK_PX), row * BLOCK_PX)
      }
      blocks += 1
      if (momentsOf(block).deviation < CALM_DEVIATION) calm += 1
    }
  }
  return calm / blocks
}

import type { PictureSort, Side } from './photo-study.ts'
import type { Pixels } from './pixels/pixels.ts'

type SceneSort = Exclude<PictureSort, 'product-shot' | 'with-words'>

/**
 * A thing that takes more of the picture, or runs out of it on three sides, is seen from near: there is no place around
 * it.
 */
const CLOSE_SHARE = 0.7
const CLOSE_SIDES = 3

/** No camera leaves this share of a picture without a trace of grain or light; drawings and screens do. */
const FLAT_SHARE = 0.45

/** Classifies a picture without a plain ground, by the share that its subject takes and the sides that cut it off. */
export function classifyScene(working: Pixels, share: number, touches: readonly Side[]): SceneSort {
  if (flatShare(working) > FLAT_SHARE) return 'flat-artwork'
  return share > CLOSE_SHARE || (touches.length >= CLOSE_SIDES && share > CLOSE_SHARE / 2) ? 'close-up' : 'scene'
}

/** Share of the pixels that differ by at most one level from their neighbours to the right and below. */
function flatShare({ data, widthPx, heightPx }: Pixels): number {
  let flat = 0
  for (let at = 0; at < widthPx * (heightPx - 1) - 1; at += 1) {
    const i = at * 4
    let most = 0
    for (let c = 0; c < 3; c += 1) {
      const value = data[i + c]!
      most = Math.max(most, Math.abs(value - data[i + 4 + c]!), Math.abs(value - data[i + widthPx * 4 + c]!))
    }
    if (most <= 1) flat += 1
  }
  return flat / (widthPx * heightPx)
}

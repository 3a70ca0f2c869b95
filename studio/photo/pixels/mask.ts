import type { Grid } from '../ground/regions.ts'

/**
 * The certainty that each pixel belongs to a subject, 0 to 255, rows from the top. It may be smaller than its photo.
 */
export interface Mask extends Grid {
  data: Uint8Array
}

/** Scales the mask to another size, bilinear. */
export function scaleMask(mask: Mask, { widthPx, heightPx }: Grid): Mask {
  const data = new Uint8Array(widthPx * heightPx)
  const across = listPlaces(mask.widthPx, widthPx)
  const down = listPlaces(mask.heightPx, heightPx)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    const upper = down.first[y]! * mask.widthPx
    const lower = down.second[y]! * mask.widthPx
    for (let x = 0; x < widthPx; x += 1, at += 1) {
      const [left, right, share] = [across.first[x]!, across.second[x]!, across.share[x]!]
      const above = mask.data[upper + left]! + (mask.data[upper + right]! - mask.data[upper + left]!) * share
      const below = mask.data[lower + left]! + (mask.data[lower + right]! - mask.data[lower + left]!) * share
      data[at] = above + (below - above) * down.share[y]! + 0.5
    }
  }
  return { data, widthPx, heightPx }
}

/** Returns the share between yes and no among all that is not a clear no. */
export function unsureShare(data: Uint8Array): number {
  let [unsure, some] = [0, 0]
  for (const value of data) {
    if (value > 12) some += 1
    if (value > 25 && value < 230) unsure += 1
  }
  return unsure / Math.max(1, some)
}

/** Finds for each place of the new side its neighbours on the old one, and the share of the second. */
function listPlaces(from: number, to: number) {
  const first = new Int32Array(to)
  const second = new Int32Array(to)
  const share = new Float32Array(to)
  for (let k = 0; k < to; k += 1) {
    const at = Math.min(from - 1, Math.max(0, ((k + 0.5) * from) / to - 0.5))
    first[k] = Math.floor(at)
    second[k] = Math.min(from - 1, Math.floor(at) + 1)
    share[k] = at - Math.floor(at)
  }
  return { first, second, share }
}

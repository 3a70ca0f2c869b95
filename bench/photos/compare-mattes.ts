import type { Pixels } from '#studio/index.ts'

/**
 * The distance of a matte from the true one. Both have the photo's size: straight colors, and alpha 0 for the
 * background.
 */
export interface MatteMeasures {
  /**
   * Mean difference of alpha, 0 to 1, over the rim: everything partly transparent, and a narrow band on both sides of
   * it.
   */
  rimError: number
  /** Intersection over union, by alpha. */
  iou: number
  /**
   * Mean difference of a channel, 0 to 1, over the part of the rim that both show; undefined if there is none, or the
   * truth was drawn by hand.
   */
  colorError: number | undefined
}

/**
 * Half the width of the band at the rim, of the photo's longer side: 5 px of 1000, about what an eye sees as the edge.
 */
const BAND = 0.005

/** Local error of a mask drawn by hand, in shares of the longer side. */
export const HAND_SLACK = 0.0015

/**
 * Compares a matte with the truth. Within `slack` of the true contour nothing is counted, for a truth drawn by hand
 * (see HAND_SLACK), which has no colors.
 */
export function compareMattes(matte: Pixels, truth: Pixels, slack = 0): MatteMeasures {
  const longer = Math.max(truth.widthPx, truth.heightPx)
  const band = bandRound(truth, Math.max(2, Math.round(BAND * longer)))
  const unsure = slack > 0 ? bandRound(truth, Math.max(1, Math.round(slack * longer))) : undefined
  let [error, counted, both, either, off, weight] = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at < band.length; at += 1) {
    if (unsure?.[at]) continue
    const i = at * 4
    const [own, wanted] = [matte.data[i + 3]!, truth.data[i + 3]!]
    both += Math.min(own, wanted)
    either += Math.max(own, wanted)
    if (!band[at]) continue
    error += Math.abs(own - wanted)
    counted += 1
    const seen = Math.min(own, wanted)
    if (seen < SEEN_ALPHA) continue
    weight += seen
    for (let c = 0; c < 3; c += 1) off += (seen * Math.abs(matte.data[i + c]! - truth.data[i + c]!)) / 3
  }
  return {
    rimError: error / Math.max(1, counted) / 255,
    iou: either > 0 ? both / either : 1,
    colorError: weight > 0 && slack === 0 ? off / weight / 255 : undefined,
  }
}

/** Fainter pixels have no visible color. */
const SEEN_ALPHA = 32

/** Alpha below the first is transparent and above the second solid; between them is the rim. */
const CLEAR = 4
const SOLID = 251

/** Marks what is partly transparent, and what has both transparent and solid pixels within reach. */
function bandRound({ data, widthPx, heightPx }: Pixels, reachPx: number): Uint8Array {
  const clear = new Uint8Array(widthPx * heightPx)
  const solid = new Uint8Array(widthPx * heightPx)
  const band = new Uint8Array(widthPx * heightPx)
  for (let at = 0; at < band.length; at += 1) {
    const alpha = data[at * 4 + 3]!
    clear[at] = alpha < SOLID ? 1 : 0
    solid[at] = alpha > CLEAR ? 1 : 0
  }
  const nearClear = widened(clear, { widthPx, heightPx }, reachPx)
  const nearSolid = widened(solid, { widthPx, heightPx }, reachPx)
  for (let at = 0; at < band.length; at += 1) band[at] = nearClear[at]! & nearSolid[at]!
  return band
}

/** Marks every pixel within reach of a marked one, by squares: rows first, then columns. */
function widened(
  marks: Uint8Array,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  reachPx: number,
): Uint8Array {
  const rows = new Uint8Array(marks.length)
  for (let y = 0; y < heightPx; y += 1) widenLine(marks, rows, { from: y * widthPx, step: 1, count: widthPx }, reachPx)
  const both = new Uint8Array(marks.length)
  for (let x = 0; x < widthPx; x += 1) widenLine(rows, both, { from: x, step: widthPx, count: heightPx }, reachPx)
  return both
}

function widenLine(
  marks: Uint8Array,
  out: Uint8Array,
  { from, step, count }: { from: number; step: number; count: number },
  reachPx: number,
): void {
  let last = -Infinity
  for (let k = 0, ahead = 0; k < count; k += 1) {
    for (; ahead < count && ahead <= k + reachPx; ahead += 1) if (marks[from + ahead * step]) last = ahead
    if (last >= k - reachPx) out[from + k * step] = 1
  }
}

/** Grades a matte by the bounds of issue 16: what an ad can show, and what nobody should see. */
export function gradeMatte({ rimError, iou }: MatteMeasures): 'good' | 'fair' | 'bad' {
  if (iou >= 0.97 && rimError <= 0.06) return 'good'
  return iou < 0.93 || rimError > 0.12 ? 'bad' : 'fair'
}

import type { Box } from '#contract/ads/report.ts'
import { relativeLuminance } from '../color/luminance.ts'

/** The glyphs are dilated by this much before the pixels behind them are read. */
const DILATION_PX = 2
/** Number of pixels of ground that settle a percentile. Larger runs are sampled. */
const SAMPLES = 4_000

export interface MeasuredText {
  /** Whole pixels. */
  box: Box
  /** RGBA under the text. */
  behind: Uint8ClampedArray
  /** Coverage of each pixel by the glyphs, 0 to 255. */
  coverage: Uint8Array
  ink: readonly [number, number, number]
}

/**
 * Returns the 10th percentile of the WCAG ratio between a run's ink and the pixels really behind its dilated glyphs.
 */
export function measureContrast({ box, behind, coverage, ink }: MeasuredText): number {
  const inkLuminance = relativeLuminance(...ink)
  const stride = Math.max(1, Math.ceil(Math.sqrt((box.width * box.height) / SAMPLES)))
  const ratios = new Float64Array(Math.ceil(box.width / stride) * Math.ceil(box.height / stride))
  let count = 0
  for (let y = 0; y < box.height; y += stride) {
    for (let x = 0; x < box.width; x += stride) {
      if (!nearInk(coverage, box, x, y)) continue
      const offset = (y * box.width + x) * 4
      const ground = relativeLuminance(behind[offset]!, behind[offset + 1]!, behind[offset + 2]!)
      ratios[count] = (Math.max(inkLuminance, ground) + 0.05) / (Math.min(inkLuminance, ground) + 0.05)
      count += 1
    }
  }
  return count === 0 ? 1 : smallest(ratios.subarray(0, count), Math.floor(count * 0.1))
}

/**
 * Returns the value that would stand at `rank` if the values were sorted, without sorting them all (Hoare's selection).
 * Moves the values.
 */
function smallest(values: Float64Array, rank: number): number {
  let [first, last] = [0, values.length - 1]
  while (first < last) {
    const pivot = values[rank]!
    let [low, high] = [first, last]
    while (low <= high) {
      while (values[low]! < pivot) low += 1
      while (values[high]! > pivot) high -= 1
      if (low > high) break
      const held = values[low]!
      values[low] = values[high]!
      values[high] = held
      low += 1
      high -= 1
    }
    if (high < rank) first = low
    if (low > rank) last = high
  }
  return values[rank]!
}

function nearInk(coverage: Uint8Array, { width, height }: { width: number; height: number }, x: number, y: number) {
  const left = x >= DILATION_PX ? DILATION_PX : 0
  const right = x + DILATION_PX < width ? DILATION_PX : 0
  const first = y >= DILATION_PX ? y - DILATION_PX : y
  const last = y + DILATION_PX < height ? y + DILATION_PX : y
  for (let row = first; row <= last; row += DILATION_PX) {
    const at = row * width + x
    if (coverage[at]! > 127 || coverage[at - left]! > 127 || coverage[at + right]! > 127) return true
  }
  return false
}

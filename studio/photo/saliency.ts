import { writeOklab } from '../color/oklab.ts'
import type { Pixels } from './pixels/pixels.ts'
import { boxMean } from './ground/regions.ts'
import { shrink } from './pixels/shrink.ts'

/** The attraction of each place of a small version of the photo for the eye; the values sum to 1. */
export interface SaliencyMap {
  widthPx: number
  heightPx: number
  weights: Float32Array
}

/** Subjects are found as well at this size as at any larger one. */
const MAP_PX = 96

/**
 * Measures how places stand out: those that differ from the photo's frame and from their wider surroundings, in color
 * and light (OKLab), and that are near the middle, where people put what they photograph.
 */
export function measureSaliency(pixels: Pixels): SaliencyMap {
  const map = known.get(pixels.data) ?? measure(pixels)
  known.set(pixels.data, map)
  return map
}

/** Keyed by the photo's own pixels: a layout asks again for each of its candidates. */
const known = new WeakMap<Pixels['data'], SaliencyMap>()

function measure(pixels: Pixels): SaliencyMap {
  const small = shrink(pixels, MAP_PX)
  const { widthPx, heightPx } = small
  const lab = toLab(small)
  const radius = Math.max(2, Math.round(Math.max(widthPx, heightPx) / 6))
  const wide = lab.map((channel) => boxMean(channel, small, radius))
  const frame = frameMean(lab, widthPx, heightPx)
  const weights = new Float32Array(widthPx * heightPx)
  for (let at = 0; at < weights.length; at += 1) {
    let apart = 0
    let foreign = 0
    for (let c = 0; c < 3; c += 1) {
      apart += (lab[c]![at]! - wide[c]![at]!) ** 2
      foreign += (lab[c]![at]! - frame[c]!) ** 2
    }
    const x = at % widthPx
    const offX = (x + 0.5) / widthPx - 0.5
    const offY = ((at - x) / widthPx + 0.5) / heightPx - 0.5
    const middle = Math.exp(-5 * (offX * offX + offY * offY))
    weights[at] = (Math.sqrt(apart) + 0.7 * Math.sqrt(foreign)) * middle
  }
  return { widthPx, heightPx, weights: normalise(boxMean(weights, small, 2)) }
}

function toLab({ data, widthPx, heightPx }: Pixels): [Float32Array, Float32Array, Float32Array] {
  const count = widthPx * heightPx
  const channels = [new Float32Array(count), new Float32Array(count), new Float32Array(count)] as const
  const lab = new Float32Array(3)
  for (let at = 0; at < count; at += 1) {
    writeOklab(data[at * 4]!, data[at * 4 + 1]!, data[at * 4 + 2]!, lab, 0)
    for (let c = 0; c < 3; c += 1) channels[c]![at] = lab[c]!
  }
  return [...channels]
}

function frameMean(lab: readonly Float32Array[], widthPx: number, heightPx: number): number[] {
  return lab.map((channel) => {
    let sum = 0
    let count = 0
    for (let at = 0; at < channel.length; at += 1) {
      const x = at % widthPx
      const y = (at - x) / widthPx
      if (x > 1 && y > 1 && x < widthPx - 2 && y < heightPx - 2) continue
      sum += channel[at]!
      count += 1
    }
    return sum / count
  })
}

/** Sets values under the mean, which are surroundings, to 0; otherwise a wide wall outweighs a small subject. */
function normalise(weights: Float32Array): Float32Array {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  const above = weights.map((weight) => Math.max(0, weight - mean))
  const total = above.reduce((sum, weight) => sum + weight, 0)
  return total > 0 ? above.map((weight) => weight / total) : above.fill(1 / above.length)
}

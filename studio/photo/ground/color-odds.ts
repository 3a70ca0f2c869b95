import type { Pixels } from '../pixels/pixels.ts'
import { boxMean, type Grid } from './regions.ts'

/** Means are taken of every second pixel each way: they are the same for a quarter of the time. */
const STEP_PX = 2

/**
 * Distance, in steps, from which colors of either side are gathered: near enough to belong to the same part and light.
 */
const GATHER_STEPS = 12

/** Grain, and what the mean of a window hides: squared sRGB units of each channel. */
const MIN_VARIANCE = 60

/** The colors of a window prove little if a smaller share of it is known to belong to a side. */
const ENOUGH_SHARE = 0.02

/**
 * Measures for each pixel how much more its color resembles that of the sure subject round it than that of the sure
 * ground: 0 to 1, .5 if that cannot be decided. A side is described by means and variances of its colors in a window
 * round the pixel.
 */
export function measureColorOdds(working: Pixels, inside: Uint8Array, outside: Uint8Array): Float32Array {
  const { data, widthPx } = working
  const grid = { widthPx: Math.ceil(widthPx / STEP_PX), heightPx: Math.ceil(working.heightPx / STEP_PX) }
  const subject = describeSide(working, grid, inside)
  const ground = describeSide(working, grid, outside)
  const odds = new Float32Array(inside.length).fill(0.5)
  for (let at = 0; at < odds.length; at += 1) {
    if (inside[at] || outside[at]) continue
    const x = at % widthPx
    const near = Math.floor((at - x) / widthPx / STEP_PX) * grid.widthPx + Math.floor(x / STEP_PX)
    const known = Math.min(subject.share[near]!, ground.share[near]!) / ENOUGH_SHARE
    if (known <= 0.05) continue
    const shade = measureShade(data, at, ground.means, near)
    let away = 0
    for (let c = 0; c < 3; c += 1) {
      const value = data[at * 4 + c]!
      away += awayFrom(ground, c, near, value / shade) - awayFrom(subject, c, near, value)
    }
    const trust = Math.min(1, known)
    odds[at] = 0.5 + trust * (1 / (1 + Math.exp(-0.5 * Math.max(-12, Math.min(12, away)))) - 0.5)
  }
  return odds
}

/** A shadow takes no more of the light. */
const DEEPEST_SHADE = 0.4

/** Returns the share of the ground's light that would be left if the pixel were ground in shadow. */
function measureShade(data: Uint8ClampedArray, at: number, means: Float32Array[], near: number): number {
  let [along, power] = [0, 1]
  for (let c = 0; c < 3; c += 1) {
    along += data[at * 4 + c]! * means[c]![near]!
    power += means[c]![near]! ** 2
  }
  return Math.max(DEEPEST_SHADE, Math.min(1, along / power))
}

/**
 * A wide spread of the subject makes few colors unlikely, which must not make all of them the ground's: a share of the
 * full term.
 */
const LOG_SHARE = 0.3

interface SideColors {
  share: Float32Array
  means: Float32Array[]
  variances: Float32Array[]
}

/** Returns the squared distance in deviations, plus the cost of a wide spread. */
function awayFrom({ means, variances }: SideColors, channel: number, at: number, value: number): number {
  const variance = variances[channel]![at]!
  return (value - means[channel]![at]!) ** 2 / variance + LOG_SHARE * Math.log(variance)
}

function describeSide({ data, widthPx }: Pixels, grid: Grid, marks: Uint8Array): SideColors {
  const count = grid.widthPx * grid.heightPx
  const places = new Int32Array(count)
  for (let y = 0, to = 0; y < grid.heightPx; y += 1) {
    for (let x = 0; x < grid.widthPx; x += 1, to += 1) places[to] = (y * widthPx + x) * STEP_PX
  }
  const known = new Uint8Array(count)
  for (let at = 0; at < count; at += 1) known[at] = marks[places[at]!]!
  const share = boxMean(known, grid, GATHER_STEPS)
  const means: Float32Array[] = []
  const variances: Float32Array[] = []
  const values = new Float32Array(count)
  for (let c = 0; c < 3; c += 1) {
    for (let at = 0; at < count; at += 1) values[at] = known[at] ? data[places[at]! * 4 + c]! : 0
    const mean = boxMean(values, grid, GATHER_STEPS)
    for (let at = 0; at < count; at += 1) values[at]! *= values[at]!
    const variance = boxMean(values, grid, GATHER_STEPS)
    for (let at = 0; at < count; at += 1) {
      const part = Math.max(1e-6, share[at]!)
      mean[at]! /= part
      variance[at] = MIN_VARIANCE + Math.max(0, variance[at]! / part - mean[at]! ** 2)
    }
    means.push(mean)
    variances.push(variance)
  }
  return { share, means, variances }
}

import { contrastOf, levelsOnWhite, type Linear, toLab, toLinear } from './colors.ts'
import type { TextPlace } from '#server/models/lettering/detect-places.ts'
import { bytesOf } from './line-points.ts'
import type { PicturePixels } from './look.ts'

/** The two colors of a line of words. */
export interface MeasuredInk {
  ink: Linear
  ground: Linear
  /** WCAG ratio of the ink to the lower part of the ground that lies between the letters. */
  contrast: number
}

/** Points across a line; more change no percentile. */
const POINTS_ACROSS = 22
const POINTS_ALONG_MAX = 260
const ROUNDS = 6
/** Part of the ink's points that is farthest from the ground: the others are the soft rims of letters. */
const CORE = 0.5
/** Percentile of the ratios over the ground's points. */
const LOW = 0.3

/** Parts a line's pixels into ink and ground, by two means in OKLab. The ground is what lies along the line's rim. */
export function measureInk(pixels: PicturePixels, { place }: { place: TextPlace }): MeasuredInk {
  const points = sample(pixels, place)
  const labs = points.map(({ color }) => toLab(color))
  let [one, two] = farthest(labs)
  let isOne: boolean[] = []
  for (let round = 0; round < ROUNDS; round++) {
    isOne = labs.map((lab) => gap(lab, one) <= gap(lab, two))
    one = mean(labs.filter((_, at) => isOne[at])) ?? one
    two = mean(labs.filter((_, at) => !isOne[at])) ?? two
  }
  const rim = points.map(({ onRim }, at) => (onRim ? at : -1)).filter((at) => at >= 0)
  const oneIsGround = rim.filter((at) => isOne[at]).length * 2 >= rim.length
  const ground = points.filter((_, at) => isOne[at] === oneIsGround).map(({ color }) => color)
  const middle = oneIsGround ? one : two
  const inks = points
    .map(({ color }, at) => ({ color, far: gap(labs[at]!, middle), isInk: isOne[at] !== oneIsGround }))
    .filter(({ isInk }) => isInk)
    .toSorted((first, second) => second.far - first.far)
    .map(({ color }) => color)
  const core = average(inks.slice(0, Math.max(1, Math.ceil(inks.length * CORE)))) ?? average(ground)!
  const ratios = ground.map((color) => contrastOf(core, color)).toSorted((first, second) => first - second)
  return { ink: core, ground: average(ground)!, contrast: ratios[Math.floor(ratios.length * LOW)] ?? 1 }
}

interface Point {
  color: Linear
  onRim: boolean
}

function sample(pixels: PicturePixels, place: TextPlace): Point[] {
  const { length, height } = place
  const rows = Math.max(4, Math.min(POINTS_ACROSS, Math.round(height)))
  const columns = Math.max(6, Math.min(POINTS_ALONG_MAX, Math.round((length / height) * rows)))
  const byteAt = bytesOf(pixels, place)
  const points: Point[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const u = ((column + 0.5) / columns - 0.5) * length
      const v = ((row + 0.5) / rows - 0.5) * height
      points.push({
        color: toLinear(...levelsOnWhite(pixels.rgba, byteAt(u, v))),
        onRim: row === 0 || row === rows - 1 || column === 0 || column === columns - 1,
      })
    }
  }
  return points
}

type Lab = readonly [number, number, number]

function gap(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

function farthest(labs: readonly Lab[]): [Lab, Lab] {
  const middle = mean(labs)!
  const one = labs.reduce((best, lab) => (gap(lab, middle) > gap(best, middle) ? lab : best), labs[0]!)
  const two = labs.reduce((best, lab) => (gap(lab, one) > gap(best, one) ? lab : best), labs[0]!)
  return [one, two]
}

function mean(labs: readonly Lab[]): Lab | undefined {
  return average(labs)
}

function average(colors: readonly Linear[]): Linear | undefined {
  if (colors.length === 0) return undefined
  const sum = [0, 0, 0]
  for (const color of colors) for (const at of [0, 1, 2] as const) sum[at] = sum[at]! + color[at]
  return [sum[0]! / colors.length, sum[1]! / colors.length, sum[2]! / colors.length]
}

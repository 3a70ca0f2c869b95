import type { GroundModel } from './ground-model.ts'
import type { Pixels } from '../pixels/pixels.ts'

/** The difference of every pixel of the working picture from the ground there. */
export interface GroundComparison {
  /** Euclidean, sRGB units. */
  distance: Float32Array
  /** The pixel's light as a share of the ground's. */
  light: Float32Array
  /** The distance that remains when the ground is darkened or lightened as far as it can explain the pixel. */
  tint: Float32Array
}

export function compareToGround({ data, widthPx, heightPx }: Pixels, { colors }: GroundModel): GroundComparison {
  const count = widthPx * heightPx
  const distance = new Float32Array(count)
  const light = new Float32Array(count)
  const tint = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    const r = data[at * 4]!
    const g = data[at * 4 + 1]!
    const b = data[at * 4 + 2]!
    const groundR = colors[at * 3]!
    const groundG = colors[at * 3 + 1]!
    const groundB = colors[at * 3 + 2]!
    const power = Math.max(1, groundR * groundR + groundG * groundG + groundB * groundB)
    const share = (r * groundR + g * groundG + b * groundB) / power
    light[at] = share
    distance[at] = length(r - groundR, g - groundG, b - groundB)
    tint[at] = length(r - share * groundR, g - share * groundG, b - share * groundB)
  }
  return { distance, light, tint }
}

function length(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z)
}

/** Returns the means over some pixels. */
export function meanComparison(
  comparison: GroundComparison,
  pixels: Int32Array,
): { distance: number; light: number; tint: number } {
  const mean = (values: Float32Array): number => pixels.reduce((sum, at) => sum + values[at]!, 0) / pixels.length
  return { distance: mean(comparison.distance), light: mean(comparison.light), tint: mean(comparison.tint) }
}

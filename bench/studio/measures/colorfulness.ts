import type { MeasuredPicture } from './picture.ts'
import { momentsOf } from './moments.ts'

/** Measures colorfulness by Hasler and Suesstrunk, "Measuring colourfulness in natural images" (2003). */
export function colorfulness({ data }: MeasuredPicture): number {
  const redGreen = new Float32Array(data.length / 3)
  const yellowBlue = new Float32Array(data.length / 3)
  for (let index = 0; index < redGreen.length; index += 1) {
    const [red, green, blue] = [data[index * 3]!, data[index * 3 + 1]!, data[index * 3 + 2]!]
    redGreen[index] = red - green
    yellowBlue[index] = (red + green) / 2 - blue
  }
  const [rg, yb] = [momentsOf(redGreen), momentsOf(yellowBlue)]
  return Math.hypot(rg.deviation, yb.deviation) + 0.3 * Math.hypot(rg.mean, yb.mean)
}

import { differenceCiede2000 } from 'culori'

/** Every so many pixels are compared: thousands of pixels give the mean to a hundredth. */
const COMPARED = 5000

const difference = differenceCiede2000()

/** Returns the mean difference of color of two pictures (raw RGB of one size). */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  const count = one.length / 3
  const step = Math.max(1, Math.floor(count / COMPARED))
  let [sum, compared] = [0, 0]
  for (let at = 0; at < count; at += step) {
    sum += difference(colorAt(one, 3 * at), colorAt(other, 3 * at))
    compared += 1
  }
  return sum / compared
}

function colorAt(data: Uint8Array, at: number) {
  return { mode: 'rgb' as const, r: data[at]! / 255, g: data[at + 1]! / 255, b: data[at + 2]! / 255 }
}

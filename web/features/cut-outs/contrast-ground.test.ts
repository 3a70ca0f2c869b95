import { expect, it } from 'vitest'
import { edgeLightness } from './contrast-ground.ts'

const SIDE = 8

/** Makes a picture of a product in the middle of a ground, each with a lightness. */
function picture(ground: number, product: number): number[] {
  return Array.from({ length: SIDE * SIDE }, (_, k) => {
    const [x, y] = [k % SIDE, Math.floor(k / SIDE)]
    const isProduct = x > 1 && x < SIDE - 2 && y > 1 && y < SIDE - 2
    const value = isProduct ? product : ground
    return [value, value, value, 255]
  }).flat()
}

it('depends on the edge of the photo, whatever is in the middle', () => {
  expect(edgeLightness(picture(255, 10), SIDE)).toBeCloseTo(1)
  expect(edgeLightness(picture(10, 255), SIDE)).toBeCloseTo(0.04, 2)
})

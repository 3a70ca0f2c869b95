import fc from 'fast-check'
import { expect, it } from 'vitest'
import { relativeLuminance } from '../color/luminance.ts'
import { measureContrast } from './contrast.ts'

const WHITE = [255, 255, 255] as const
const ratioToWhite = (grey: number) => 1.05 / (relativeLuminance(grey, grey, grey) + 0.05)

/** Measures the contrast of white letters that cover a row of grey pixels. */
function onGreys(greys: readonly number[]): number {
  const behind = Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255]))
  const coverage = new Uint8Array(greys.length).fill(255)
  return measureContrast({ box: { x: 0, y: 0, width: greys.length, height: 1 }, behind, coverage, ink: WHITE })
}

it('is the ratio that nine in ten pixels under the letters reach, in whatever order they lie', () => {
  const grey = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.array(grey, { minLength: 1, maxLength: 300 }), (greys) => {
      const sorted = greys.map(ratioToWhite).toSorted((first, second) => first - second)
      expect(onGreys(greys)).toBe(sorted[Math.floor(greys.length * 0.1)])
    }),
  )
})

it('reads no pixel that lies further than two from the letters', () => {
  const behind = Uint8ClampedArray.from({ length: 9 * 4 }, (_, at) => (Math.floor(at / 4) === 1 ? 255 : 0))
  const coverage = Uint8Array.from({ length: 9 }, (_, x) => (x === 4 ? 255 : 0))
  const box = { x: 0, y: 0, width: 9, height: 1 }
  expect(measureContrast({ box, behind, coverage, ink: WHITE })).toBeCloseTo(21)
  behind.fill(255, 2 * 4, 3 * 4)
  expect(measureContrast({ box, behind, coverage, ink: WHITE })).toBeCloseTo(1)
})

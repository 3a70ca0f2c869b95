import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '#test/property-runs.ts'
import { okDistance } from './oklch.ts'
import { pixelDistance } from './pixel-distance.ts'

/** A pixel as its number, opaque, and its color as text. */
const pixel = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([r, g, b]) => ({ word: (255 << 24) | (b << 16) | (g << 8) | r, hex: hexOf(r, g, b) }))
const grey = fc.nat(255).map((level) => ({ word: (255 << 24) | (0x10101 * level), hex: hexOf(level, level, level) }))

function hexOf(...levels: number[]): string {
  return `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`
}

it('is the distance of two colors in OKLab, to the bit', { tags: 'property' }, () => {
  const any = fc.oneof(pixel, grey)
  fc.assert(
    fc.property(any, any, (one, other) => {
      expect(pixelDistance(one.word, other.word)).toBe(okDistance(one.hex, other.hex))
    }),
    propertyRuns(500),
  )
})

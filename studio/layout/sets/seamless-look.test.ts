import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import { isPaleOnPale } from '../../photo/product-tone.ts'
import { paleGround } from './seamless-look.ts'

const { study: mug } = await fixturePhoto('mug-white.jpg')

describe('the ground of a white product on white', () => {
  it('is for that case, and for no product that stands out', async () => {
    expect(isPaleOnPale(mug)).toBe(true)
    for (const name of ['camera-black.jpg', 'lounge-chair-plain.jpg']) {
      expect(isPaleOnPale((await fixturePhoto(name)).study)).toBe(false)
    }
  })

  it('is nearly as light as the photo’s own, in any color, with half its strength or as much as makes it recognizable', () => {
    const generated = fc
      .record({ l: fc.double({ min: 0.2, max: 0.95, noNaN: true }), c: fc.double({ min: 0, max: 0.2, noNaN: true }) })
      .chain(({ l, c }) => fc.double({ min: 0, max: 360, noNaN: true }).map((h) => oklchToHex(l, c, h)))
    fc.assert(
      fc.property(generated, generated, (base, other) => {
        const pale = paleGround({ base, blobs: [{ x: 0, y: 0, rx: 1, ry: 1, color: other }] }, mug)
        const pairs = [
          [base, pale.base],
          [other, pale.blobs[0]!.color],
        ] as const
        for (const [given, tint] of pairs) {
          expect(Math.abs(hexToOklch(tint).l - mug.borderLightness)).toBeLessThan(0.1)
          const { c } = hexToOklch(given)
          expect(hexToOklch(tint).c).toBeLessThan(Math.max(0.5 * c, Math.min(c, 0.03)) + 0.01)
        }
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import type { Painter } from '#test/pictures/draw-pixels.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { bottom, right } from '../../basics/boxes.ts'
import { findHero, placedBounds } from '../../layers/placement.ts'

/** Returns where a product of this form lies on a leaderboard, and how much of it is seen. */
function heroOn(widthPx: number, heightPx: number, fields: Parameters<typeof adFields>[0] = {}, shape?: Painter) {
  const ad = adFields({ adStyle: 'bold', taglines: ['Quiet power'], productDiscount: null, ...fields })
  const layout = firstLayout({
    ad,
    photo: standingProduct(widthPx, heightPx, undefined, shape),
    format: 'leaderboard',
    seed: 3,
  })!
  const { placement } = findHero(layout.layers)!
  const bounds = placedBounds(placement)
  const seenPx = Math.min(layout.heightPx, bottom(bounds)) - Math.max(0, bounds.y)
  const width = Math.min(layout.widthPx, right(bounds)) - Math.max(0, bounds.x)
  return {
    placement,
    bounds,
    share: (seenPx * width) / (layout.widthPx * layout.heightPx),
    seen: seenPx / bounds.height,
  }
}

describe('a product on a leaderboard', () => {
  it.each([
    [420, 300],
    [360, 360],
    [600, 260],
  ])('of %i by %i takes a quarter of it or more, and shows enough of itself', (widthPx, heightPx) => {
    const { share, seen } = heroOn(widthPx, heightPx)
    expect(share).toBeGreaterThan(0.24)
    expect(share).toBeLessThan(0.42)
    expect(seen).toBeGreaterThan(0.38)
  })

  it('lies along it where it is high and narrow, its head over its foot', () => {
    const { placement, share } = heroOn(160, 520)
    expect(placement.rotation).toBeGreaterThan(45)
    expect(placement.rotation).toBeLessThan(90)
    expect(share).toBeGreaterThan(0.24)
  })

  it('hangs upright where it is worn', () => {
    expect(heroOn(160, 420, { productName: 'Silk dress' }).placement.rotation).toBe(0)
  })

  it('is turned until it lies along it where it lies aslant in its photo', () => {
    const strap: Painter = (x, y) => {
      const [along, across] = [(x + y - 400) / Math.SQRT2, (y - x) / Math.SQRT2]
      return Math.abs(along) < 260 && Math.abs(across) < 28 ? [190, 150, 60, 255] : undefined
    }
    const { placement, bounds, share } = heroOn(400, 400, { productName: 'Watch' }, strap)
    expect(placement.rotation).toBe(16 - 45)
    expect(share).toBeGreaterThan(0.3)
    expect(right(bounds)).toBeLessThan(728)
  })

  it('shows both lenses of glasses, and their temples as far as there is room', () => {
    const lens = (x: number, y: number, middle: number) => Math.hypot((x - middle) / 80, (y - 230) / 55) < 1
    const glasses: Painter = (x, y) => {
      const isTemple = y > 20 && y < 230 && (Math.abs(x - 40) < 4 || Math.abs(x - 360) < 4)
      return isTemple || lens(x, y, 110) || lens(x, y, 290) ? [30, 30, 34, 255] : undefined
    }
    const { placement, share } = heroOn(400, 300, { productName: 'Sunglasses' }, glasses)
    const { box } = placement
    const lensFrom = box.y + ((175 - 20) / (285 - 20)) * box.height
    expect(placement.rotation).toBe(0)
    expect(lensFrom).toBeGreaterThanOrEqual(-2)
    expect(bottom(box)).toBeLessThanOrEqual(92)
    expect(share).toBeGreaterThan(0.3)
  })

  it('shows the straps of a top, and not the cloth that most of it is', () => {
    const top: Painter = (x, y) => {
      const isStrap = y < 130 && (Math.abs(x - 110) < 22 || Math.abs(x - 250) < 22)
      const isCloth = y >= 130 && x > 60 && x < 300
      const light = 40 + 30 * ((x >> 2) % 2)
      return isStrap || isCloth ? [light, light, light, 255] : undefined
    }
    expect(heroOn(360, 460, { productName: 'Tank top' }, top).bounds.y).toBeGreaterThan(0)
  })
})

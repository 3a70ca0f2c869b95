import { describe, expect, it } from 'vitest'
import { adFields } from '#test/ad-fields.ts'
import { firstLayout } from '#test/first-layout.ts'
import { standingProduct } from '#test/standing-product.ts'
import { bottom, right } from '../../layers/box.ts'
import { findHero, placedBounds } from '../../layers/placement.ts'

/** Returns where a product of this form lies on a leaderboard, and how much of it is seen. */
function heroOn(widthPx: number, heightPx: number, fields: Parameters<typeof adFields>[0] = {}) {
  const ad = adFields({ adStyle: 'bold', taglines: ['Quiet power'], productDiscount: null, ...fields })
  const layout = firstLayout({ ad, photo: standingProduct(widthPx, heightPx), format: 'leaderboard', seed: 3 })!
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
})

import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import { proposeLayouts } from '../search/make-layout.ts'

const photos = [await fixturePhoto('perfume.webp')]

function offerOf(productDiscount: string, typography: 'classic' | 'mono') {
  const fields = adFields({ adStyle: 'luxury', typography, productDiscount, taglines: ['Quiet power'] })
  const chosen = directAd(makeBrief(fields, 3), photos[0]!.study, { format: 'leaderboard', seed: 3 })
  const input = { format: 'leaderboard', photos, typesetter, seed: 3 } as const
  const [layout] = proposeLayouts({ ...input, direction: { ...chosen, families: ['window'] } })
  const texts = layout!.layers.filter((layer) => layer.kind === 'text')
  return { badge: texts.find(({ part }) => part === 'badge')!, price: texts.find(({ part }) => part === 'price')! }
}

it('sets a short offer on a banner in more than half of its price’s size', () => {
  const { badge, price } = offerOf('20% off', 'classic')
  expect(badge.lines).toHaveLength(1)
  expect(badge.sizePx).toBeGreaterThan(0.55 * price.sizePx)
})

it('sets a long one as large as the banner is high enough for', () => {
  const { badge, price } = offerOf('25% off the 12-pack', 'mono')
  expect(badge.box.y).toBeGreaterThanOrEqual(6)
  expect(price.box.y + price.box.height).toBeLessThanOrEqual(84)
})

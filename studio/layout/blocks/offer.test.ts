import { beforeAll, expect, it } from 'vitest'
import { AD_STYLES, type AdStyle, idsOf } from '#contract/choices.ts'
import type { AdFormat } from '#contract/sizes.ts'
import { adFields, cutOutPhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeAd, type StudiedPhoto } from '../../index.ts'

let photo: StudiedPhoto

beforeAll(async () => {
  photo = await cutOutPhoto()
})

const OFFERED = {
  productName: 'Loden',
  productDescription: 'Keeps out rain and wind.',
  taglines: ['Warm all day'],
  productPrice: '$180',
  productDiscount: '20% off',
}

/** The size of each part's words, in px. */
async function sizesIn(adStyle: AdStyle, format: AdFormat): Promise<Partial<Record<string, number>>> {
  const ad = adFields({ ...OFFERED, adStyle })
  const { layout } = await makeAd({ ad, photos: [photo], format, seed: 4, typesetter })
  const texts = layout.layers.flatMap((layer) => (layer.kind === 'text' ? [layer] : []))
  return Object.fromEntries(texts.map(({ part, sizePx }) => [part, sizePx]))
}

async function expectRank(adStyle: AdStyle, format: AdFormat) {
  const { headline = 0, name = 0, support = 0, price = 0, badge = 0, ...sizes } = await sizesIn(adStyle, format)
  const others = Math.max(name, support, sizes['call-to-action'] ?? 0)
  expect(headline).toBeGreaterThan(Math.max(price, badge))
  expect(price).toBeGreaterThan(1.2 * others)
  expect(badge).toBeGreaterThan(others)
}

it.each(idsOf(AD_STYLES))(
  'is seen second in %s: price and words of the offer are larger than all but the headline',
  (style) => expectRank(style, 'google_display'),
)

it.each(
  idsOf(AD_STYLES).flatMap((style) =>
    (['square', 'instagram_story', 'facebook_feed'] as const).map((format) => [style, format] as const),
  ),
)('is seen second in %s on %s', { tags: 'thorough/variety' }, expectRank)

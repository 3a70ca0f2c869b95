import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MORE_FORMATS } from '#contract/formats.ts'
import { type Size, sizeName, sizeProblem } from '#contract/sizes.ts'
import { anyAd } from '#test/studio/any-ad.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { wordProblems } from '#test/studio/check-words.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { drawPhotoKinds } from '#test/pictures/photo-kinds.ts'
import { propertyRuns } from '#test/property-runs.ts'
import { typesetter } from '#test/studio/typesetter.ts'

const photos = drawPhotoKinds()

/** Sizes of any aspect. Sides that are drawn alone would nearly always be large, and nearly square. */
const anySize = fc
  .record({
    area: fc.double({ min: 15_000, max: 1_500_000, noNaN: true }),
    aspect: fc.double({ min: -1.79, max: 2.48, noNaN: true }),
  })
  .map(({ area, aspect }): Size => {
    const widthPx = Math.sqrt(area * Math.exp(aspect))
    return { widthPx: Math.round(widthPx), heightPx: Math.round(area / widthPx) }
  })
  .filter((size) => sizeProblem(size) === undefined)

it(
  'sets every word whole, apart and large enough on a canvas of any size, or refuses them all',
  { tags: 'property' },
  async () => {
    const task = fc.record({
      ad: anyAd,
      photo: fc.constantFrom(...Object.keys(photos)),
      format: anySize,
      seed: fc.nat(2 ** 31 - 1),
    })
    const holds = fc.asyncProperty(task, async ({ ad, photo, format, seed }) => {
      await new Promise((resolve) => setImmediate(resolve))
      const hero = photos[photo]!
      const layout = firstLayout({ ad, photo: hero, format, seed })
      expect(layout ? wordProblems(layout, hero.study, typesetter) : []).toEqual([])
    })
    await fc.assert(holds, propertyRuns(8))
  },
)

/** Words of the usual length, in scripts that are set each in its own way. */
const USUAL = [
  { productName: 'Calmere Drift', taglines: ['Hear only what you choose'] },
  { productName: 'Geräuschlos Kopfhörer', taglines: ['Nur hören, was zählt'] },
  { productName: 'سماعات كالمير', taglines: ['اسمع ما تختاره'] },
  { productName: '静音耳机', taglines: ['只听你想听的'] },
]

it.each(MORE_FORMATS.map((size) => [sizeName(size), size] as const))(
  'has room for usual words of any script on %s, with an arrangement of its own',
  (_, { widthPx, heightPx }) => {
    const photo = photos['square cut-out']!
    for (const [index, words] of USUAL.entries()) {
      const ad = adFields({ ...words, productDiscount: null, productPrice: '$279' })
      const layout = firstLayout({ ad, photo, format: { widthPx, heightPx }, seed: index })
      expect(layout).toBeDefined()
      expect(layout!.family).not.toBe('plain')
      expect(wordProblems(layout!, photo.study, typesetter)).toEqual([])
    }
  },
)

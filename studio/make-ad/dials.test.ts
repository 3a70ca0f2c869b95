import { beforeAll, describe, expect, it } from 'vitest'
import { type Dial, DIAL_PARTS, type Dials, type SentDials } from '#contract/ads/dials.ts'
import { MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { squareMark } from '#test/pictures/logos.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type Ad, type AdChanges, cleanLogo, makeAd, repaint, RepaintRefused, type StudiedPhoto } from '../index.ts'
import { goalOf } from '../layout/search/dials/dial-goal.ts'
import { measureParts } from '../layout/search/dials/measure-parts.ts'
import { paintLayout } from '../paint/paint-layout.ts'

const logo = cleanLogo(squareMark())
let photos: StudiedPhoto[]
let made: Ad

beforeAll(async () => {
  photos = [await cutOutPhoto()]
  made = await givenAd({})
})

const givenAd = (dials: Dials, format: (typeof MAIN_FORMAT_IDS)[number] = 'square') =>
  makeAd({ ad: adFields({ adStyle: 'luxury', dials }), photos, logo, format, seed: 2, typesetter })

const change = (changes: AdChanges, ad = made, shown = photos) =>
  repaint({ layout: JSON.parse(JSON.stringify(ad.layout)), changes, photos: shown, logo, typesetter })

const sizesOf = ({ layout }: Ad, shown = photos) => measureParts(layout, shown)

/**
 * Counts the pixels of the finished picture that are the product's, by painting it with and without the product, both
 * times without its shadow and reflection.
 */
async function productPixels({ layout }: Ad): Promise<number> {
  const still = layout.layers.filter(({ kind }) => kind !== 'product-shadow' && kind !== 'reflection')
  const {
    pixels: { data: some },
  } = await paintLayout({ ...layout, layers: still }, photos, typesetter, { logo })
  const bare = still.filter(({ kind }) => kind !== 'product')
  const {
    pixels: { data: others },
  } = await paintLayout({ ...layout, layers: bare }, photos, typesetter, { logo })
  let count = 0
  for (let at = 0; at < some.length; at += 4) {
    if ([0, 1, 2].some((channel) => some[at + channel] !== others[at + channel])) count += 1
  }
  return count
}

describe('a dial', () => {
  it.each<[Dial, number]>([
    ['product', 1],
    ['product', -2],
    ['headline', -2],
    ['price', 2],
    ['price', -1],
    ['logo', 1],
  ])('sets %s %i steps from where it was composed, and leaves the family as it was', async (part, step) => {
    if (part === 'place') return
    const changed = await change({ dials: { [part]: step } })
    expect(sizesOf(changed)[part]! / sizesOf(made)[part]!).toBeCloseTo(goalOf(part, { [part]: step }), 1)
    expect(Math.sign(sizesOf(changed)[part]! - sizesOf(made)[part]!)).toBe(Math.sign(step))
    expect(changed.layout.family).toBe(made.layout.family)
    expect(changed.layout.candidate).toBe(made.layout.candidate)
    expect(changed.report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(Buffer.from(changed.jpeg).equals(Buffer.from(made.jpeg))).toBe(false)
  })

  it('makes the product larger in the painted picture, and smaller, by its area', async () => {
    const [rest, larger, smaller] = await Promise.all(
      [made, await change({ dials: { product: 1 } }), await change({ dials: { product: -2 } })].map(productPixels),
    )
    expect(larger! / rest!).toBeGreaterThan(1.08)
    expect(smaller! / rest!).toBeLessThan(0.85)
  })

  it('counts from the composition and not from where it stands: twice the same is once', async () => {
    const once = await change({ dials: { price: 1 } })
    const twice = await change({ dials: { price: 1 } }, once)
    expect(twice.layout).toEqual(once.layout)
    const back = await change({ dials: { price: 0 } }, twice)
    expect(back.layout).toEqual(made.layout)
    expect(Buffer.from(back.jpeg).equals(Buffer.from(made.jpeg))).toBe(true)
  })

  it('stays when a word is changed', async () => {
    const smaller = await change({ dials: { product: -2 } })
    const reworded = await change({ words: { price: '$1,998' } }, smaller)
    expect(reworded.layout.direction.dials).toEqual({ product: -2 })
    expect(sizesOf(reworded).product).toBeCloseTo(sizesOf(smaller).product!, 0)
  })

  it('stands the product at a side, or nearer', async () => {
    const shown = [await fixturePhoto('headphones.webp')]
    const ad = adFields({ adStyle: 'clean', taglines: ['Quiet, wherever you are'] })
    const high = await makeAd({ ad, photos: shown, logo, format: 'instagram_feed', seed: 3, typesetter })
    const { widthPx, heightPx } = high.layout
    expect(sizesOf(high, shown).middleX).toBeGreaterThan(widthPx / 2)
    const left = await change({ dials: { place: 'left' } }, high, shown)
    expect(sizesOf(left, shown).middleX).toBeLessThan(0.46 * widthPx)
    const nearer = await change({ dials: { place: 'nearer' } }, high, shown)
    expect(sizesOf(nearer, shown).product).toBeGreaterThan(1.1 * sizesOf(high, shown).product!)
    expect(sizesOf(nearer, shown).footPx).toBeGreaterThan(sizesOf(high, shown).footPx + 0.01 * heightPx)
  })

  it('makes what a photo shows larger where the photo is shown whole', async () => {
    const shown = [scenePhoto()]
    const whole = await makeAd({ ad: adFields(), photos: shown, logo, format: 'square', seed: 2, typesetter })
    const closer = await change({ dials: { product: 1 } }, whole, shown)
    expect(sizesOf(closer, shown).product! / sizesOf(whole, shown).product!).toBeCloseTo(1.08, 1)
  })
})

describe('a dial that is not set', () => {
  it.each<[SentDials, string, string]>([
    [{ product: 3 }, 'dials.product', 'The product cannot be larger in this size.'],
    [{ price: 1, headline: 3 }, 'dials.headline', 'The headline cannot be larger in this size.'],
  ])('is refused in one sentence: %j', async (dials, field, message) => {
    await expect(change({ dials })).rejects.toThrow(new RepaintRefused(field, message))
  })

  it('is refused if the picture has no such part', async () => {
    const bare = await makeAd({
      ad: adFields({ productPrice: null, productDiscount: null }),
      photos,
      format: 'square',
      seed: 2,
      typesetter,
    })
    const asked = (dials: SentDials) => repaint({ layout: bare.layout, changes: { dials }, photos, typesetter })
    await expect(asked({ price: 1 })).rejects.toThrow('There is no price on this picture.')
    await expect(asked({ logo: -1 })).rejects.toThrow('There is no logo on this picture.')
  })

  it.each([
    { product: 4 },
    { headline: -4 },
    { price: 0.5 },
    { logo: '1' },
    { place: 'up' },
    { width: 1 },
    { product: NaN },
  ])('is refused as no dial: %j', async (dials) => {
    await expect(change({ dials: dials as SentDials })).rejects.toThrow(RepaintRefused)
  })
})

describe('an ad with dials', () => {
  it('is made as ever while all are at rest', async () => {
    const again = await givenAd({})
    expect(again.layout).toEqual(made.layout)
    expect(Buffer.from(again.jpeg).equals(Buffer.from(made.jpeg))).toBe(true)
  })

  it('has them in its later formats too, and reports one that has no room', async () => {
    const dials: Dials = { product: -1, price: 2, headline: 1 }
    for (const format of MAIN_FORMAT_IDS) {
      const [rest, dialed] = [await givenAd({}, format), await givenAd(dials, format)]
      const messages = dialed.report.findings.filter(({ rule }) => rule === 'dials').map(({ message }) => message)
      const met = dialed.layout.dialed ?? dials
      for (const part of DIAL_PARTS) {
        if (dials[part] !== undefined && met[part] !== dials[part]) {
          expect(messages.some((message) => message.startsWith(`The ${part} is not as`))).toBe(true)
        }
      }
      // A composition that replaced another has other sizes.
      if (rest.layout.family !== dialed.layout.family || rest.layout.candidate !== dialed.layout.candidate) continue
      for (const part of DIAL_PARTS.filter((one) => met[one] !== undefined)) {
        const ratio = sizesOf(dialed)[part]! / sizesOf(rest)[part]!
        expect(ratio, `${format} ${part}`).toBeCloseTo(goalOf(part, met), 1)
      }
    }
  })
})

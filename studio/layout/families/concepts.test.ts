import { describe, expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import type { AdFormat } from '#contract/sizes.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { wordProblems } from '#test/studio/check-words.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { productInside } from '../../inspect/checks/product-inside.ts'
import { composeAd } from '../../make-ad/make-ad.ts'
import { outlineOf } from '../../layers/outline.ts'
import { findCompanions, findHero } from '../../layers/placement.ts'
import { designedCandidate } from '../search/search-family.ts'
import { chooseConcept, standsAsConcept } from './choose-concept.ts'
import { CONCEPTS, FAMILIES } from './families.ts'
import type { ConceptAd } from './family.ts'

const products = {
  narrow: standingProduct(400, 1000),
  wide: standingProduct(1400, 640),
  grey: standingProduct(900, 1000, [90, 90, 92, 255]),
}
const WORDS: ConceptAd['words'] = {
  headline: 'Ready for more?',
  price: '$24.90',
  oldPrice: undefined,
  badge: undefined,
}
const STYLES = idsOf(AD_STYLES)

function inputFor(
  family: FamilyId,
  photo: (typeof products)['narrow'],
  format: AdFormat,
  adStyle: (typeof STYLES)[number] = 'bold',
) {
  const fields = adFields({ adStyle, taglines: ['Ready for more?'], productPrice: '$24.90', productDiscount: null })
  const direction = asDesigned(directAd(makeBrief(fields, 7), photo.study, { format, seed: 7 }))
  return { direction: { ...direction, families: [family] }, format, photos: [photo], typesetter, seed: 7 }
}

const carriedBy = (hero: ConceptAd['hero'], own: Partial<ConceptAd['words']> = {}, use: ConceptAd['use'] = 'table') =>
  CONCEPTS.filter((family) => FAMILIES[family].concept!.carries({ hero, use, words: { ...WORDS, ...own } }))

describe('the concepts', () => {
  it('are at least eight, each named in one sentence of its own', () => {
    const ideas = CONCEPTS.map((family) => FAMILIES[family].concept!.idea)
    expect(new Set(ideas).size).toBeGreaterThanOrEqual(8)
    for (const idea of ideas) expect(idea).toMatch(/^[A-Z][^.]+\.$/u)
  })

  it('lead one ad of three at most, and nearly as many where photo and words carry them, in every style', () => {
    for (const style of STYLES) {
      const own = { hero: products.narrow.study, use: 'table' as const, words: () => WORDS }
      const led = Array.from({ length: 300 }, (_, seed) => chooseConcept(style, seed, own)).filter(Boolean)
      expect(led.length).toBeLessThanOrEqual(100)
      expect(led.length).toBeGreaterThan(90)
      expect(new Set(led).size).toBeGreaterThanOrEqual(7)
    }
  })

  it('lead whole ads as often: the first family of a direction', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => {
      const brief = makeBrief(adFields({ adStyle: 'clean' }), seed)
      return directAd(brief, products.narrow.study, { format: 'leaderboard', seed }).families[0]!
    })
    const led = firsts.filter((family) => CONCEPTS.includes(family)).length
    expect(led).toBeGreaterThan(10)
    expect(led).toBeLessThanOrEqual(20)
  })

  it('are the same for each of an ad’s formats', () => {
    const brief = makeBrief(adFields({ adStyle: 'bold' }), 4)
    const formats: FormatId[] = ['instagram_feed', 'leaderboard', 'google_display', 'instagram_story']
    const firsts = formats.map((format) => directAd(brief, products.narrow.study, { format, seed: 4 }).families[0])
    expect(new Set(firsts).size).toBe(1)
    expect(CONCEPTS).toContain(firsts[0])
  })

  it('require of the words what they are made of', () => {
    const { study } = products.narrow
    expect(carriedBy(study)).toContain('answer')
    expect(carriedBy(study, { headline: 'もっと欲しい？' })).toContain('answer')
    expect(carriedBy(study, { headline: 'Ready for more' })).not.toContain('answer')
    expect(carriedBy(study)).toContain('tag')
    expect(carriedBy(study, { price: undefined })).not.toContain('tag')
    expect(carriedBy(study, { badge: '20% off' })).not.toContain('tag')
    expect(carriedBy(study, { price: 'Beer and hot dog for $10' })).not.toContain('tag')
  })

  it('require of the photo what they are made of', () => {
    const { narrow, wide, grey } = products
    expect(carriedBy(narrow.study)).not.toContain('flood')
    expect(carriedBy(grey.study)).toContain('flood')
    expect(carriedBy(narrow.study)).toContain('spotlight')
    expect(carriedBy(wide.study)).not.toContain('spotlight')
    expect(carriedBy(narrow.study)).toContain('near')
    expect(carriedBy(narrow.study, {}, 'worn')).not.toContain('near')
    expect(carriedBy(narrow.study)).toContain('rhythm')
    expect(carriedBy(narrow.study, {}, 'floor')).not.toContain('rhythm')
  })

  it('stand on no ground on which the product’s edge would show', () => {
    const study = { ...products.narrow.study, safeGrounds: 'light' as const }
    expect(standsAsConcept('echo', 'clean', study)).toBe(true)
    expect(standsAsConcept('echo', 'luxury', study)).toBe(false)
    expect(standsAsConcept('spotlight', 'clean', products.narrow.study)).toBe(false)
    expect(standsAsConcept('window', 'clean', products.narrow.study)).toBe(false)
  })
})

const CANVASES: [name: string, format: AdFormat][] = [
  ['a feed', 'instagram_feed'],
  ['a story', 'instagram_story'],
  ['a rectangle', 'google_display'],
  ['a leaderboard', 'leaderboard'],
  ['a half page', { widthPx: 300, heightPx: 600 }],
  ['a landscape', { widthPx: 1200, heightPx: 628 }],
  ['a banner for a phone', { widthPx: 320, heightPx: 50 }],
  ['a skyscraper', { widthPx: 160, heightPx: 600 }],
]

describe.each(CANVASES)('on %s', (_, format) => {
  it('at least five of them find room, every word whole and the product where it may be', () => {
    const composed = CONCEPTS.flatMap((family, turn) => {
      const photo =
        family === 'flood' ? products.grey : turn % 2 === 0 || family === 'spotlight' ? products.narrow : products.wide
      const input = inputFor(family, photo, format)
      const found = designedCandidate(input, family)
      if (!found) return []
      const problems = [
        ...wordProblems(found.layout, photo.study, typesetter),
        ...productInside({ layout: found.layout, photos: [photo] }),
      ]
      expect({ family, problems }).toEqual({ family, problems: [] })
      return [family]
    })
    expect(composed.length).toBeGreaterThanOrEqual(5)
  })
})

describe.each(CONCEPTS.map((family, turn) => ({ family, turn })))('$family', ({ family, turn }) => {
  it('makes an ad that passes the inspection', async () => {
    const style = STYLES.filter((one) => FAMILIES[family].concept!.behind[one])[turn % 5]!
    const photo = family === 'flood' ? products.grey : products.narrow
    const { layout } = await composeAd(inputFor(family, photo, 'google_display', style))
    expect(layout.family).toBe(family)
  })
})

describe('what each shows', () => {
  const layersOf = (family: FamilyId, photo = products.narrow) =>
    designedCandidate(inputFor(family, photo, 'instagram_feed'), family)!.layout.layers

  it('near: a third of the product and more lies outside the canvas', () => {
    const { box } = findHero(layersOf('near'))!.placement
    expect((box.y + box.height - 1080) / box.height).toBeGreaterThan(0.16)
  })

  it('rhythm: three of one size on one line', () => {
    const layers = layersOf('rhythm')
    const boxes = [findHero(layers)!, ...findCompanions(layers)].map(({ placement }) => placement.box)
    expect(boxes).toHaveLength(3)
    expect(new Set(boxes.map(({ width, height }) => `${width}x${height}`)).size).toBe(1)
  })

  it('tag: the price stands on the offer’s color, with a string to the product', () => {
    const layers = layersOf('tag')
    const price = layers.find((layer) => layer.kind === 'text' && layer.part === 'price')
    expect(price).toMatchObject({ rotation: -5 })
    expect(layers.filter((layer) => layer.kind === 'shape' && layer.part === 'badge').length).toBeGreaterThanOrEqual(3)
  })

  it('echo: rings of the product’s own outline', () => {
    const points = outlineOf(products.narrow.study).length
    const rings = layersOf('echo').filter(
      (layer) => layer.kind === 'shape' && layer.shape.type === 'polygon' && layer.shape.points.length === points,
    )
    expect(rings.length).toBeGreaterThanOrEqual(5)
  })
})

describe('the outline of a cut-out', () => {
  it('is that of its pixels, in shares of its box', () => {
    const points = outlineOf(products.wide.study)
    const xs = points.map(([x]) => x)
    expect(Math.min(...xs)).toBeGreaterThan(-0.03)
    expect(Math.max(...xs)).toBeLessThan(1.03)
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.85)
    expect(points.length).toBeGreaterThan(3)
  })
})

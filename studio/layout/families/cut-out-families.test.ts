import { describe, expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { asDesigned } from '#test/studio/as-designed.ts'
import { wordProblems } from '#test/studio/check-words.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../../brief/brief.ts'
import { contrastRatio } from '../../color/oklch.ts'
import { composeAd } from '../../make-ad/make-ad.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { FamilyId } from '../../direction/direction.ts'
import { studyPhoto } from '../../photo/study-photo.ts'
import type { Layout, TextLayer } from '../../layers/layout.ts'
import { findHero } from '../../layers/placement.ts'
import { designedCandidate, searchFamily } from '../search/search-family.ts'

/** One format of each shape of canvas. */
const FORMATS = ['instagram_feed', 'instagram_story', 'google_display', 'leaderboard'] as const

/** A product without a background: a rounded body of two colors that stands on its base. */
function product(widthPx: number, heightPx: number) {
  const [cx, cy] = [widthPx / 2, heightPx / 2]
  const inside = (x: number, y: number) => (Math.abs(x - cx) / (cx - 8)) ** 6 + (Math.abs(y - cy) / (cy - 8)) ** 6 < 1
  const pixels = drawPixels(
    widthPx,
    heightPx,
    [0, 0, 0, 0],
    [(x, y) => (inside(x, y) ? (y < cy ? [214, 96, 52, 255] : [232, 226, 214, 255]) : undefined)],
  )
  return { pixels, study: studyPhoto(pixels) }
}

const products = { tall: product(460, 1180), square: product(980, 1000), wide: product(1500, 640) }
type Aspect = keyof typeof products

/** Each family in a style where it is at home, with the products that it is made for. */
const FAMILIES: [FamilyId, 'luxury' | 'bold' | 'modern' | 'clean' | 'corporate' | 'playful', Aspect[]][] = [
  ['podium', 'luxury', ['tall', 'square', 'wide']],
  ['podium', 'playful', ['tall', 'square', 'wide']],
  ['sunburst', 'bold', ['tall', 'square', 'wide']],
  ['orb', 'modern', ['tall', 'square', 'wide']],
  ['giant', 'clean', ['wide']],
  ['giant', 'corporate', ['wide']],
  ['centre', 'clean', ['tall', 'square', 'wide']],
  ['centre', 'bold', ['tall', 'square', 'wide']],
  ['centre', 'modern', ['tall', 'square', 'wide']],
  ['centre', 'corporate', ['tall', 'square', 'wide']],
]

const OFFER = { productPrice: '$24.90', productDiscount: '20% off' }
const LONG = {
  productName: 'The Everyday Carrier with Reinforced Handles and a Padded Pocket',
  taglines: ['Everything you own, carried without a second thought'],
}
const ARABIC = {
  productName: 'حقيبة السفر الخفيفة',
  productDescription: 'حقيبة خفيفة ومتينة لكل رحلة، بجيوب واسعة.',
  taglines: ['خفيفة في كل رحلة'],
}

function inputFor(family: FamilyId, aspect: Aspect, own: Parameters<typeof adFields>[0], format: Layout['format']) {
  const photo = products[aspect]
  const chosen = directAd(makeBrief(adFields(own), 7), photo.study, { format, seed: 7 })
  return { direction: { ...asDesigned(chosen), families: [family] }, format, photos: [photo], typesetter, seed: 7 }
}

describe.each(FAMILIES)('%s in %s', (family, adStyle, aspects) => {
  const row = FAMILIES.findIndex(([id, style]) => id === family && style === adStyle)
  const [first] = aspects.slice(row % aspects.length)
  const again = { tags: 'thorough/variety' as const }
  it.each([first!])(
    'sets every word whole and clear of a %s product, or reports that it does not fit',
    expectWholeWords,
  )
  it.each(aspects.filter((aspect) => aspect !== first))(
    'sets every word whole and clear of a %s product, or reports that it does not fit',
    again,
    expectWholeWords,
  )

  function expectWholeWords(aspect: Aspect) {
    const study = products[aspect].study
    for (const [index, format] of FORMATS.entries()) {
      // The shorter words are tried on every other shape: each family meets them with each product.
      const shorter = index % 2 === 0 ? {} : ARABIC
      for (const words of [shorter, OFFER, LONG, { ...ARABIC, ...OFFER }]) {
        const input = inputFor(family, aspect, { adStyle, ...words }, format)
        const found = designedCandidate(input, family)
        const problems = found ? wordProblems(found.layout, study, typesetter) : []
        expect({ format, problems }).toEqual({ format, problems: [] })
      }
    }
  }

  // goldens.test.ts paints one ad of each family.
  it.each(aspects)('makes a finished ad of a %s product in a large format and a small one', again, async (aspect) => {
    for (const [index, format] of FORMATS.entries()) {
      // Each case takes two of the four formats in turn: each family and each product meets them all.
      if ((row + Object.keys(products).indexOf(aspect) + index) % 2 === 0) continue
      const ad = await composeAd(inputFor(family, aspect, { adStyle, ...OFFER, productDiscount: null }, format))
      expect(ad.layout.family).toBe(family)
    }
  })
})

describe('centre', () => {
  it('stands beside its words on a small rectangle, nearly as high as the canvas, unless it is wide', () => {
    const heroOf = (aspect: Aspect) => {
      const found = designedCandidate(inputFor('centre', aspect, { adStyle: 'luxury' }, 'google_display'), 'centre')!
      return { box: findHero(found.layout.layers)!.placement.box, layers: found.layout.layers }
    }
    const { box, layers } = heroOf('tall')
    expect(box.height).toBeGreaterThan(200)
    const texts = layers.filter((layer) => layer.kind === 'text')
    expect(Math.max(...texts.map((text) => text.box.x + text.box.width))).toBeLessThan(box.x)
    expect(heroOf('wide').box.width).toBeGreaterThan(150)
  })
})

describe('podium', () => {
  it('writes the offer of a wide product in an ink that can be read on the drum that it stands on', () => {
    for (const colorPalette of ['blue', 'red', 'green', 'purple', 'yellow'] as const) {
      const own = { adStyle: 'playful' as const, colorPalette, ...OFFER }
      const { layers } = designedCandidate(inputFor('podium', 'wide', own, 'square'), 'podium')!.layout
      const drum = layers.find((layer) => layer.kind === 'plinth')!.steps.at(-1)!
      const price = layers.find((layer) => layer.kind === 'text' && layer.part === 'price') as TextLayer
      expect(contrastRatio(price.color, drum.color)).toBeGreaterThan(4.5)
    }
  })
})

describe('giant', () => {
  it('lets a wide product leave at one side by a sixth of its width, and no other product at all', () => {
    const [wide] = searchFamily(inputFor('giant', 'wide', { adStyle: 'clean' }, 'square'), 'giant')
    const { layout } = wide!
    const { box } = findHero(layout.layers)!.placement
    const outside = (box.x + box.width - layout.widthPx) / box.width
    expect(outside).toBeGreaterThan(0.12)
    expect(outside).toBeLessThan(0.2)
    expect(searchFamily(inputFor('giant', 'tall', { adStyle: 'clean' }, 'square'), 'giant')).toEqual([])
  })
  it('never shows a part of a product that is worn and cannot stand, like glasses', () => {
    const input = inputFor('giant', 'wide', { adStyle: 'clean' }, 'square')
    const withUse = (use: 'worn' | 'table', standing: boolean) => {
      const photo = { ...input.photos[0]!, study: { ...input.photos[0]!.study, standing } }
      return searchFamily({ ...input, direction: { ...input.direction, use }, photos: [photo] }, 'giant').length > 0
    }
    expect([withUse('worn', false), withUse('worn', true), withUse('table', false)]).toEqual([false, true, true])
  })
})

it.each([
  ['Oak Lounge Chair', 0],
  ['Ceramic Vase', 1],
])('%s is tilted by a loud family unless it is furniture', (productName, tilted) => {
  const photos = [products.square]
  const fields = adFields({ productName, productDescription: '', taglines: [], adStyle: 'bold' })
  const chosen = directAd(makeBrief(fields, 4), photos[0]!.study, { format: 'instagram_feed', seed: 4 })
  const found = designedCandidate(
    { format: 'instagram_feed', direction: chosen, photos, typesetter, seed: 4 },
    'sunburst',
  )
  expect(Math.abs(Math.sign(findHero(found!.layout.layers)!.placement.rotation))).toBe(tilted)
})

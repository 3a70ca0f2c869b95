import { describe, expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Size } from '#contract/sizes.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { union } from '../../basics/boxes.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { FamilyId } from '../../direction/direction.ts'
import type { PhotoStudy } from '../../photo/photo-study.ts'
import { messageBox } from '../../layers/box.ts'
import type { PhotoLayer } from '../../layers/layout.ts'
import { findHero, placedBounds } from '../../layers/placement.ts'
import { tryCandidate } from '../search/search-family.ts'
import { FAMILIES, formsOf } from './families.ts'
import { makeCanvas } from '../../canvas/canvas.ts'

const photos = [await fixturePhoto('perfume.webp')]

/** The class's parts along the canvas, in each of a family's forms. */
function ordersOf(format: Size, family: FamilyId): string[] {
  const fields = adFields({ adStyle: 'modern', productName: 'Noctielle', taglines: ['Worn after dark'] })
  const direction = directAd(makeBrief(fields, 3), photos[0]!.study, { format, seed: 3 })
  const input = { format, direction, photos, typesetter, seed: 3 }
  const along = format.widthPx > format.heightPx ? 'x' : 'y'
  return Array.from({ length: formsOf(FAMILIES[family], makeCanvas(format)) }, (_, form) => {
    const scored = tryCandidate(input, family, { form, variation: 0, sidesSwapped: false })
    if (!scored) return 'none'
    const { layers } = scored.layout
    const boxOf = (...parts: string[]) =>
      layers
        .filter(({ part }) => parts.includes(part!))
        .flatMap(messageBox)
        .reduce(union)
    const starts = {
      words: boxOf('headline', 'name')[along],
      close: boxOf('call-to-action')[along],
      product: placedBounds(findHero(layers)!.placement)[along],
    }
    return Object.entries(starts)
      .toSorted((one, other) => one[1] - other[1])
      .map(([name]) => name)
      .join(', ')
  })
}

describe('classes beyond the formats', () => {
  it.each([
    [{ widthPx: 160, heightPx: 600 }],
    [{ widthPx: 300, heightPx: 600 }],
    [{ widthPx: 1080, heightPx: 1350 }],
    [{ widthPx: 1000, heightPx: 1500 }],
  ])('stack their parts in three orders of their own on %j', (format) => {
    expect(ordersOf(format, 'nebula')).toEqual([
      'words, product, close',
      'product, words, close',
      'words, close, product',
    ])
  })

  it.each([[{ widthPx: 970, heightPx: 250 }], [{ widthPx: 1200, heightPx: 628 }], [{ widthPx: 1920, heightPx: 1080 }]])(
    'set their parts beside each other in three orders on %j',
    (format) => {
      expect(ordersOf(format, 'nebula')).toEqual([
        'words, close, product',
        'words, product, close',
        'product, words, close',
      ])
    },
  )

  it.each([[{ widthPx: 320, heightPx: 50 }], [{ widthPx: 300, heightPx: 50 }], [{ widthPx: 320, heightPx: 100 }]])(
    'move the product along a banner for a phone on %j',
    (format) => {
      expect(ordersOf(format, 'nebula')).toEqual([
        'product, words, close',
        'words, product, close',
        'words, close, product',
      ])
    },
  )

  it.each([
    [{ widthPx: 160, heightPx: 600 }],
    [{ widthPx: 1080, heightPx: 1350 }],
    [{ widthPx: 320, heightPx: 50 }],
    [{ widthPx: 970, heightPx: 250 }],
    [{ widthPx: 1200, heightPx: 628 }],
  ])('look another in at least four styles on %j', (format) => {
    const families = idsOf(AD_STYLES).map(
      (adStyle) => firstLayout({ ad: adFields({ adStyle }), photo: photos[0]!, format, seed: 1 })!.family,
    )
    expect(new Set(families).size).toBeGreaterThanOrEqual(4)
    expect(families).not.toContain('plain')
  })
})

it('shows the name, the price and the action on a banner for a phone, and nothing else', () => {
  const ad = adFields({
    productName: 'Noctielle',
    productPrice: '€128',
    productDiscount: '15% off your first bottle',
    taglines: ['Worn after dark'],
  })
  for (const heightPx of [50, 100]) {
    const layout = firstLayout({ ad, photo: photos[0]!, format: { widthPx: 320, heightPx }, seed: 1 })!
    const texts = layout.layers.flatMap((layer) => (layer.kind === 'text' ? [[layer.part, layer.text]] : []))
    expect(Object.fromEntries(texts)).toEqual({
      headline: expect.stringMatching(/^noctielle$/i) as string,
      price: '€128',
      'call-to-action': layout.direction.words.callToAction,
    })
  }
})

it.each(['small_mobile_banner', 'mobile_banner', 'skyscraper'] as const)(
  'has an arrangement of its own for long words in wide type on %s',
  (format) => {
    const ad = adFields({
      adStyle: 'modern',
      typography: 'mono',
      tone: 'friendly',
      productName: 'Monokai Dimmed Sunnies',
      productPrice: '$17.00',
      taglines: ['Shade for bright minds'],
    })
    const layout = firstLayout({ ad, photo: photos[0]!, format, seed: 1 })!
    expect(layout.family).not.toBe('plain')
    expect(layout.layers.filter(({ part, kind }) => part === 'call-to-action' && kind === 'shape')).toHaveLength(1)
  },
)

describe('an upright scene that no crop may cut', () => {
  const study = {
    ...photos[0]!.study,
    widthPx: 1200,
    heightPx: 1600,
    kind: 'scene',
    treatment: 'photo',
    product: undefined,
    subject: { x: 260, y: 120, width: 680, height: 1400 },
    touchesFrame: [],
  } as unknown as PhotoStudy
  const upright = { pixels: { widthPx: 1200, heightPx: 1600, data: new Uint8ClampedArray(1200 * 1600 * 4) }, study }
  const photoOn = (format: FormatId) => {
    const layout = firstLayout({ ad: adFields({ adStyle: 'clean' }), photo: upright, format, seed: 1 })!
    const { box } = layout.layers.find(({ kind }) => kind === 'photo') as PhotoLayer
    return { ...box, right: box.x + box.width, bottom: box.y + box.height }
  }

  it.each([
    ['portrait', 1080, 1350],
    ['pin', 1000, 1500],
  ] as const)('leaves %s at its lower end corner', (format, widthPx, heightPx) => {
    const photo = photoOn(format)
    expect(photo).toMatchObject({ right: widthPx, bottom: heightPx })
    expect(photo.width).toBeGreaterThan(widthPx / 2)
  })

  it.each(['wide_skyscraper', 'skyscraper'] as const)('reaches from side to side of %s', (format) => {
    const { x, width } = photoOn(format)
    expect([x, width]).toEqual([0, getFormat(format).widthPx])
  })

  it('reaches from head to foot of a billboard, at its end', () => {
    expect(photoOn('billboard')).toMatchObject({ y: 0, height: 250, right: 970 })
  })
})

describe('a half page', () => {
  it('lets a wide product leave it at its end, plainly', () => {
    const ad = adFields({ adStyle: 'playful', taglines: ['Quiet power'], productDiscount: null })
    const layout = firstLayout({ ad, photo: standingProduct(640, 320), format: 'skyscraper', seed: 3 })!
    const { x, width } = placedBounds(findHero(layout.layers)!.placement)
    expect(x + width).toBeGreaterThan(1.1 * layout.widthPx)
  })
})

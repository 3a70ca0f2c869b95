import { describe, expect, it } from 'vitest'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { recommendLook } from './recommend-look.ts'

const GREY: PhotoStudy = {
  kind: 'transparent',
  shows: 'product-shot',
  widthPx: 480,
  heightPx: 480,
  treatment: 'cutout',
  matteConfidence: 1,
  subject: undefined,
  product: undefined,
  productBox: undefined,
  safeGrounds: 'any',
  touchesFrame: [],
  standing: true,
  palette: [{ hex: '#808080', share: 1 }],
  meanLightness: 0.6,
  borderLightness: 0.6,
  borderHex: '#808080',
  sharpness: 200,
  shadowAttached: false,
  refused: undefined,
}
const nothing = { productName: 'Ulmen 4', productDescription: 'It is here, and it is yours.', taglines: [] }
const words = (productDescription: string) => ({ ...nothing, productDescription })
const lookFor = (description: string, study: Partial<PhotoStudy> = {}) =>
  recommendLook(words(description), { ...GREY, ...study }).look

describe('the words choose the style', () => {
  it.each([
    ['A hand cream of oat and honey for dry skin.', 'clean'],
    ['A spicy energy drink for your workout.', 'bold'],
    ['A necklace of pearls on a gold chain.', 'luxury'],
    ['A puzzle for kids with a funny puppy.', 'playful'],
    ['Accounting for small companies and their invoices.', 'corporate'],
    ['A wireless headphone with a smart battery.', 'modern'],
    ['Ein Kinderspielzeug aus Holz für kleine Kinder.', 'playful'],
    ['Un parfum de luxe, en flacon de soie.', 'luxury'],
    ['木制玩具和糖果，送给宝宝的生日。', 'playful'],
    ['Złoty pierścionek z diamentem, elegancka biżuteria.', 'luxury'],
    ['Беспроводные наушники и умная колонка.', 'modern'],
    ['Nước hoa trong hộp quà, như một món trang sức.', 'luxury'],
    ['Un appareil photo sans fil.', 'modern'],
    ['Una crema di miele e un sapone.', 'clean'],
  ])('%s', (description, style) => {
    expect(lookFor(description).adStyle).toBe(style)
  })

  it('only by whole words where a beginning means something else', () => {
    expect(recommendLook(words('A string of fairy lights in spring.'), GREY).why).not.toContain('ring')
  })
})

describe('the photo chooses', () => {
  it.each([
    ['#cb4e28', 'red'],
    ['#0a7649', 'green'],
    ['#1e64ef', 'blue'],
    ['#7a3fe0', 'purple'],
    ['#eda548', 'yellow'],
  ] as const)('the palette nearest to the color of the product: %s', (hex, palette) => {
    expect(lookFor(nothing.productDescription, { palette: [{ hex, share: 1 }] }).colorPalette).toBe(palette)
  })

  it('the style where the words tell nothing', () => {
    expect(lookFor('', { meanLightness: 0.2 }).adStyle).toBe('luxury')
    expect(lookFor('', { meanLightness: 0.9 }).adStyle).toBe('clean')
    expect(lookFor('', { palette: [{ hex: '#e0301e', share: 1 }] }).adStyle).toBe('bold')
  })

  it('nothing against two words of the person', () => {
    const dark = { meanLightness: 0.2, borderLightness: 0.2 }
    expect(lookFor('A toy for a birthday.', dark).adStyle).toBe('playful')
  })
})

it('sets data sheets in the technical face', () => {
  expect(lookFor('A smart accelerator with 96 GB of memory at 2.4 GHz.').typography).toBe('mono')
  expect(lookFor('A smart lamp.').typography).not.toBe('mono')
})

it('says why in one sentence, with the words as they were typed and every choice by its name', () => {
  const { why } = recommendLook({ ...nothing, productName: 'NOIR Parfum', productDescription: 'Amber.' }, GREY)
  expect(why).toBe(
    'Because your words say “NOIR” and “Parfum” and your photo has hardly any color: Luxury & Premium in Purple, ' +
      'with Classic Serif letters and a Luxury & Sophisticated tone.',
  )
})

it('never recommends what only a plan allows, and the same product gets the same advice', () => {
  const product = words('A gold ring.')
  expect(recommendLook(product, GREY)).toEqual(recommendLook(product, structuredClone(GREY)))
  expect(recommendLook(product, GREY).look.colorPalette).not.toBe('custom')
})

it('takes any text for words, also none and hostile ones', () => {
  for (const text of ['', ' ', '\u{1f600}'.repeat(50), '('.repeat(5000), '\ud800', 'a-'.repeat(5000)]) {
    expect(recommendLook({ productName: text, productDescription: text, taglines: [text] }, GREY).why).toContain(
      'photo',
    )
  }
})

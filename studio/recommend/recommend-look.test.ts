import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { rateAdvice, readRatedProducts } from '#test/studio/rated-looks.ts'
import { decodePhoto } from '../photo/pixels/decode-photo.ts'
import type { PhotoStudy } from '../photo/photo-study.ts'
import { studyPhoto } from '../photo/study-photo.ts'
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

  it('only by whole words if a beginning means something else', () => {
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

  it('the style if the words show none', () => {
    expect(lookFor('', { meanLightness: 0.2 }).adStyle).toBe('luxury')
    expect(lookFor('', { meanLightness: 0.9 }).adStyle).toBe('clean')
    expect(lookFor('', { palette: [{ hex: '#e0301e', share: 1 }] }).adStyle).toBe('bold')
  })

  it('nothing against two words of the user', () => {
    const dark = { meanLightness: 0.2, borderLightness: 0.2 }
    expect(lookFor('A toy for a birthday.', dark).adStyle).toBe('playful')
  })
})

it('sets data sheets in the technical face', () => {
  expect(lookFor('A smart accelerator with 96 GB of memory at 2.4 GHz.').typography).toBe('mono')
  expect(lookFor('A smart lamp.').typography).not.toBe('mono')
})

it('gives its reasons in whole sentences, with the words as they were typed and every choice by its name', () => {
  const { why } = recommendLook({ ...nothing, productName: 'NOIR Parfum', productDescription: 'Amber.' }, GREY)
  expect(why).toBe(
    'Your words say “Parfum” and “NOIR”. Your product has hardly any color. ' +
      'That suggests Luxury & Premium in Purple, with Classic Serif letters and a Luxury & Sophisticated tone.',
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
      'our product',
    )
  }
})

describe('the kind of thing leads', () => {
  const named = (
    productName: string,
    productPrice: string | null = null,
    productDescription = 'Yours in a few days.',
  ) => recommendLook({ productName, productDescription, productPrice, taglines: [] }, GREY).look

  it.each([
    ['Oakfield Estate Agents', { adStyle: 'corporate' }],
    ['Street Food Burger', { adStyle: 'bold' }],
    ['Watch the Whales Cruise', { adStyle: 'clean' }],
    ['Crate of Apples', { adStyle: 'clean', tone: 'friendly' }],
    ['Golden Retriever Puppy', { adStyle: 'playful' }],
    ['Power of Attorney', { adStyle: 'corporate', tone: 'professional', typography: 'classic' }],
    ['Certified Organic Green Tea', { adStyle: 'clean' }],
    ['Kids’ Watch', { adStyle: 'playful' }],
    ['Running Watch', { adStyle: 'modern', typography: 'modern' }],
    ['Automatic Watch', { adStyle: 'luxury' }],
    ['Chef’s Knife', { adStyle: 'clean' }],
    ['Leather Tool Belt', { adStyle: 'bold' }],
  ] as const)('%s', (name, look) => {
    expect(named(name)).toMatchObject(look)
  })

  it('and its price decides the tone: expensive things are offered quietly', () => {
    expect(named('Villa by the Lake', '$648,000')).toMatchObject({ adStyle: 'luxury', tone: 'luxury' })
    expect(named('Villa by the Lake', '$1,490')).toMatchObject({ adStyle: 'corporate', tone: 'professional' })
    expect(named('Villa am See', '648.000 €')).toMatchObject({ adStyle: 'luxury', tone: 'luxury' })
  })

  it('also against its photo: no bread on blue', () => {
    const blue = { ...GREY, palette: [{ hex: '#2a6ab0', share: 1 }] }
    expect(recommendLook({ ...nothing, productName: 'Rye Bread' }, blue).look.colorPalette).not.toBe('blue')
  })
})

it('takes the color in the name if the photo is a scene', () => {
  const jeans = { ...GREY, kind: 'person' as const, palette: [{ hex: '#3d5578', share: 1 }] }
  const boots = { ...nothing, productName: 'Red Ankle Boots' }
  expect(recommendLook(boots, jeans).look.colorPalette).toBe('red')
  expect(recommendLook(boots, { ...jeans, kind: 'transparent' as const }).look.colorPalette).toBe('blue')
})

it.each([
  ['#c9a488', 'Your product is brown, sand or the like.'],
  ['#8f9a74', 'green'],
  ['#b4b6b8', 'Your product has hardly any color.'],
])('calls a color what people call it: %s', (hex, expected) => {
  expect(recommendLook(nothing, { ...GREY, palette: [{ hex, share: 1 }] }).why).toContain(expected)
})

describe('a hundred and twenty products', () => {
  const rated = readRatedProducts()
  const shareOf = (isAside: boolean) => {
    const products = rated.filter((product) => product.isAside === isAside)
    const ratings = products.map((product) => ({ name: product.productName, ...rateAdvice(product) }))
    return { count: products.length, wrong: ratings.filter(({ rating }) => rating === 'wrong') }
  }

  it('get a look that a shop can live with, those that it was tuned to', () => {
    expect(shareOf(false)).toEqual({ count: 80, wrong: [] })
  })

  it('and those that were set aside', () => {
    expect(shareOf(true)).toEqual({ count: 40, wrong: [] })
  })

  it('with every style, tone and letter where it belongs', () => {
    const looks = rated.map((product) => rateAdvice(product).look)
    expect(new Set(looks.map(({ adStyle }) => adStyle)).size).toBe(6)
    expect(new Set(looks.map(({ tone }) => tone)).size).toBe(3)
    expect(new Set(looks.map(({ typography }) => typography)).size).toBe(3)
  })
})

it.each(['honey-jar.webp', 'lounge-chair-plain.jpg', 'mug-white.jpg', 'rubber-plant-room.jpg', 'camera-black.jpg'])(
  'advises by the thumbnail of %s what it advises by the photo',
  async (file) => {
    const { study } = await fixturePhoto(file)
    const photo = readFileSync(new URL(`../../test/fixtures/photos/${file}`, import.meta.url))
    const thumbnail = await sharp(photo).resize(480, 480, { fit: 'inside' }).webp().toBuffer()
    const quick = studyPhoto(await decodePhoto(thumbnail))
    const product = { ...nothing, productName: 'Thing for the house' }
    expect(recommendLook(product, quick).look).toEqual(recommendLook(product, study).look)
  },
)

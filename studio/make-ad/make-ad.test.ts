import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { AD_STYLES, COLOR_PALETTES, TYPOGRAPHIES } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, MAIN_FORMATS } from '#contract/formats.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { wordProblems } from '#test/studio/check-words.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { type Ad, createTypesetter, makeAd, type StudiedPhoto } from '../index.ts'

const scene = scenePhoto()
let cutOut: StudiedPhoto

beforeAll(async () => {
  cutOut = await cutOutPhoto()
})

it('is the same for a size as for the format that the size is', async () => {
  const ad = adFields({ productDiscount: '20% off' })
  for (const [id, widthPx, heightPx] of [
    ['468x60', 468, 60],
    ['240x400', 240, 400],
  ] as const) {
    const made = await makeAd({ ad, photos: [cutOut], format: id, seed: 5, typesetter })
    const sized = await makeAd({ ad, photos: [cutOut], format: { widthPx, heightPx }, seed: 5, typesetter })
    expect(await sharp(made.jpeg).metadata()).toMatchObject({ width: widthPx, height: heightPx })
    expect(made.report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
    expect(Buffer.from(made.jpeg).equals(sized.jpeg)).toBe(true)
  }
})

describe.each(MAIN_FORMATS)('an ad for $name', ({ id, widthPx, heightPx, maxBytes }) => {
  const isLarge = widthPx * heightPx > 500_000
  const ads: Ad[] = []

  beforeAll(async () => {
    const ad = adFields({ productDiscount: '20% off' })
    for (const photo of [cutOut, scene])
      ads.push(await makeAd({ ad, photos: [photo], format: id, seed: 5, typesetter }))
  })

  it('has the exact pixels, no alpha and at most the bytes of its format, and names its origin', async () => {
    for (const { jpeg } of ads) {
      const metadata = await sharp(jpeg).metadata()
      expect(metadata).toMatchObject({
        format: 'jpeg',
        width: widthPx,
        height: heightPx,
        hasAlpha: false,
        space: 'srgb',
      })
      expect(jpeg.byteLength).toBeLessThanOrEqual(maxBytes)
      expect(String(metadata.xmp)).toContain('digitalsourcetype/composite"')
    }
  })

  it('shows the name, the price and the offer exactly as typed', () => {
    for (const { report } of ads) {
      const texts = report.runs.map((run) => run.text)
      expect(texts).toEqual(expect.arrayContaining(['Halden H1', '$2,499', '20% off']))
      expect(report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
    }
  })

  const isFew = id === 'google_display'
  const again = isFew ? {} : { tags: 'thorough/variety' as const }
  it.each(AD_STYLES)('needs no fall-back for an ordinary brief in $id', again, async ({ id: adStyle }) => {
    const palettes = COLOR_PALETTES.filter((palette) => palette.id !== 'custom')
    const turn = AD_STYLES.findIndex((style) => style.id === adStyle) + MAIN_FORMAT_IDS.indexOf(id)
    for (const [index, { id: typography }] of TYPOGRAPHIES.entries()) {
      // Painting takes most of the time, so one typography in turn is painted, and only some of the large formats.
      const isPainted = (index + turn) % TYPOGRAPHIES.length === 0 && (!isLarge || turn % 3 === 0)
      const ad = adFields({ adStyle, typography, colorPalette: palettes[(index * 2) % palettes.length]!.id })
      const { layout } = isPainted
        ? await makeAd({ ad, photos: [cutOut], format: id, seed: index, typesetter })
        : { layout: firstLayout({ ad, photo: cutOut, format: id, seed: index }) }
      expect(layout?.family ?? 'plain').not.toBe('plain')
    }
  })
})

const HARD_NAMES = {
  'of 120 letters in one word': 'Donaudampfschifffahrtsgesellschaft'.repeat(4).slice(0, 120),
  'of 120 characters in many words':
    'An extraordinarily long product name that goes on and on until nobody remembers where it began or what it was all about',
  'in capitals': 'THE ONE AND ONLY SUPER BLENDER',
  'in Arabic': 'مصباح المكتب الذكي',
  'in Hebrew': 'מנורת שולחן חכמה',
  'in Hindi': 'स्मार्ट डेस्क लैंप',
  'in Thai': 'โคมไฟตั้งโต๊ะอัจฉริยะ',
  'in Chinese': '智能台灯',
  'in Japanese': 'スマートデスクランプ',
  'in Korean': '스마트 책상 램프',
  'in Russian': 'Умная настольная лампа',
  'in Greek': 'Έξυπνο φωτιστικό γραφείου',
  'in Vietnamese': 'Đèn bàn thông minh',
  'with emoji': 'Lamp 💡 & Co.',
}

/** One format of each shape: the feeds are composed like the square. */
const SHAPES = MAIN_FORMATS.filter((format) => !format.id.endsWith('_feed'))

/** Names in npm test, one of each kind: without a place to break, from right to left, without spaces. */
describe.each(Object.entries(HARD_NAMES))('a name %s', (kind, productName) => {
  const again = /one word|Arabic|Japanese/.test(kind) ? {} : { tags: 'thorough/variety' as const }
  const nameTurn = Object.values(HARD_NAMES).indexOf(productName)
  const ad = adFields({
    productName,
    productDescription: `${productName}. ${productName}!`,
    taglines: [],
    adStyle: 'clean',
  })

  // Each name is painted on one shape, in turn; on the others it is read from the layout.
  it.each(SHAPES)('comes out whole on $name', again, async ({ id }) => {
    if ((SHAPES.findIndex((shape) => shape.id === id) + nameTurn) % SHAPES.length === 0) {
      const { report } = await makeAd({ ad, photos: [scene], format: id, seed: 1, typesetter })
      expect(report.runs.map((run) => run.text)).toContain(productName)
      expect(report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
    } else {
      const layout = firstLayout({ ad, photo: scene, format: id, seed: 1 })!
      expect(layout.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))).toContain(productName)
      expect(wordProblems(layout, scene.study, typesetter)).toEqual([])
    }
  })
})

describe('determinism', () => {
  it('gives the same bytes for the same brief and seed, also from another typesetter', async () => {
    const make = (setter: typeof typesetter) =>
      makeAd({ ad: adFields({ adStyle: 'playful' }), photos: [cutOut], format: 'square', seed: 9, typesetter: setter })
    const [first, second] = [await make(typesetter), await make(createTypesetter(packagedFonts))]
    expect(Buffer.from(second.jpeg).equals(Buffer.from(first.jpeg))).toBe(true)
  })

  it('keeps the layout as plain data', () => {
    const layout = firstLayout({ ad: adFields(), photo: cutOut, format: 'square', seed: 9 })
    expect(JSON.parse(JSON.stringify(layout))).toEqual(layout)
  })
})

it.each([
  ['$49', 'was €59', 'was €59 is not in the currency of the price $49. Write both in one currency.'],
  ['9.500', '12', '9.500 and 12 can be read in two ways, so nothing is struck through.'],
  ['$49', 'Was $39', '“Was $39” is not higher than the price $49, so the ad leaves it out.'],
])('tells why %s with %s claims nothing', async (productPrice, productDiscount, message) => {
  const ad = adFields({ productPrice, productDiscount })
  const { report, layout } = await makeAd({ ad, photos: [cutOut], format: 'square', seed: 2, typesetter })
  expect(report.findings).toContainEqual({
    rule: 'offer',
    severity: 'warning',
    message: expect.stringContaining(message),
  })
  expect(layout.direction.words).toMatchObject({ price: productPrice, oldPrice: undefined })
})

describe('custom colors', () => {
  const COLORS: [string, string[]][] = [
    ['all dark', ['#050505', '#0a0a0a', '#101010']],
    ['all neon', ['#39ff14', '#ff073a', '#ffff33']],
    ['white on white', ['#ffffff', '#fefefe']],
    ['unreadable', ['not a color']],
  ]
  it.each(COLORS.slice(0, 1))('that are %s still make an ad that can be read', expectReadable)
  it.each(COLORS.slice(1))(
    'that are %s still make an ad that can be read',
    { tags: 'thorough/variety' },
    expectReadable,
  )

  async function expectReadable(_: string, customColors: string[]): Promise<void> {
    for (const { id: adStyle } of AD_STYLES) {
      const ad = adFields({ colorPalette: 'custom', customColors, adStyle })
      const { report } = await makeAd({ ad, photos: [cutOut], format: 'google_display', seed: 2, typesetter })
      expect(report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
    }
  }

  it('that cannot be read are left out, and the user is notified which', async () => {
    const ad = adFields({ colorPalette: 'custom', customColors: ['#1d4ed8', 'dark-ish'] })
    const { report } = await makeAd({ ad, photos: [cutOut], format: 'square', seed: 2, typesetter })
    expect(report.findings).toContainEqual({
      rule: 'color',
      severity: 'warning',
      message: '“dark-ish” is not a color and was left out. Write it like #3B82F6.',
    })
  })
})

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { AD_STYLES, COLOR_PALETTES, TYPOGRAPHIES } from '#contract/choices.ts'
import { FORMATS } from '#contract/formats.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/ad-fields.ts'
import { packagedFonts } from '#test/packaged-fonts.ts'
import { createTypesetter, makeAd, type StudiedPhoto } from './index.ts'

const typesetter = createTypesetter(packagedFonts)
const scene = scenePhoto()
let cutOut: StudiedPhoto

beforeAll(async () => {
  cutOut = await cutOutPhoto()
})

describe.each(FORMATS)('an ad for $name', ({ id, widthPx, heightPx, maxBytes }) => {
  const isLarge = widthPx * heightPx > 500_000

  it('has the exact pixels, no alpha and at most the bytes of its format, and says where it comes from', async () => {
    const { jpeg } = await makeAd({ ad: adFields(), photos: [cutOut], format: id, seed: 3, typesetter })
    const metadata = await sharp(jpeg).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: widthPx, height: heightPx, hasAlpha: false, space: 'srgb' })
    expect(jpeg.byteLength).toBeLessThanOrEqual(maxBytes)
    expect(String(metadata.xmp)).toContain('digitalsourcetype/composite"')
  })

  it('says the name, the price and the offer exactly as typed', async () => {
    const ad = adFields({ productDiscount: '20% off' })
    for (const photo of [cutOut, scene]) {
      const { report } = await makeAd({ ad, photos: [photo], format: id, seed: 5, typesetter })
      const said = report.runs.map((run) => run.text)
      expect(said).toEqual(expect.arrayContaining(['Halden H1', '$2,499', '20% off']))
      expect(report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
    }
  })

  it.each(AD_STYLES)('needs no fall-back for an ordinary brief in $id', async ({ id: adStyle }) => {
    const palettes = COLOR_PALETTES.filter((palette) => palette.id !== 'custom')
    for (const [index, { id: typography }] of TYPOGRAPHIES.entries()) {
      // Large pictures take most of the time: a style meets each typography on every small one, and one on each large one.
      if (isLarge && (index + AD_STYLES.findIndex((style) => style.id === adStyle)) % 3 !== 0) continue
      const ad = adFields({ adStyle, typography, colorPalette: palettes[(index * 2) % palettes.length]!.id })
      const { layout } = await makeAd({ ad, photos: [cutOut], format: id, seed: index, typesetter })
      expect(layout.family).not.toBe('plain')
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
const SHAPES = FORMATS.filter((format) => !format.id.endsWith('_feed'))

describe.each(Object.entries(HARD_NAMES))('a name %s', (_, productName) => {
  it.each(SHAPES)('comes out whole on $name', async ({ id }) => {
    const ad = adFields({
      productName,
      productDescription: `${productName}. ${productName}!`,
      taglines: [],
      adStyle: 'clean',
    })
    const { report } = await makeAd({ ad, photos: [scene], format: id, seed: 1, typesetter })
    expect(report.runs.map((run) => run.text)).toContain(productName)
    expect(report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
  })
})

describe('determinism', () => {
  it('gives the same bytes for the same brief and seed, also from another typesetter', async () => {
    const make = (setter: typeof typesetter) =>
      makeAd({ ad: adFields({ adStyle: 'playful' }), photos: [cutOut], format: 'square', seed: 9, typesetter: setter })
    const [first, second] = [await make(typesetter), await make(createTypesetter(packagedFonts))]
    expect(Buffer.from(second.jpeg).equals(Buffer.from(first.jpeg))).toBe(true)
  })

  it('keeps the layout as plain data', async () => {
    const { layout } = await makeAd({ ad: adFields(), photos: [cutOut], format: 'square', seed: 9, typesetter })
    expect(JSON.parse(JSON.stringify(layout))).toEqual(layout)
  })
})

describe('custom colours', () => {
  it.each([
    ['all dark', ['#050505', '#0a0a0a', '#101010']],
    ['all neon', ['#39ff14', '#ff073a', '#ffff33']],
    ['white on white', ['#ffffff', '#fefefe']],
    ['unreadable', ['not a colour']],
  ])('that are %s still make an ad that can be read', async (_, customColors) => {
    for (const { id: adStyle } of AD_STYLES) {
      const ad = adFields({ colorPalette: 'custom', customColors, adStyle })
      const { report } = await makeAd({ ad, photos: [cutOut], format: 'square', seed: 2, typesetter })
      expect(report.findings.filter((finding) => finding.severity === 'error')).toEqual([])
    }
  })

  it('that cannot be read are left out, and the person is told which', async () => {
    const ad = adFields({ colorPalette: 'custom', customColors: ['#1d4ed8', 'dark-ish'] })
    const { report } = await makeAd({ ad, photos: [cutOut], format: 'square', seed: 2, typesetter })
    expect(report.findings).toContainEqual({
      rule: 'color',
      severity: 'warning',
      message: '“dark-ish” is not a color and was left out. Write it like #3B82F6.',
    })
  })
})

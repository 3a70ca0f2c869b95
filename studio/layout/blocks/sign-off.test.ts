import { describe, expect, it } from 'vitest'
import { AD_STYLES, idsOf } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, MORE_FORMATS } from '#contract/formats.ts'
import type { Box } from '#contract/ads/report.ts'
import { adFields } from '#test/studio/ad-fields.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { LOGOS } from '#test/pictures/logos.ts'
import { standingProduct } from '#test/pictures/standing-product.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { Logo } from '../../photo/clean-logo.ts'
import { makeAd } from '../../make-ad/make-ad.ts'
import { findHero } from '../../layers/placement.ts'
import { makeCanvas } from '../../canvas/canvas.ts'
import type { Layer, TextLayer } from '../../layers/layout.ts'
import { shapeBounds } from '../../layers/box.ts'

const photo = standingProduct(260, 400)
const webAddress = 'halden.example/h1'
const STYLES = idsOf(AD_STYLES)
const NAMES = ['wordmark', 'square', 'dark'] as const

/** Returns how far apart two boxes are, 0 if they meet. Measured by its own means, and not by those of the studio. */
function apart(first: Box, second: Box): number {
  const dx = Math.max(0, second.x - (first.x + first.width), first.x - (second.x + second.width))
  const dy = Math.max(0, second.y - (first.y + first.height), first.y - (second.y + second.height))
  return Math.hypot(dx, dy)
}

const isText = (layer: Layer): layer is TextLayer => layer.kind === 'text'

function linesOf({ lines, x, y, rotation, box }: TextLayer): Box[] {
  return rotation === 0
    ? lines.map(({ inkBox }) => ({ ...inkBox, x: x + inkBox.x, y: y + inkBox.y }))
    : [{ ...box, x: box.x + box.width / 2, y: box.y + box.height / 2, width: 1, height: 1 }]
}

/** Each style and each format several times over. All of their pairs run in the second tier only. */
const SIGNED = STYLES.flatMap((adStyle) => MAIN_FORMAT_IDS.map((format) => ({ adStyle, format })))
const isInTurn = (_: unknown, index: number) => (index + Math.floor(index / MAIN_FORMAT_IDS.length)) % 3 === 0
it.each(SIGNED.filter(isInTurn))(
  'in $adStyle on $format keeps the logo clear of product and words, and large enough',
  expectRoomForLogo,
)
it.each(SIGNED.filter((row, index) => !isInTurn(row, index)))(
  'in $adStyle on $format keeps the logo clear of product and words, and large enough',
  { tags: 'thorough/variety' },
  expectRoomForLogo,
)

function expectRoomForLogo({ adStyle, format }: (typeof SIGNED)[number]): void {
  const logo = LOGOS[NAMES[(STYLES.indexOf(adStyle) + MAIN_FORMAT_IDS.indexOf(format)) % NAMES.length]!]
  const ad = adFields({ adStyle, webAddress, legalLine: 'While stocks last.' })
  const layout = firstLayout({ ad, photo, logo, format, seed: 5 })!
  const { safe } = makeCanvas(format)
  const mark = layout.layers.find((layer) => layer.kind === 'logo')!
  const clear = mark.box.height / 3 - 1
  expect(mark.box.height).toBeGreaterThanOrEqual(format === 'leaderboard' ? 12 : 24)
  expect(mark.box.height / logo.pixels.heightPx).toBeLessThanOrEqual(1.5)
  expect(mark.box.width / mark.box.height).toBeCloseTo(logo.pixels.widthPx / logo.pixels.heightPx, 0)
  expect(mark.box.x).toBeGreaterThanOrEqual(safe.x)
  expect(mark.box.x + mark.box.width).toBeLessThanOrEqual(safe.x + safe.width)
  expect(mark.box.y).toBeGreaterThanOrEqual(safe.y)
  expect(mark.box.y + mark.box.height).toBeLessThanOrEqual(safe.y + safe.height + 1)
  for (const line of layout.layers.filter(isText).flatMap(linesOf)) {
    expect(apart(mark.box, line)).toBeGreaterThan(clear)
  }
  // The product is a block, so its box is all product.
  for (const layer of layout.layers) {
    if (layer.kind === 'product' && layer.placement.rotation === 0)
      expect(apart(mark.box, layer.placement.box)).toBeGreaterThan(clear)
  }
}

it.each(['skyscraper', 'wide_skyscraper', 'mobile_banner', 'large_mobile_banner'] as const)(
  'signs %s with a wordmark eight times as wide as high',
  (format) => {
    const layout = firstLayout({ ad: adFields({ adStyle: 'clean' }), photo, logo: LOGOS.wordmark, format, seed: 5 })!
    expect(layout.layers.find((layer) => layer.kind === 'logo')!.box.height).toBeGreaterThanOrEqual(7)
  },
)

const LONG = `${'Offer ends on 31 December, one per customer. '.repeat(5).slice(0, 199)}.`

describe.each(MAIN_FORMAT_IDS)('a legal line of 200 letters on %s', (format) => {
  const adStyle = STYLES[MAIN_FORMAT_IDS.indexOf(format)]!

  it(`is set whole in letters that can be read, in ${adStyle}`, () => {
    const layout = firstLayout({ ad: adFields({ adStyle, legalLine: LONG }), photo, format, seed: 5 })!
    const legal = layout.layers.filter(isText).find(({ part }) => part === 'legal-line')!
    expect(legal.lines.map(({ text }) => text.trim()).join(' ')).toBe(LONG)
    expect(legal.sizePx * typesetter.capHeight(legal.face)).toBeGreaterThanOrEqual(makeCanvas(format).minCapPx - 0.01)
  })
})

/** Picks every third size, one of each shape. */
const isFew = (_: unknown, index: number) => index % 3 === 0
it.each(MORE_FORMATS.filter(isFew))(
  'shows all of the sign-off on $widthPx x $heightPx, or warns of what it left out',
  expectToSign,
)
it.each(MORE_FORMATS.filter((size, index) => !isFew(size, index)))(
  'shows all of the sign-off on $widthPx x $heightPx, or warns of what it left out',
  { tags: 'thorough/variety' },
  expectToSign,
)

async function expectToSign(size: (typeof MORE_FORMATS)[number]): Promise<void> {
  const ad = adFields({ webAddress, legalLine: 'While stocks last, one per customer.' })
  const { layout, report } = await makeAd({
    ad,
    photos: [photo],
    logo: LOGOS.square,
    format: size,
    seed: 5,
    typesetter,
  })
  const shown = new Set(layout.layers.map(({ part }) => part))
  const warned = report.findings.flatMap(({ rule, severity }) => (severity === 'warning' ? rule : []))
  for (const part of ['logo', 'web-address', 'legal-line'] as const)
    expect(warned.includes(part)).toBe(!shown.has(part))
}

it('lets nothing of the composition run under the sign-off', () => {
  const ad = adFields({ adStyle: 'bold', webAddress, legalLine: LONG })
  for (const format of MAIN_FORMAT_IDS) {
    const { layers } = firstLayout({ ad, photo, format, seed: 9 })!
    const plane = layers.find((layer) => layer.kind === 'shape' && layer.part === 'legal-line')
    const box = plane?.kind === 'shape' && shapeBounds(plane.shape)
    const others = layers.filter(isText).filter(({ part }) => part !== 'legal-line' && part !== 'web-address')
    for (const line of others.flatMap(linesOf)) expect(apart(box as Box, line)).toBeGreaterThan(0)
  }
})

it('gives up the web address before the legal line where there is no room for both', () => {
  const words = `${'wide words '.repeat(18)}end`
  const layout = firstLayout({
    ad: adFields({ webAddress: `${'w'.repeat(55)}.com`, legalLine: words }),
    photo,
    format: 'google_display',
    seed: 5,
  })!
  const parts = new Set(layout.layers.map(({ part }) => part))
  expect([parts.has('legal-line'), parts.has('web-address')]).toEqual([true, false])
})

it('does not place a mark that is too small to be enlarged', () => {
  const tiny = { ...LOGOS.square, pixels: { data: new Uint8ClampedArray(4 * 100), widthPx: 10, heightPx: 10 } }
  const layout = firstLayout({ ad: adFields(), photo, logo: tiny, format: 'instagram_feed', seed: 5 })!
  expect(layout.layers.some(({ kind }) => kind === 'logo')).toBe(false)
})

it('lays an address alone at the foot of a billboard, and one beside a logo at its end', () => {
  const planeOf = (logo?: Logo) => {
    const ad = adFields({ adStyle: 'clean', webAddress })
    const { layers } = firstLayout({ ad, photo, format: 'billboard', seed: 5, ...(logo && { logo }) })!
    const plane = layers.find((layer) => layer.kind === 'shape' && layer.part === 'web-address')!
    return plane.kind === 'shape' ? shapeBounds(plane.shape) : undefined
  }
  expect(planeOf()).toMatchObject({ x: 0, width: 970 })
  expect(planeOf(LOGOS.wordmark)).toMatchObject({ y: 0, height: 250 })
})

it('ends the first line of a story with an address alone, and lays one with a legal line at the foot', () => {
  const shownBy = (legalLine?: string) => {
    const ad = adFields({ adStyle: 'clean', webAddress, ...(legalLine && { legalLine }) })
    const { layers } = firstLayout({ ad, photo, format: 'instagram_story', seed: 5 })!
    const texts = layers.filter(isText)
    return {
      address: texts.find(({ part }) => part === 'web-address')!.box,
      highest: Math.min(...texts.filter(({ part }) => part !== 'web-address').map(({ box }) => box.y)),
      planes: layers.filter(({ kind, part }) => kind === 'shape' && (part === 'web-address' || part === 'legal-line')),
    }
  }
  const { safe, widthPx, heightPx } = makeCanvas('instagram_story')
  const alone = shownBy()
  expect(alone.planes).toEqual([])
  expect(Math.abs(alone.address.y - alone.highest)).toBeLessThan(0.01 * heightPx)
  expect(alone.address.y).toBeGreaterThanOrEqual(safe.y)
  expect(alone.address.x + alone.address.width).toBeCloseTo(0.92 * widthPx, 0)
  const withLegal = shownBy('While stocks last.')
  expect(withLegal.planes).toHaveLength(1)
  expect(withLegal.address.y).toBeGreaterThan(heightPx / 2)
})

const perfume = await fixturePhoto('perfume.webp')
it.each(STYLES)('stands a cut-out product above the legal line of a story in %s', (adStyle) => {
  const ad = adFields({ adStyle, legalLine: 'Offer valid until 31 December, while stocks last.' })
  const { layers } = firstLayout({ ad, photo: perfume, format: 'instagram_story', seed: 5 })!
  const { box } = layers.filter(isText).find(({ part }) => part === 'legal-line')!
  const hero = findHero(layers)!.placement.box
  expect(hero.y + hero.height).toBeLessThan(box.y)
})

const wholePhotos = [
  { shows: 'a mug on white', photo: await fixturePhoto('mug-white.jpg') },
  { shows: 'a room', photo: await fixturePhoto('rubber-plant-room.jpg') },
]
it.each(wholePhotos)('composes a story of $shows as without a legal line, and ends it at the plane', ({ photo }) => {
  for (const adStyle of STYLES) {
    const ad = adFields({ adStyle, legalLine: 'Offer valid until 31 December, while stocks last.' })
    const task = { photo, format: 'instagram_story' as const, seed: 5 }
    const { family, layers } = firstLayout({ ad, ...task })!
    expect([adStyle, family]).toEqual([adStyle, firstLayout({ ad: { ...ad, legalLine: null }, ...task })!.family])
    const [planeBox] = layers.flatMap((layer) =>
      layer.kind === 'shape' && layer.part === 'legal-line' ? [shapeBounds(layer.shape)!] : [],
    )
    // A photo that begins at the head ends above the words, or lies under the plane as that of the whole canvas.
    const atFoot = layers.flatMap((layer) => (layer.kind === 'photo' && layer.box.y > 0 ? [layer.box] : []))
    for (const { y, height } of atFoot) expect(Math.abs(y + height - planeBox!.y)).toBeLessThan(2)
  }
})

const NAME = 'Maison Lure'
const nameOf = (layers: readonly Layer[]) => layers.filter(isText).find(({ part }) => part === 'brand-name')

it.each(['facebook_feed', 'google_display', 'leaderboard', 'half_page'] as const)(
  'signs with the name of a brand without a logo, as typed and quieter than the headline, on %s',
  (format) => {
    const ad = adFields({ adStyle: 'bold', brandName: NAME })
    const { layers, direction } = firstLayout({ ad, photo, format, seed: 5 })!
    const name = nameOf(layers)!
    const headline = layers.filter(isText).find(({ part }) => part === 'headline')!
    expect([name.text, name.face]).toEqual([NAME, direction.type.display])
    expect(name.sizePx).toBeLessThan(0.75 * headline.sizePx)
    const others = layers.filter(isText).filter((layer) => layer !== name)
    expect(Math.min(...others.flatMap(linesOf).map((box) => apart(box, name.box)))).toBeGreaterThan(name.box.height / 3)
  },
)

it('signs with the logo alone where there is one', () => {
  const ad = adFields({ adStyle: 'clean', brandName: NAME })
  const { layers } = firstLayout({ ad, photo, format: 'facebook_feed', logo: LOGOS.wordmark, seed: 5 })!
  expect([nameOf(layers), layers.some(({ kind }) => kind === 'logo')]).toEqual([undefined, true])
})

it('says the name of a brand once if the product has the same', () => {
  const ad = adFields({ adStyle: 'clean', productName: NAME, brandName: NAME.toUpperCase() })
  expect(nameOf(firstLayout({ ad, photo, format: 'facebook_feed', seed: 5 })!.layers)).toBeUndefined()
})

it('moves no ad to another family for a name, and lays no plane at the foot of a story for it', () => {
  for (const adStyle of STYLES) {
    const shown = [{}, { brandName: NAME }].map((own) =>
      firstLayout({ ad: adFields({ adStyle, ...own }), photo, format: 'instagram_story', seed: 5 })!,
    )
    expect(shown[1]!.family).toBe(shown[0]!.family)
    expect(shown[1]!.layers.some(({ kind, part }) => kind === 'shape' && part === 'brand-name')).toBe(false)
  }
})

it('paints a name that passes inspection', async () => {
  const ad = adFields({ adStyle: 'luxury', brandName: NAME })
  const { layout, report } = await makeAd({ ad, photos: [photo], format: 'google_display', seed: 5, typesetter })
  expect(nameOf(layout.layers)?.text).toBe(NAME)
  expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

it.each([
  ['bold', 1],
  ['playful', 1],
  ['modern', 5],
] as const)('keeps the family of an ad in %s whose product leaves a long name little room', (adStyle, seed) => {
  const [bare, named] = [{}, { brandName: 'Fern & Alder Outdoor Supplies' }].map((own) =>
    firstLayout({
      ad: adFields({ adStyle, ...own }),
      photo: standingProduct(420, 300),
      format: 'google_display',
      seed,
    }),
  )
  expect(named!.family).toBe(bare!.family)
})

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { readFontFile } from '#server/ads/generation/font-files.ts'
import {
  type Ad,
  createTypesetter,
  decodePhoto,
  type Layout,
  makeAd,
  type StudiedPhoto,
  studyPhoto,
} from '#studio/index.ts'
import { type AdMeasures, measureAd } from './measure-ad.ts'
import { heroLayerOf, type TextLayer, textLayersOf } from './measures/layers.ts'
import { type PlannedAd, planAds } from './plan-ads.ts'
import { readProducts } from './products.ts'

/** One ad of a can that is cut out, made by the studio; then broken in each way that a measure has to see. */
const planned: PlannedAd = {
  ...planAds(readProducts([]), { seed: 1, quick: false }).find(
    ({ product, fields }) => product.name === 'drinks-can.webp' && fields.adStyle === 'clean',
  )!,
  format: 'google_display',
}
const typesetter = createTypesetter(readFontFile)
let photos: StudiedPhoto[] = []
let ad: Ad

beforeAll(async () => {
  const pixels = await decodePhoto(readFileSync(planned.product.photoPath))
  photos = [{ pixels, study: studyPhoto(pixels) }]
  ad = await makeAd({ ad: planned.fields, photos, format: planned.format, seed: planned.seed, typesetter })
})

function measure(changed: Partial<Ad> = {}): Promise<AdMeasures> {
  return measureAd(planned, { ...ad, ...changed }, photos, typesetter)
}

/** Returns the layout with one of its runs changed: the ad as it would be if the layout were what was painted. */
function withText(role: TextLayer['part'], change: (layer: TextLayer) => Partial<TextLayer>): Layout {
  const layers = ad.layout.layers.map((layer) =>
    layer.kind === 'text' && layer.part === role ? { ...layer, ...change(layer) } : layer,
  )
  return { ...ad.layout, layers }
}

function movedBy(dx: number, dy: number): (layer: TextLayer) => Partial<TextLayer> {
  return ({ x, y, box }) => ({ x: x + dx, y: y + dy, box: { ...box, x: box.x + dx, y: box.y + dy } })
}

/** Returns the finished file with a rectangle of one color laid over it. */
async function overlaid(
  box: { x: number; y: number; width: number; height: number },
  color: string,
): Promise<Uint8Array> {
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)]
  const input = await sharp({ create: { width, height, channels: 4, background: color } })
    .png()
    .toBuffer()
  return sharp(ad.jpeg)
    .composite([{ input, left: Math.floor(box.x), top: Math.floor(box.y) }])
    .jpeg({ quality: ad.report.quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

test('a good ad has no faults', async () => {
  const measures = await measure()
  expect(measures).toMatchObject({
    treatment: 'cutout',
    errors: [],
    textFaults: [],
    safeZoneFaults: [],
    fileFaults: [],
    underText: 0,
  })
  for (const { ratio, bound } of measures.contrasts) expect(ratio).toBeGreaterThan(bound * 0.94)
  for (const { share } of measures.shownInk) expect(share).toBeGreaterThan(0.95)
  expect(measures.product!.similarity!).toBeGreaterThan(0.98)
  expect(measures.palette.ofPalette!).toBeGreaterThan(0.75)
})

test('a word that nobody typed is seen', async () => {
  const { textFaults } = await measure({ layout: withText('headline', () => ({ text: 'Best soda ever' })) })
  expect(textFaults).toContain('“Best soda ever” is not in the direction')
})

test('a direction with words that nobody typed is seen', async () => {
  const { direction } = ad.layout
  const layout = { ...ad.layout, direction: { ...direction, words: { ...direction.words, support: 'Now in gold' } } }
  expect((await measure({ layout })).textFaults).toContain('“Now in gold” was not typed')
})

test('a line that lost its end is seen', async () => {
  const layout = withText('call-to-action', ({ lines }) => ({
    lines: lines.map((line) => ({ ...line, text: line.text.slice(0, -2) })),
  }))
  expect((await measure({ layout })).textFaults.join()).toMatch(/is cut before/)
})

test('a missing call to action is seen', async () => {
  const layers = ad.layout.layers.filter((layer) => layer.kind !== 'text' || layer.part !== 'call-to-action')
  expect((await measure({ layout: { ...ad.layout, layers } })).textFaults.join()).toMatch(/is missing/)
})

test('letters at the edge leave the safe zone, and letters over it are cut', async () => {
  const { x, y } = textLayersOf(ad.layout).find(({ part }) => part === 'headline')!.box
  const nearEdge = await measure({ layout: withText('headline', movedBy(8 - x, 0)) })
  expect(nearEdge.safeZoneFaults).toHaveLength(1)
  expect(nearEdge.textFaults.join()).not.toMatch(/leaves the canvas/)
  const over = await measure({ layout: withText('headline', movedBy(0, -y - 20)) })
  expect(over.textFaults.join()).toMatch(/leaves the canvas/)
})

test('letters on letters are seen', async () => {
  const [headline, action] = (['headline', 'call-to-action'] as const).map(
    (wanted) => textLayersOf(ad.layout).find(({ part }) => part === wanted)!.box,
  ) as [TextLayer['box'], TextLayer['box']]
  const layout = withText('call-to-action', movedBy(headline.x - action.x, headline.y - action.y))
  expect((await measure({ layout })).textFaults.join()).toMatch(/lies on/)
})

test('letters on the product cover it', async () => {
  const hero = heroLayerOf(ad.layout)!
  const { box } = hero.kind === 'product' ? hero.placement : hero
  const action = textLayersOf(ad.layout).find(({ part }) => part === 'call-to-action')!.box
  const [dx, dy] = [box.x + (box.width - action.width) / 2 - action.x, box.y + box.height / 2 - action.y]
  const { underText } = await measure({ layout: withText('call-to-action', movedBy(dx, dy)) })
  expect(underText).toBeGreaterThan(0.001)
})

test('what lies over the letters in the file is seen, whatever the layout says', async () => {
  const { box, text, color } = textLayersOf(ad.layout).find(({ part }) => part === 'headline')!
  const jpeg = await overlaid({ ...box, width: box.width / 2 }, color === '#ffffff' ? '#000000' : '#ffffff')
  const shown = (await measure({ jpeg })).shownInk.find((run) => run.text === text)!
  expect(shown.share).toBeLessThan(0.7)
})

test('a ground like the ink is seen in the file', async () => {
  const { box, text, color } = textLayersOf(ad.layout).find(({ part }) => part === 'headline')!
  const jpeg = await overlaid({ x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 }, color)
  const run = (await measure({ jpeg })).contrasts.find((each) => each.text === text)!
  expect(run.ratio).toBeLessThan(1.2)
})

test('a product that was painted over is not the photo’s any more', async () => {
  const hero = heroLayerOf(ad.layout)!
  const { box } = hero.kind === 'product' ? hero.placement : hero
  const patch = {
    x: box.x + box.width * 0.3,
    y: box.y + box.height * 0.4,
    width: box.width * 0.4,
    height: box.height * 0.15,
  }
  const jpeg = await overlaid(patch, 'rgba(255, 255, 255, 0.5)')
  expect((await measure({ jpeg })).product!.similarity!).toBeLessThan(0.98)
})

test('a stretched product is detected by its place', async () => {
  const layers = ad.layout.layers.map((layer) =>
    layer.kind === 'product'
      ? {
          ...layer,
          placement: { ...layer.placement, box: { ...layer.placement.box, width: layer.placement.box.width * 1.05 } },
        }
      : layer,
  )
  const { product } = await measure({ layout: { ...ad.layout, layers } })
  expect(product!.distortion).toBeGreaterThan(0.04)
  expect(product!.similarity!).toBeLessThan(0.9)
})

test('a file of another size is seen', async () => {
  const jpeg = await sharp(ad.jpeg).resize(300, 300, { fit: 'fill' }).jpeg().toBuffer()
  expect((await measure({ jpeg })).fileFaults).toEqual(['has 300 x 300 px where 300 x 250 are wanted'])
})

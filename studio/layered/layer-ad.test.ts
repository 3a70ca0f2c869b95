import { createCanvas, ImageData } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { AD_STYLES } from '#contract/choices.ts'
import type { AdFormat } from '#contract/sizes.ts'
import { adFields, cutOutPhoto, scenePhoto } from '#test/studio/ad-fields.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeAd } from '../make-ad/make-ad.ts'
import { paintLayout } from '../paint/paint-layout.ts'
import type { AdPhoto } from '../photo/ad-photo.ts'
import { layerAd } from './layer-ad.ts'
import type { LayeredAd } from './layered-ad.ts'

const cutOut = await cutOutPhoto()

async function layered(adStyle: (typeof AD_STYLES)[number]['id'], format: AdFormat, photo: AdPhoto = cutOut) {
  const { layout } = await makeAd({ ad: adFields({ adStyle }), photos: [photo], format, seed: 3, typesetter })
  const { pixels } = await paintLayout(layout, [photo], typesetter)
  return { layout, painted: pixels.data, ad: await layerAd({ layout, photos: [photo], typesetter }) }
}

/** Lays the elements over each other, as a program for pictures does. */
function flatten({ widthPx, heightPx, elements }: LayeredAd): Uint8ClampedArray {
  const ctx = createCanvas(widthPx, heightPx).getContext('2d')
  for (const element of elements) {
    const { box, rgba } = element.kind === 'text' ? element.picture : element
    const one = createCanvas(box.width, box.height)
    one
      .getContext('2d')
      .putImageData(new ImageData(rgba as Uint8ClampedArray<ArrayBuffer>, box.width, box.height), 0, 0)
    ctx.drawImage(one, box.x, box.y)
  }
  return ctx.getImageData(0, 0, widthPx, heightPx).data
}

function largestDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.reduce((largest, value, index) => Math.max(largest, Math.abs(value - other[index]!)), 0)
}

it('gives elements that are the picture when they lie over each other', async () => {
  const { ad, painted } = await layered('modern', 'google_display')
  expect(largestDifference(flatten(ad), painted)).toBeLessThanOrEqual(3)
  expect(largestDifference(ad.pixels.data, painted)).toBe(0)
})

it(
  'does so in every style, with a product that was cut out and with a photo',
  { tags: 'thorough/variety' },
  async () => {
    for (const { id } of AD_STYLES) {
      for (const photo of [cutOut, scenePhoto()]) {
        for (const format of ['google_display', 'leaderboard'] as const) {
          const { ad, painted } = await layered(id, format, photo)
          expect(largestDifference(flatten(ad), painted), `${id} ${format}`).toBeLessThanOrEqual(3)
        }
      }
    }
  },
)

it('keeps each text as text, with its lines, its size and its fonts', async () => {
  const { ad, layout } = await layered('luxury', 'square')
  const texts = ad.elements.filter((element) => element.kind === 'text')
  const runs = layout.layers.filter((layer) => layer.kind === 'text')
  expect(texts.map(({ text }) => text)).toEqual(runs.map(({ text }) => text))
  for (const [index, text] of texts.entries()) {
    const run = runs[index]!
    expect(text.lines.map(({ baseline }) => baseline)).toEqual(run.lines.map(({ baseline }) => run.y + baseline))
    expect(text).toMatchObject({ sizePx: run.sizePx, color: run.color, box: run.box, isSingleFont: true })
    expect(text.fonts[0]!.read!().byteLength).toBeGreaterThan(1000)
  }
})

it('gives the product as its own cut-out, without the ground behind it', async () => {
  const { ad } = await layered('clean', 'square')
  const product = ad.elements.find((element) => element.kind === 'picture' && element.role === 'product')!
  if (product.kind !== 'picture') throw new Error('The product is a picture')
  const alphas = product.rgba.filter((_, index) => index % 4 === 3)
  expect(alphas.filter((alpha) => alpha === 255).length / alphas.length).toBeGreaterThan(0.2)
  expect(alphas.filter((alpha) => alpha === 0).length / alphas.length).toBeGreaterThan(0.05)
})

it('refuses the layout of an earlier studio', async () => {
  const { layout } = await layered('clean', 'google_display')
  const earlier = { ...layout, version: 1 as const, layers: [] }
  await expect(layerAd({ layout: earlier, photos: [cutOut], typesetter })).rejects.toThrow('an earlier version')
})

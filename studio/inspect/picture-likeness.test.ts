import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { makeBrief } from '../brief/brief.ts'
import { directAd } from '../make-ad/direct-ad.ts'
import { studyPhoto } from '../index.ts'
import { proposeLayouts } from '../layout/search/make-layout.ts'
import { paintLayout } from '../paint/paint-layout.ts'
import { comparePicture } from './picture-likeness.ts'
import { shownPictures } from './product-view.ts'

const SIDE = 1600

/** Draws a cushion of a fine weave on nothing, as large as a shop's photo. */
function woven(tone: (x: number, y: number) => number) {
  const pixels = drawPixels(
    SIDE,
    SIDE,
    [0, 0, 0, 0],
    [
      (x, y) => {
        const [u, v] = [(2 * x) / SIDE - 1, (2 * y) / SIDE - 1]
        const level = tone(Math.floor(x), Math.floor(y))
        return u ** 4 + v ** 4 < 0.9 ? [level, 0.9 * level, 0.8 * level, 255] : undefined
      },
    ],
  )
  return { pixels, study: studyPhoto(pixels) }
}

it.each([
  ['stripes', (x: number) => (x % 4 < 2 ? 30 : 230)],
  ['checks', (x: number, y: number) => ((Math.floor(x / 5) + Math.floor(y / 5)) % 2 ? 40 : 220)],
  ['grain', (x: number, y: number) => 40 + ((x * 7919 + y * 104_729 + x * y * 31) % 200)],
])('recognizes a product of fine %s, however small a format shows it', async (_, tone) => {
  const photo = woven(tone)
  const task = { format: 'google_display', seed: 1 } as const
  const brief = makeBrief(adFields({ adStyle: 'luxury' }), task.seed)
  const direction = directAd(brief, photo.study, task)
  const layout = proposeLayouts({ ...task, direction, photos: [photo], typesetter }).next().value!
  const painted = await paintLayout(layout, [photo], typesetter)
  const [picture] = shownPictures(layout, [photo])
  expect(picture!.scaleX).toBeLessThan(0.15)
  const likeness = comparePicture(picture!, layout, painted.pixels)!
  expect(likeness.mean).toBeGreaterThan(0.98)
  expect(likeness.strange).toBeLessThan(0.004)
})

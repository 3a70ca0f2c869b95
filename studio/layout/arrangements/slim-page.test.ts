import { expect, it } from 'vitest'
import { adFields } from '#test/studio/ad-fields.ts'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { firstLayout } from '#test/studio/first-layout.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import { right } from '../../basics/boxes.ts'
import { makeBrief } from '../../brief/brief.ts'
import { directAd } from '../../make-ad/direct-ad.ts'
import type { StudiedPhoto } from '../../photo/studied-photo.ts'
import { studyPhoto } from '../../photo/study-photo.ts'
import { findHero, placedBounds } from '../../layers/placement.ts'
import { designedCandidate } from '../search/search-family.ts'

const SLIM = { widthPx: 160, heightPx: 600 }
const ad = adFields({ productName: 'Halden', taglines: ['Quiet power'], adStyle: 'clean' })

/** A scene with a product that takes half of its width. */
const scene: StudiedPhoto = (() => {
  const pixels = drawPixels(
    800,
    800,
    (x, y) => [90 + ((x * 7 + y * 3) % 90), 60 + ((x * 5 + y * 11) % 120), 70 + ((x * y) % 110), 255],
    [(x, y) => (Math.hypot(x - 400, y - 400) < 200 ? [210, 80, 40, 255] : undefined)],
  )
  const study = studyPhoto(pixels)
  return { pixels, study: { ...study, subject: { x: 200, y: 200, width: 400, height: 400 } } }
})()

/** A mug without a background, whose handle is on the left. */
function mug(hasLetters: boolean): StudiedPhoto {
  const inside = (x: number, y: number) => x > 120 && y > 10 && x < 690 && y < 590
  const onHandle = (x: number, y: number) => x <= 130 && Math.abs(Math.hypot(x - 130, y - 300) - 90) < 24
  const isStroke = (x: number, y: number) => hasLetters && y > 200 && y < 400 && x > 480 && x < 680 && x % 40 < 16
  const pixels = drawPixels(
    700,
    600,
    [0, 0, 0, 0],
    [
      (x, y) => (inside(x, y) || onHandle(x, y) ? [40, 60, 120, 255] : undefined),
      (x, y) => (isStroke(x, y) ? [250, 250, 250, 255] : undefined),
    ],
  )
  return { pixels, study: studyPhoto(pixels) }
}

it('a scene takes more than four tenths of a slim page, from edge to edge', () => {
  const { layers } = firstLayout({ ad, photo: scene, format: SLIM, seed: 1 })!
  const photo = layers.find((layer) => layer.kind === 'photo')!
  expect(photo.box.width).toBe(160)
  expect(photo.box.height).toBeGreaterThan(0.4 * 600)
})

it('a product leaves a slim page at the end, and not at all where it would lose letters', () => {
  const endOf = (photo: StudiedPhoto) => {
    const { layers } = firstLayout({ ad, photo, format: SLIM, seed: 1 })!
    return right(placedBounds(findHero(layers)!.placement))
  }
  expect(endOf(mug(false))).toBeGreaterThan(1.3 * 160)
  expect(endOf(mug(true))).toBeLessThanOrEqual(160)
})

it('a product leaves a half page only by an end that tells nothing', () => {
  const endOf = (photo: StudiedPhoto) => {
    const { layers } = firstLayout({ ad, photo, format: { widthPx: 240, heightPx: 640 }, seed: 1 })!
    return right(placedBounds(findHero(layers)!.placement))
  }
  expect(endOf(mug(false))).toBeGreaterThan(1.12 * 240)
  expect(endOf(mug(true))).toBeLessThanOrEqual(240)
})

it.each([
  { widthPx: 160, heightPx: 600 },
  { widthPx: 1200, heightPx: 628 },
])("a product's own studio runs on to the bar and is no box on it, on %j", async (format) => {
  const photos = [await fixturePhoto('mug-white.jpg')]
  const direction = directAd(makeBrief(ad, 1), photos[0]!.study, { format, seed: 1 })
  const input = { format, direction, photos, typesetter, seed: 1 }
  const { layers } = designedCandidate(input, 'bar')!.layout
  expect(layers.some(({ kind }) => kind === 'backdrop')).toBe(true)
  expect(layers.some(({ kind }) => kind === 'photo')).toBe(false)
})

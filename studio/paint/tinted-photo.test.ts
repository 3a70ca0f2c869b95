import { expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { packagedFonts } from '#test/studio/packaged-fonts.ts'
import type { Layout, PhotoLayer } from '../layers/layout.ts'
import { studyPhoto } from '../photo/study-photo.ts'
import { createTypesetter } from '../type/typesetter.ts'
import { paintedCanvas } from '#test/studio/painted-canvas.ts'
import { keptOfTinted } from './tinted-photo.ts'

/** A red block on a grey wall. */
const photo = drawPixels(
  200,
  160,
  [200, 200, 202, 255],
  [(x, y) => (x > 70 && x < 130 && y > 50 && y < 120 ? [190, 40, 30, 255] : undefined)],
)
const layer: PhotoLayer = {
  kind: 'photo',
  photo: 0,
  crop: { x: 20, y: 10, width: 160, height: 140 },
  box: { x: 100, y: 60, width: 160, height: 140 },
  radius: 0,
  tint: {
    product: { x: 70, y: 50, width: 60, height: 70 },
    open: [],
    reach: 40,
    ground: { base: '#1040c0', blobs: [] },
  },
}

it('turns the ground of a crop into the ad’s color and leaves the product as it was photographed', async () => {
  const layout = {
    format: 'google_display',
    widthPx: 300,
    heightPx: 250,
    seed: 1,
    layers: [layer],
  } as unknown as Layout
  const typesetter = createTypesetter(packagedFonts)
  const canvas = await paintedCanvas(layout, [{ pixels: photo, study: studyPhoto(photo) }], typesetter)
  const at = (x: number, y: number) => Array.from(canvas.getContext('2d').getImageData(x, y, 1, 1).data.slice(0, 3))
  const corner = at(102, 62)
  expect(Math.abs(corner[0]! - 0x10)).toBeLessThan(4)
  expect(Math.abs(corner[1]! - 0x40)).toBeLessThan(4)
  expect(Math.abs(corner[2]! - 0xc0)).toBeLessThan(4)
  expect(at(180, 135)).toEqual([190, 40, 30])
  expect(at(155, 105)).toEqual([190, 40, 30])
  const kept = keptOfTinted(layer, photo)
  expect([kept(180, 135), kept(102, 62), kept(258, 198)]).toEqual([true, false, false])
})

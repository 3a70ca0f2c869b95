import { expect, it } from 'vitest'
import { drawPixels, type Rgba } from '#test/pictures/draw-pixels.ts'
import { cutOutAnyway } from './cut-out-anyway.ts'
import type { Mask } from '../pixels/mask.ts'
import { studyPhoto } from '../study-photo.ts'

const SIDE = 400

const wave = (u: number, v: number) => 0.5 + 0.5 * Math.sin(u) * Math.cos(v)
const busy = (x: number, y: number): Rgba => [
  20 + 60 * wave(x / 23, y / 31),
  50 + 150 * wave(x / 41, y / 19),
  70 + 150 * wave(x / 17, y / 53),
  255,
]
const isPost = (x: number, y: number) => x > 150 && x < 250 && y > 120 && y < 330
const scene = drawPixels(SIDE, SIDE, busy, [(x, y) => (isPost(x, y) ? [200, 30, 30, 255] : undefined)])

function propose(belongs: (x: number, y: number) => boolean): Mask {
  const side = 320
  const data = new Uint8Array(side * side)
  for (let at = 0; at < data.length; at += 1) {
    if (belongs(((at % side) * SIDE) / side, (Math.floor(at / side) * SIDE) / side)) data[at] = 255
  }
  return { data, widthPx: side, heightPx: side }
}

it('a scene stays whole, and is cut out on request', () => {
  const study = studyPhoto(scene, propose(isPost))
  expect(study).toMatchObject({ treatment: 'photo', product: undefined, refused: { because: 'scene' } })
  const asked = cutOutAnyway({ pixels: scene, study })
  expect(asked).toMatchObject({
    treatment: 'cutout',
    kind: 'busy',
    standing: true,
    touchesFrame: [],
    refused: undefined,
  })
  const { product, productBox: box } = asked
  expect(Math.abs(box!.x - 151)).toBeLessThan(4)
  expect(Math.abs(box!.width - 99)).toBeLessThan(6)
  const middle = (Math.floor(product!.heightPx / 2) * product!.widthPx + Math.floor(product!.widthPx / 2)) * 4
  expect([...product!.data.subarray(middle, middle + 4)]).toEqual([200, 30, 30, 255])
  expect(asked.palette[0]).toMatchObject({ hex: '#c81e1e' })
  // Each format of an ad asks again.
  expect(cutOutAnyway({ pixels: scene, study })).toBe(asked)
})

it('a subject that is too like its ground is cut out on request, and stays on such a ground', () => {
  const paper: Rgba = [240, 240, 241, 255]
  const pale = drawPixels(SIDE, SIDE, paper, [
    (x, y) => (Math.hypot(x - 200, y - 200) < 100 ? [226, 226, 227, 255] : undefined),
  ])
  const study = studyPhoto(pale)
  expect(study.treatment).not.toBe('cutout')
  expect(study.refused!.because).toBe('soft-edge')
  expect(cutOutAnyway({ pixels: pale, study })).toMatchObject({ treatment: 'cutout', safeGrounds: 'light' })
})

it('a cut-out, and a photo in which nothing was found, stay as they are', () => {
  const clear = drawPixels(SIDE, SIDE, [0, 0, 0, 0], [(x, y) => (isPost(x, y) ? [200, 30, 30, 255] : undefined)])
  for (const pixels of [clear, scene, drawPixels(SIDE, SIDE, [240, 240, 241, 255], [])]) {
    const study = studyPhoto(pixels)
    expect(study.refused).toBeUndefined()
    expect(cutOutAnyway({ pixels, study })).toBe(study)
  }
})

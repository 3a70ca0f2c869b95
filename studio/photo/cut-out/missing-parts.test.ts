import { expect, it } from 'vitest'
import { drawPixels, type Painter, type Rgba } from '#test/pictures/draw-pixels.ts'
import type { Mask } from '../pixels/mask.ts'
import type { PhotoStudy } from '../photo-study.ts'
import { studyPhoto } from '../study-photo.ts'

const SIZE = 400
const GREY: Rgba = [222, 222, 224, 255]

type Shape = (x: number, y: number) => boolean

/** Draws what a neural network would propose for a shape, soft at its border. */
function propose(belongs: Shape): Mask {
  const side = 320
  const data = new Uint8Array(side * side)
  const points = [-3, -1.5, 0, 1.5, 3]
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [((at % side) * SIZE) / side, (Math.floor(at / side) * SIZE) / side]
    const inside =
      points.filter((step) => belongs(x + step, y)).length + points.filter((step) => belongs(x, y + step)).length
    data[at] = (255 * inside) / 10
  }
  return { data, widthPx: side, heightPx: side }
}

/** A drill: a body with a grip, and a bit of bright steel that is nearly as light as the ground. */
const isBody: Shape = (x, y) => (x > 60 && x < 250 && y > 100 && y < 170) || (x > 90 && x < 150 && y > 100 && y < 330)
const isBit: Shape = (x, y) => x >= 250 && x < 350 && Math.abs(y - 135) < 4

const body: Painter = (x, y) => (isBody(x, y) ? [205, 90 + (y - 100) * 0.1, 30, 255] : undefined)
const bit: Painter = (x, y) => {
  if (!isBit(x, y)) return undefined
  const light = 0.62 + 0.4 * Math.max(0, 1 - Math.abs(y - 134) / 2) - 0.1 * Math.sin(x)
  return [218 * light, 220 * light, 224 * light, 255]
}

function alphaAt({ product, productBox }: PhotoStudy, x: number, y: number): number {
  const [inX, inY] = [x - productBox!.x, y - productBox!.y]
  if (inX < 0 || inY < 0 || inX >= product!.widthPx || inY >= product!.heightPx) return 0
  return product!.data[(inY * product!.widthPx + inX) * 4 + 3]!
}

it('a thin part that the neural network leaves out is cut out with the rest', () => {
  const drill = drawPixels(SIZE, SIZE, GREY, [body, bit], { smooth: true })
  const study = studyPhoto(drill, propose(isBody))
  expect(study.treatment).toBe('cutout')
  for (const x of [260, 300, 340]) expect(alphaAt(study, x, 135)).toBeGreaterThan(200)
  expect(alphaAt(study, 300, 145)).toBe(0)
  expect(alphaAt(study, 365, 135)).toBe(0)
})

it('letters in the color of the ground stay if the neural network is sure of them', () => {
  const isCan: Shape = (x, y) => x > 120 && x < 280 && y > 60 && y < 340
  const isLetter: Shape = (x, y) =>
    y > 150 && y < 200 && ((x > 150 && x < 164) || (x > 190 && x < 204) || (x > 230 && x < 244))
  const can = drawPixels(
    SIZE,
    SIZE,
    GREY,
    [
      (x, y) => (isCan(x, y) ? [220, 80 + 0.1 * y, 30, 255] : undefined),
      (x, y) => (isLetter(x, y) ? [220, 220, 221, 255] : undefined),
    ],
    { smooth: true },
  )
  const study = studyPhoto(can, propose(isCan))
  expect(study.treatment).toBe('cutout')
  for (const x of [157, 197, 237]) expect(alphaAt(study, x, 175)).toBe(255)
  // The ground seen through the opening is not proposed.
  const open = studyPhoto(
    can,
    propose((x, y) => isCan(x, y) && !isLetter(x, y)),
  )
  expect(alphaAt(open, 157, 175)).toBe(0)
})

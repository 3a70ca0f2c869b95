import { expect, it } from 'vitest'
import { drawPixels, type Painter, type Rgba } from '#test/pictures/draw-pixels.ts'
import type { Mask } from '../pixels/mask.ts'
import { studyPhoto } from '../study-photo.ts'

const SIZE = 400
const BLUE: Rgba = [70, 120, 200, 255]

type Shape = (x: number, y: number) => boolean

function propose(belongs: Shape): Mask {
  const side = 320
  const data = new Uint8Array(side * side)
  for (let at = 0; at < data.length; at += 1) {
    const [x, y] = [((at % side) * SIZE) / side, (Math.floor(at / side) * SIZE) / side]
    const inside = [-3, -1.5, 0, 1.5, 3].filter((step) => belongs(x, y + step) && belongs(x + step, y)).length
    data[at] = (255 * inside) / 5
  }
  return { data, widthPx: side, heightPx: side }
}

const isShoe: Shape = (x, y) => x > 70 && x < 330 && y > 150 && y < 250
/** The area between the sole and the light ground: the ground in the shadow of the shoe. */
const isUnder: Shape = (x, y) => x > 78 && x < 322 && y >= 250 && y < 258

const shoe: Painter = (x, y) =>
  isShoe(x, y) ? (y > 225 ? [240, 238, 232, 255] : [190, 70 + 0.1 * x, 40, 255]) : undefined
const under: Painter = (x, y) => (isUnder(x, y) ? [70 * 0.5, 120 * 0.5, 200 * 0.5, 255] : undefined)

it('no strip of the old ground is left under a sole', () => {
  const photo = drawPixels(SIZE, SIZE, BLUE, [under, shoe], { smooth: true })
  const study = studyPhoto(
    photo,
    propose((x, y) => isShoe(x, y) || isUnder(x, y)),
  )
  expect(study.treatment).toBe('cutout')
  expect(study.subject!.y + study.subject!.height).toBeLessThan(253)
})

it('a part of the product in the color of its ground stays', () => {
  const stripe: Painter = (x, y) => (isShoe(x, y) && y > 205 && y < 222 ? [60, 100, 165, 255] : undefined)
  const photo = drawPixels(SIZE, SIZE, BLUE, [shoe, stripe], { smooth: true })
  const { product, productBox, treatment } = studyPhoto(photo, propose(isShoe))
  expect(treatment).toBe('cutout')
  expect(product!.data[((213 - productBox!.y) * product!.widthPx + 200 - productBox!.x) * 4 + 3]).toBe(255)
})

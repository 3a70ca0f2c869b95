import { describe, expect, it } from 'vitest'
import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { drawPixels, type Painter, type Rgba } from '#test/pictures/draw-pixels.ts'
import { fixturePhoto } from '#test/pictures/fixture-photo.ts'
import { cropPixels, opaqueBox } from '../pixels/crop-pixels.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { type CutProduct, touchUp } from './touch-up.ts'

const SIDE = 500
const CLEAR: Rgba = [0, 0, 0, 0]

/** A wall with light from one side and some grain, in a color that the lamp does not have. */
const wall = (x: number, y: number): Rgba => {
  const grain = 6 * Math.sin(x * 1.7) * Math.sin(y * 2.3)
  return [190 + x * 0.08 + grain, 184 + x * 0.07 + grain, 170 + x * 0.05 + grain, 255]
}
const shade: Painter = (x, y) =>
  Math.hypot((x - 260) / 90, (y - 150) / 60) < 1 ? [70, 90 + (x - 170) * 0.1, 120, 255] : undefined
const pole: Painter = (x, y) => (Math.abs(x - 255) < 9 && y >= 190 && y < 420 ? [40, 38, 36, 255] : undefined)
const cast: Painter = (x, y) => (Math.hypot((x - 350) / 60, (y - 380) / 24) < 1 ? [128, 122, 112, 255] : undefined)

const lamp = drawPixels(SIDE, SIDE, wall, [cast, pole, shade], { smooth: true })
const cutOf = (...painters: Painter[]): CutProduct => trim(drawPixels(SIDE, SIDE, CLEAR, painters, { smooth: true }))
const truth = cutOf(pole, shade)

function trim(pixels: Pixels): CutProduct {
  const box = opaqueBox(pixels, 0)!
  return { product: cropPixels(pixels, box), box }
}

function alphaAt({ product, box }: CutProduct, x: number, y: number): number {
  const [inX, inY] = [x - box.x, y - box.y]
  if (inX < 0 || inY < 0 || inX >= box.width || inY >= box.height) return 0
  return product.data[(inY * box.width + inX) * 4 + 3]!
}

/** Intersection over union by alpha. */
function overlap(found: CutProduct, wanted: CutProduct, { widthPx, heightPx }: Pixels): number {
  let [both, either] = [0, 0]
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      const [own, other] = [alphaAt(found, x, y), alphaAt(wanted, x, y)]
      both += Math.min(own, other)
      either += Math.max(own, other)
    }
  }
  return both / either
}

const stroke = (kind: Stroke['kind'], radiusPx: number, ...points: [number, number][]): Stroke => ({
  kind,
  radius: radiusPx / SIDE,
  points: points.map(([x, y]) => [x / SIDE, y / SIDE]),
})

describe('strokes over a cut-out', () => {
  it('bring back a part that was lost, up to its own edge and no further', () => {
    const withoutPole = cutOf(shade)
    expect(overlap(withoutPole, truth, lamp)).toBeLessThan(0.85)
    const touched = touchUp(lamp, withoutPole, [stroke('keep', 7, [254, 205], [257, 300], [253, 412])])!
    expect(overlap(touched, truth, lamp)).toBeGreaterThan(0.97)
    for (const y of [230, 300, 380]) expect([alphaAt(touched, 225, y), alphaAt(touched, 285, y)]).toEqual([0, 0])
  })

  it('remove what is no part of it, even if the brush runs over its edge', () => {
    const withShadow = cutOf(cast, pole, shade)
    const touched = touchUp(lamp, withShadow, [stroke('remove', 26, [318, 378], [350, 380], [392, 382])])!
    expect(overlap(touched, truth, lamp)).toBeGreaterThan(0.97)
    expect(alphaAt(touched, 350, 380)).toBe(0)
  })

  it('leave everything that no stroke comes near as it was, to the byte', () => {
    const before = cutOf(cast, pole, shade)
    const touched = touchUp(lamp, before, [stroke('remove', 20, [350, 380])])!
    const upper = ({ product, box }: CutProduct) =>
      cropPixels(product, { x: 170 - box.x, y: 90 - box.y, width: 180, height: 200 }).data
    expect(upper(touched)).toEqual(upper(before))
  })

  it('make a cut-out if the studio found none', () => {
    const strokes = [stroke('keep', 40, [210, 150], [310, 150]), stroke('keep', 7, [255, 200], [255, 412])]
    const touched = touchUp(lamp, undefined, strokes)!
    expect(overlap(touched, truth, lamp)).toBeGreaterThan(0.95)
  })

  it('count in their order, and the last one overrides the others', () => {
    const kept = [stroke('keep', 7, [254, 205], [253, 412])]
    const undone = touchUp(lamp, cutOf(shade), [...kept, stroke('remove', 16, [254, 205], [253, 412])])!
    expect(alphaAt(undone, 255, 320)).toBe(0)
    const again = touchUp(lamp, cutOf(shade), [stroke('remove', 16, [254, 215], [253, 412]), ...kept])!
    expect(alphaAt(again, 255, 320)).toBe(255)
  })

  it('may leave nothing', () => {
    expect(touchUp(lamp, cutOf(pole), [stroke('remove', 60, [255, 180], [255, 430])])).toBeUndefined()
  })

  it('never show more than the photo itself', () => {
    const clear = drawPixels(SIDE, SIDE, CLEAR, [shade], { smooth: true })
    const touched = touchUp(clear, cutOf(shade), [stroke('keep', 30, [100, 400], [260, 150])])!
    expect(overlap(touched, cutOf(shade), lamp)).toBeGreaterThan(0.98)
  })
})

/** Draws dots of one size over all that is solid in a stretch of a rendered product, as a user would fill it in. */
function dotsOver({ data, widthPx, heightPx }: Pixels, isIn: (x: number) => boolean, radiusPx: number): Stroke[] {
  const longer = Math.max(widthPx, heightPx)
  const points: [number, number][] = []
  const isSolid = (x: number, y: number) => (data[(y * widthPx + x) * 4 + 3] ?? 0) > 250
  for (let y = radiusPx; y < heightPx - radiusPx; y += radiusPx) {
    for (let x = radiusPx; x < widthPx - radiusPx; x += radiusPx) {
      const near = [0, 1, 2, 3, 4, 5, 6, 7].every((k) => {
        const angle = (k * Math.PI) / 4
        return isSolid(Math.round(x + radiusPx * Math.cos(angle)), Math.round(y + radiusPx * Math.sin(angle)))
      })
      if (isIn(x) && near) points.push([x / widthPx, y / heightPx])
    }
  }
  return points.map((point) => ({ kind: 'keep', radius: radiusPx / longer, points: [point] }))
}

it.each(['drinks-can.webp', 'perfume.webp', 'accelerator-card.webp'])(
  'dots over the lost third of a rendered product bring it back with its edge: %s',
  { tags: 'thorough/variety' },
  expectBack,
)

async function expectBack(file: string): Promise<void> {
  const { pixels: truth } = await fixturePhoto(file)
  const { widthPx, heightPx } = truth
  const photo = drawPixels(widthPx, heightPx, wall, [])
  const lost = { data: new Uint8ClampedArray(truth.data), widthPx, heightPx }
  const box = opaqueBox(truth, 128)!
  const isLost = (x: number) => x > box.x + (box.width * 2) / 3
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    const alpha = truth.data[at * 4 + 3]! / 255
    for (let c = 0; c < 3; c += 1) {
      photo.data[at * 4 + c] = photo.data[at * 4 + c]! * (1 - alpha) + truth.data[at * 4 + c]! * alpha
    }
    if (isLost(at % widthPx)) lost.data[at * 4 + 3] = 0
  }
  const strokes = dotsOver(truth, isLost, Math.round(Math.max(widthPx, heightPx) / 50))
  const touched = touchUp(photo, trim(lost), strokes)!
  expect(overlap(trim(lost), trim(truth), photo)).toBeLessThan(0.8)
  expect(overlap(touched, trim(truth), photo)).toBeGreaterThan(0.96)
}

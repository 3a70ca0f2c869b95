import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/draw-pixels.ts'
import type { Pixels } from '../photo/pixels.ts'
import { halvedFor, scalable } from './halved.ts'

const photo = drawPixels(800, 400, () => [30, 60, 90, 255], [
  (x, y) => (x < 400 && y < 400 ? [200, 40, 20, 255] : undefined),
])
const pixelAt = ({ data, widthPx }: Pixels, x: number, y: number) => [
  ...data.slice(4 * (y * widthPx + x), 4 * (y * widthPx + x) + 4),
]

describe('halved pictures', () => {
  it('are the picture itself where it is not much larger than asked', () => {
    expect(halvedFor(photo, { widthPx: 150, heightPx: 75 })).toBe(photo)
  })

  it('keep three pixels or more for each one that is drawn, and are made once', () => {
    const half = halvedFor(photo, { widthPx: 100, heightPx: 50 })
    expect([half.widthPx, half.heightPx]).toEqual([400, 200])
    expect(pixelAt(half, 100, 0)).toEqual([200, 40, 20, 255])
    expect(pixelAt(half, 300, 0)).toEqual([30, 60, 90, 255])
    expect(halvedFor(photo, { widthPx: 100, heightPx: 50 })).toBe(half)
    expect(halvedFor(photo, { widthPx: 60, heightPx: 30 }).widthPx).toBe(200)
  })

  it('take their colour from what can be seen, and as much of it as can be seen', () => {
    const edge = drawPixels(80, 80, (x) => (x % 2 === 0 ? [250, 10, 40, 255] : [0, 200, 0, 0]), [])
    expect(pixelAt(halvedFor(edge, { widthPx: 10, heightPx: 10 }), 7, 7)).toEqual([250, 10, 40, 128])
  })

  it('keep the last row and column of an odd picture', () => {
    const odd = drawPixels(81, 81, (x, y) => (x === 80 || y === 80 ? [90, 80, 70, 255] : [0, 0, 0, 255]), [])
    const half = halvedFor(odd, { widthPx: 10, heightPx: 10 })
    expect([half.widthPx, half.heightPx]).toEqual([41, 41])
    expect(pixelAt(half, 40, 40)).toEqual([90, 80, 70, 255])
    expect(pixelAt(half, 0, 40)).toEqual([90, 80, 70, 255])
  })
})

describe('pictures to be scaled', () => {
  it.each([
    [{ x: 0, y: 0, width: 12, height: 5 }],
    [{ x: 0, y: 0, width: 13, height: 5 }],
    [{ x: 3, y: 1, width: 7, height: 3 }],
    [{ x: 4, y: 2, width: 8, height: 3 }],
  ])('have each pixel of a part, %o', async (part) => {
    const colourAt = (x: number, y: number) => [x * 20, 255 - y * 40, (x * y * 5) % 256, 255] as const
    const picture = drawPixels(part.width === 12 ? 12 : 13, 5, colourAt, [])
    const wanted: number[] = []
    for (let y = part.y; y < part.y + part.height; y += 1) {
      for (let x = part.x; x < part.x + part.width; x += 1) wanted.push(...colourAt(x, y))
    }
    expect([...(await scalable(picture, part).raw().toBuffer())]).toEqual(wanted)
  })
})

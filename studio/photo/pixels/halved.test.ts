import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import type { Pixels } from './pixels.ts'
import { halvedFor } from './halved.ts'

const photo = drawPixels(800, 400, () => [30, 60, 90, 255], [
  (x, y) => (x < 400 && y < 400 ? [200, 40, 20, 255] : undefined),
])
const pixelAt = ({ data, widthPx }: Pixels, x: number, y: number) =>
  Array.from(data.slice(4 * (y * widthPx + x), 4 * (y * widthPx + x) + 4))

describe('halved pictures', () => {
  it('are the picture itself if it is not much larger than asked', () => {
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

  it('take their color from the visible pixels, weighted by alpha', () => {
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

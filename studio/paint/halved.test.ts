import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/draw-pixels.ts'
import { halvedFor } from './halved.ts'

const photo = drawPixels(800, 400, () => [30, 60, 90, 255], [
  (x, y) => (x < 400 && y < 400 ? [200, 40, 20, 255] : undefined),
])

describe('halved pictures', () => {
  it('are the picture itself where it is not much larger than asked', async () => {
    expect(await halvedFor(photo, { widthPx: 150, heightPx: 75 })).toBe(photo)
  })

  it('keep four pixels for each one that is drawn, and are made once', async () => {
    const half = await halvedFor(photo, { widthPx: 100, heightPx: 50 })
    expect([half.widthPx, half.heightPx]).toEqual([400, 200])
    expect([...half.data.slice(4 * 100, 4 * 100 + 4)]).toEqual([200, 40, 20, 255])
    expect([...half.data.slice(4 * 300, 4 * 300 + 4)]).toEqual([30, 60, 90, 255])
    expect(await halvedFor(photo, { widthPx: 100, heightPx: 50 })).toBe(half)
  })
})

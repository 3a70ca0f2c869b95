import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import { scaled } from './scaled.ts'

const PARTS = [
  { x: 0, y: 0, width: 12, height: 5 },
  { x: 0, y: 0, width: 13, height: 5 },
  { x: 3, y: 1, width: 7, height: 3 },
  { x: 4, y: 2, width: 8, height: 3 },
]

describe.each([
  ['a picture that nothing can be seen through', () => 255],
  ['a picture with holes', (x: number, y: number) => ((x + y) % 3 === 0 ? 0 : 255)],
])('%s', (_, alphaAt) => {
  it.each(PARTS)('has each pixel of a part, %o', async (part) => {
    const colorAt = (x: number, y: number) => {
      const alpha = alphaAt(x, y)
      return alpha === 0 ? ([0, 0, 0, 0] as const) : ([x * 20, 255 - y * 40, (x * y * 5) % 256, alpha] as const)
    }
    const picture = drawPixels(part.width === 12 ? 12 : 13, 5, colorAt, [])
    const wanted: number[] = []
    for (let y = part.y; y < part.y + part.height; y += 1) {
      for (let x = part.x; x < part.x + part.width; x += 1) wanted.push(...colorAt(x, y))
    }
    expect([...(await scaled(picture, { part, widthPx: part.width, heightPx: part.height }))]).toEqual(wanted)
  })
})

describe('a translucent picture', () => {
  const glass = drawPixels(90, 60, (x, y) => [40 + 2 * x, 220 - 3 * y, (x * y) % 200, Math.min(255, 4 * x)], [])
  const whole = { x: 0, y: 0, width: 90, height: 60 }

  it('keeps its colors and its alpha when nothing is scaled', async () => {
    const same = await scaled(glass, { part: whole, widthPx: 90, heightPx: 60 })
    for (const [index, value] of same.entries()) {
      const alpha = glass.data[index - (index % 4) + 3]!
      // The fewer steps of alpha, the fewer of each color; rounded once each way.
      expect(Math.abs(value - glass.data[index]!)).toBeLessThanOrEqual(alpha === 0 ? 255 : 0.5 + 128 / alpha)
    }
  })

  it('is scaled as sharp scales it with its alpha, except for the fractions that sharp drops', async () => {
    const raw = { width: 90, height: 60, channels: 4 as const }
    const wanted = await sharp(Buffer.from(glass.data), { raw }).resize(41, 27, { fit: 'fill' }).raw().toBuffer()
    const got = await scaled(glass, { part: whole, widthPx: 41, heightPx: 27 })
    for (let at = 0; at < wanted.length; at += 4) {
      expect(Math.abs(got[at + 3]! - wanted[at + 3]!)).toBeLessThanOrEqual(1)
      for (let channel = at; channel < at + 3; channel += 1) {
        const seen = (rgba: Uint8Array) => (rgba[channel]! * rgba[at + 3]!) / 255
        expect(Math.abs(seen(got) - seen(wanted))).toBeLessThanOrEqual(3)
      }
    }
  })

  it('is cut to the requested part after it was scaled', async () => {
    const size = { part: whole, widthPx: 45, heightPx: 30 }
    const all = await scaled(glass, size)
    const some = await scaled(glass, { ...size, shown: { x: 7, y: 3, width: 20, height: 9 } })
    const rows = Array.from({ length: 9 }, (_, row) =>
      Array.from(all.slice((45 * (3 + row) + 7) * 4, (45 * (3 + row) + 27) * 4)),
    )
    expect([...some]).toEqual(rows.flat())
  })
})

import { describe, expect, it } from 'vitest'
import { drawPixels } from '#test/pictures/draw-pixels.ts'
import type { Pixels } from './pixels.ts'
import { isSmall, scaledSmall } from './scaled-small.ts'
import { scaled } from './scaled.ts'

/** Draws rings and lines, as fine as print on a label, on a round thing with a soft rim. */
function drawLabel(widthPx: number, heightPx: number, rimPx: number): Pixels {
  const [centerX, centerY] = [widthPx / 2, heightPx / 2]
  return drawPixels(
    widthPx,
    heightPx,
    (x, y) => {
      const away = Math.hypot((x - centerX) / centerX, (y - centerY) / centerY)
      const alpha = rimPx === 0 ? 255 : Math.max(0, Math.min(255, ((1 - away) * centerX * 255) / rimPx))
      const ink = Math.sin(away * 60) > 0 || x % 17 < 4 ? 30 : 230
      return [ink, 255 - ink, (x * 3) % 256, Math.round(alpha)]
    },
    [],
  )
}

/** Root mean square error of the visible colors, in steps of 255. */
function errorOf(got: Uint8Array, wanted: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < wanted.length; at += 4) {
    const [gotAlpha, wantedAlpha] = [got[at + 3]!, wanted[at + 3]!]
    sum += (gotAlpha - wantedAlpha) ** 2
    for (let channel = at; channel < at + 3; channel += 1) {
      sum += ((got[channel]! * gotAlpha - wanted[channel]! * wantedAlpha) / 255) ** 2
    }
  }
  return Math.sqrt(sum / wanted.length)
}

describe('a picture that is scaled down', () => {
  it.each([
    ['hardly smaller', 90, 90, 80, 80],
    ['from three for one', 240, 150, 80, 50],
    ['from a half', 307, 317, 73, 75],
    ['from means of three', 479, 464, 74, 71],
    ['from a half of a half', 697, 361, 80, 41],
    ['from means of five', 831, 413, 80, 40],
    ['from a half and means of three', 650, 1001, 50, 77],
    ['to a line', 900, 90, 100, 10],
  ])('is what the library makes of it, %s', async (_, widthPx, heightPx, toWidth, toHeight) => {
    for (const rimPx of [0, 40]) {
      const picture = drawLabel(widthPx, heightPx, rimPx)
      const size = { widthPx: toWidth, heightPx: toHeight }
      const part = { x: 0, y: 0, width: widthPx, height: heightPx }
      const scaling = { part, ...size }
      expect(errorOf(scaledSmall(picture, scaling), await scaled(picture, scaling))).toBeLessThan(1.5)
    }
  })

  it.each([
    ['whose sides are even', { x: 40, y: 20, width: 320, height: 240 }],
    ['whose sides are odd', { x: 41, y: 23, width: 331, height: 247 }],
    ['that ends where the picture does', { x: 281, y: 254, width: 320, height: 247 }],
  ])('is a part of it, %s', async (_, part) => {
    const picture = drawLabel(601, 501, 0)
    for (const times of [3, 4.2, 6.4, 9, 10.5]) {
      const size = { widthPx: Math.round(part.width / times), heightPx: Math.round(part.height / times) }
      const scaling = { part, ...size }
      expect(errorOf(scaledSmall(picture, scaling), await scaled(picture, scaling))).toBeLessThan(2)
    }
  })

  it('is nearly the same from very many pixels for one', async () => {
    const picture = drawLabel(1201, 1003, 40)
    const part = { x: 0, y: 0, width: 1201, height: 1003 }
    const scaling = { part, widthPx: 61, heightPx: 51 }
    expect(errorOf(scaledSmall(picture, scaling), await scaled(picture, scaling))).toBeLessThan(3)
  })

  it('keeps an even color to the step, and the lightest and the darkest beside each other', () => {
    const even = drawPixels(333, 222, () => [200, 17, 90, 255], [])
    const part = { x: 0, y: 0, width: 330, height: 220 }
    expect(new Set(new Uint32Array(scaledSmall(even, { part, widthPx: 41, heightPx: 27 }).buffer))).toEqual(
      new Set([0xff5a11c8]),
    )
    const edge = drawPixels(330, 220, (x) => (x < 165 ? [0, 0, 0, 255] : [255, 255, 255, 255]), [])
    const row = scaledSmall(edge, { part, widthPx: 40, heightPx: 20 }).slice(0, 160)
    expect([row[0], row[4 * 18], row[4 * 21], row[4 * 39]]).toEqual([0, 0, 255, 255])
  })
})

describe('what is small', () => {
  const part = { x: 0, y: 0, width: 800, height: 400 }

  it.each([
    ['a product on a leaderboard', 160, 80, true],
    ['one on a feed', 600, 300, false],
    ['what is pulled out of shape', 160, 20, false],
    ['what is enlarged', 900, 20, false],
  ])('%s', (_, widthPx, heightPx, small) => {
    expect(isSmall({ part, widthPx, heightPx })).toBe(small)
  })
})

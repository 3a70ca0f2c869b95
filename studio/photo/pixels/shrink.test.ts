import { expect, test } from 'vitest'
import type { Pixels } from './pixels.ts'
import { shrink } from './shrink.ts'

test.each([
  { name: 'cells of a few pixels', px: 100 },
  { name: 'cells of some hundred pixels, of which no sum fits in half a word', px: 9 },
  { name: 'cells wider than a word can add up', px: 1 },
])('a picture of noise becomes the means of its cells: $name', ({ px }) => {
  const noise = draw(300, 200, (at) => [(at * 7919) % 256, (at * 104_729) % 256, (at * 31) % 256, 255])
  expect(shrink(noise, px)).toEqual(byHand(noise, px))
})

test('colors count as far as they are opaque, and transparent pixels stay transparent and black', () => {
  const picture = draw(60, 60, (at) => [(at * 13) % 256, 200, 90, at % 60 < 20 ? 0 : (at * 97) % 256])
  const small = shrink(picture, 30)
  expect(small).toEqual(byHand(picture, 30))
  expect([...small.data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
})

test('a picture whose bytes begin in the middle of a word is read like any other', () => {
  const whole = draw(50, 40, (at) => [at % 256, (at * 3) % 256, (at * 5) % 256, 255])
  const shifted = new Uint8ClampedArray(whole.data.length + 1)
  shifted.set(whole.data, 1)
  expect(shrink({ ...whole, data: shifted.subarray(1) }, 10)).toEqual(shrink(whole, 10))
})

function draw(widthPx: number, heightPx: number, color: (at: number) => number[]): Pixels {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let at = 0; at < widthPx * heightPx; at += 1) data.set(color(at), at * 4)
  return { data, widthPx, heightPx }
}

/** Computes the same means, one channel at a time. */
function byHand(from: Pixels, px: number): Pixels {
  const scale = px / Math.max(from.widthPx, from.heightPx)
  const widthPx = Math.max(1, Math.round(from.widthPx * scale))
  const heightPx = Math.max(1, Math.round(from.heightPx * scale))
  return draw(widthPx, heightPx, (at) => {
    const x = at % widthPx
    const y = (at - x) / widthPx
    const sums = [0, 0, 0, 0]
    let count = 0
    for (let j = cut(y, from.heightPx, heightPx); j < cut(y + 1, from.heightPx, heightPx); j += 1) {
      for (let i = cut(x, from.widthPx, widthPx); i < cut(x + 1, from.widthPx, widthPx); i += 1) {
        const [r, g, b, alpha] = from.data.subarray((j * from.widthPx + i) * 4) as unknown as number[]
        for (const [c, value] of [r!, g!, b!, 1].entries()) sums[c]! += value * alpha!
        count += 1
      }
    }
    const alpha = sums[3]!
    return alpha === 0 ? [0, 0, 0, 0] : [...sums.slice(0, 3).map((sum) => sum / alpha), alpha / count]
  })
}

function cut(place: number, from: number, to: number): number {
  return Math.round((place * from) / to)
}

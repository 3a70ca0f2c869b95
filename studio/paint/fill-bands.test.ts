import { describe, expect, it } from 'vitest'
import type { Fill, Stop } from '../layers/layout.ts'
import { fillBands, fillStrips } from './fill-bands.ts'
import { type Context, fillStyle, newSurface } from './surface.ts'

const BOX = { x: 0, y: 0, width: 120, height: 90 }
const OPAQUE: Stop[] = [
  [0.1, '#203040'],
  [0.4, '#e0c080'],
  [0.7, '#804020'],
  [1, '#102010'],
]
const FADING: Stop[] = [
  [0, 'rgba(255,255,255,0.9)'],
  [0.5, 'rgba(255,255,255,0.3)'],
  [1, 'rgba(255,255,255,0)'],
]

function paint(draw: (ctx: Context) => void): Uint8ClampedArray {
  const { ctx } = newSurface(BOX.width, BOX.height)
  ctx.fillStyle = '#345678'
  ctx.fillRect(0, 0, BOX.width, BOX.height)
  draw(ctx)
  return ctx.getImageData(0, 0, BOX.width, BOX.height).data
}

/** Returns the largest difference of a level to what the canvas makes of the same gradient. */
function farthestOff(fill: Fill, fast: typeof fillBands, box = BOX): number {
  const wanted = paint((ctx) => {
    ctx.fillStyle = fillStyle(ctx, fill)
    ctx.fillRect(box.x, box.y, box.width, box.height)
  })
  const got = paint((ctx) => expect(fast(ctx, box, fill)).toBe(true))
  return Math.max(...got.map((value, at) => Math.abs(value - wanted[at]!)))
}

describe('an opaque gradient that is filled pair by pair', () => {
  it.each<[string, Fill]>([
    ['diagonal', { type: 'linear', from: [10, 80], to: [110, 5], stops: OPAQUE }],
    ['upright', { type: 'linear', from: [0, 0], to: [0, 90], stops: OPAQUE }],
    ['round', { type: 'radial', center: [40, 30], radius: 100, stops: OPAQUE }],
  ])('looks as if it were one: %s', (_, fill) => {
    expect(farthestOff(fill, fillBands)).toBeLessThanOrEqual(3)
  })

  it.each<[string, Fill, typeof BOX]>([
    ['of two colors', { type: 'linear', from: [0, 0], to: [0, 90], stops: OPAQUE.slice(0, 2) }, BOX],
    ['that lets something through', { type: 'linear', from: [0, 0], to: [0, 90], stops: FADING }, BOX],
    [
      'in a box that ends within a pixel',
      { type: 'linear', from: [0, 0], to: [0, 90], stops: OPAQUE },
      { ...BOX, y: 10.5 },
    ],
    ['of one color', { type: 'solid', color: '#123456' }, BOX],
  ])('is left to the canvas: %s', (_, fill, box) => {
    const before = paint(() => {})
    expect(paint((ctx) => expect(fillBands(ctx, box, fill)).toBe(false))).toEqual(before)
  })
})

describe('an upright or level gradient that is filled strip by strip', () => {
  it.each<[string, Fill, typeof BOX]>([
    ['fading to the foot', { type: 'linear', from: [0, 3], to: [0, 88], stops: FADING }, BOX],
    ['fading to the left', { type: 'linear', from: [115, 0], to: [5, 0], stops: FADING }, BOX],
    [
      'in a box with edges within pixels',
      { type: 'linear', from: [0, 20.5], to: [0, 80], stops: OPAQUE },
      { x: 7.5, y: 20.5, width: 90.2, height: 50 },
    ],
    ['longer than its box', { type: 'linear', from: [0, -200], to: [0, 300], stops: FADING }, BOX],
  ])('looks as if it were one: %s', (_, fill, box) => {
    expect(farthestOff(fill, fillStrips, box)).toBeLessThanOrEqual(4)
  })

  it.each<[string, Fill]>([
    ['a slanted one', { type: 'linear', from: [0, 0], to: [20, 90], stops: FADING }],
    ['a round one', { type: 'radial', center: [40, 30], radius: 100, stops: FADING }],
    [
      'one with a hairline',
      { type: 'linear', from: [0, 0], to: [0, 90], stops: [...FADING.slice(0, 2), [0.51, '#ffffff'], [1, '#000000']] },
    ],
    [
      'one that jumps',
      { type: 'linear', from: [0, 0], to: [0, 90], stops: [...FADING.slice(0, 2), [0.5, '#ffffff'], [1, '#000000']] },
    ],
  ])('is left to the canvas: %s', (_, fill) => {
    const before = paint(() => {})
    expect(paint((ctx) => expect(fillStrips(ctx, BOX, fill)).toBe(false))).toEqual(before)
  })
})

import { expect, it } from 'vitest'
import { newSurface, placeExactly, release, releasePixels } from './surface.ts'

it('keeps what was drawn from a canvas whose memory was given back', () => {
  const { canvas, ctx } = newSurface(8, 8)
  const stamp = newSurface(4, 4)
  stamp.ctx.fillStyle = '#aa2211'
  stamp.ctx.fillRect(0, 0, 4, 4)
  placeExactly(ctx, stamp.canvas, 2, 2)
  release(stamp.canvas)
  ctx.globalAlpha = 0.5
  const later = newSurface(4, 4)
  later.ctx.fillStyle = '#ffffff'
  later.ctx.fillRect(0, 0, 4, 4)
  placeExactly(ctx, later.canvas, 0, 0)
  release(later.canvas)
  const at = (x: number, y: number) => [...ctx.getImageData(x, y, 1, 1).data]
  expect(at(5, 5)).toEqual([0xaa, 0x22, 0x11, 255])
  expect(at(7, 7)).toEqual([0, 0, 0, 0])
  expect(at(3, 3)).toEqual([0xd5, 0x91, 0x88, 255])
  expect(canvas.width).toBe(8)
})

it('takes the pixels that were read from a canvas out of what V8 counts, and leaves a part of something larger', () => {
  const { canvas, ctx } = newSurface(600, 500)
  const before = process.memoryUsage().external
  const read = ctx.getImageData(0, 0, 600, 500).data
  const { buffer, byteOffset, byteLength } = canvas.data()
  const copied = new Uint8ClampedArray(buffer, byteOffset, byteLength)
  const held = process.memoryUsage().external - before
  for (const pixels of [read, copied]) releasePixels(pixels)
  expect([read.length, copied.length]).toEqual([0, 0])
  expect(held).toBeGreaterThanOrEqual(2 * 1_200_000)
  const whole = new Uint8ClampedArray(8).fill(7)
  releasePixels(whole.subarray(4))
  expect([...whole]).toEqual([7, 7, 7, 7, 7, 7, 7, 7])
})

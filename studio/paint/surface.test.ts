import { expect, it } from 'vitest'
import { newSurface, placeExactly, release } from './surface.ts'

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

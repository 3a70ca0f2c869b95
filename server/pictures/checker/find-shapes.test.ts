import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { findShapes } from './find-shapes.ts'

it('finds a white play button that reaches onto a nearly white part of the picture', async () => {
  const canvas = createCanvas(400, 400)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#221d10'
  ctx.fillRect(0, 0, 400, 400)
  ctx.fillStyle = '#f2f2f2'
  ctx.fillRect(220, 60, 130, 260)
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.moveTo(150, 130)
  ctx.lineTo(260, 200)
  ctx.lineTo(150, 270)
  ctx.fill()
  const { data } = ctx.getImageData(0, 0, 400, 400)
  const { triangles, crosses } = await findShapes(
    { rgba: new Uint8Array(data.buffer), widthPx: 400, heightPx: 400 },
    [],
  )
  expect(triangles).toHaveLength(1)
  expect(crosses).toEqual([])
})

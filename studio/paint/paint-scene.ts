import type { SceneLayer } from '../layers/layout.ts'
import { canvasOf, type Context, placeExactly, release } from './surface.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'

/** Strength by which the side that the light comes from is lifted, and the other one deepened. */
const SIDE_LIGHT = 0.16

/**
 * Paints the place over the whole canvas, lifted or deepened by the layer's exposure. Throws if the ad has no scene, or
 * one of another size.
 */
export function paintScene(ctx: Context, layer: SceneLayer, scene: Pixels | undefined): void {
  const { width, height } = ctx.canvas
  if (!scene) throw new Error('The layout shows a scene that the ad does not have')
  if (scene.widthPx !== width || scene.heightPx !== height) throw new Error('The scene has not the size of its ad')
  const picture = canvasOf(bytesOf(scene), width, height)
  placeExactly(ctx, picture, 0, 0)
  release(picture)
  ctx.save()
  if (layer.exposure !== 0) expose(ctx, layer.exposure)
  if (layer.light) lightFrom(ctx, layer.light)
  ctx.restore()
}

function bytesOf({ data }: Pixels): Uint8Array {
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
}

function expose(ctx: Context, exposure: number): void {
  ctx.globalCompositeOperation = exposure < 0 ? 'multiply' : 'screen'
  const level = Math.round(255 * (exposure < 0 ? 1 + exposure : exposure))
  ctx.fillStyle = `rgb(${level},${level},${level})`
  ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
}

function lightFrom(ctx: Context, side: 'left' | 'right'): void {
  const { width, height } = ctx.canvas
  const [lit, far] = side === 'left' ? [0, width] : [width, 0]
  const gradient = ctx.createLinearGradient(lit, 0, far, 0)
  gradient.addColorStop(0, `rgba(255,255,255,${SIDE_LIGHT})`)
  gradient.addColorStop(0.5, 'rgba(128,128,128,0)')
  gradient.addColorStop(1, `rgba(0,0,0,${SIDE_LIGHT})`)
  ctx.globalCompositeOperation = 'soft-light'
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, width, height)
}

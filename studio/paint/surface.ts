import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import { grow } from '../layers/box.ts'
import type { Blend, Fill, Shape } from '../layers/layout.ts'

export type { Canvas } from '@napi-rs/canvas'
export type Context = SKRSContext2D

export function newSurface(widthPx: number, heightPx: number): { canvas: Canvas; ctx: Context } {
  const canvas = createCanvas(Math.max(1, Math.round(widthPx)), Math.max(1, Math.round(heightPx)))
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  return { canvas, ctx }
}

/**
 * Gives the memory of a canvas back. Left to the garbage collector it is freed after the ad at best, and each new canvas
 * pays for fresh pages of memory: 3 ms for a square ad. What was drawn from the canvas onto another stays.
 */
export function release(canvas: Canvas): void {
  canvas.width = 1
}

/**
 * Gives the memory of pixels that were read from a canvas back, after which they are empty. V8 counts such memory until
 * its next collection, and collects everything (30 ms) whenever 64 MB of it have come together: five square ads.
 */
export function releasePixels({ buffer, byteLength }: Uint8ClampedArray): void {
  // What is a part of something larger is not ours to give.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

/**
 * Puts straight RGBA on a canvas of its own. The bytes are used as they are, because one more copy for each photo would
 * be felt.
 */
export function canvasOf(rgba: Uint8Array | Uint8ClampedArray, widthPx: number, heightPx: number): Canvas {
  const { canvas, ctx } = newSurface(widthPx, heightPx)
  const bytes = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.byteLength)
  ctx.putImageData(new ImageData(bytes as Uint8ClampedArray<ArrayBuffer>, widthPx, heightPx), 0, 0)
  return canvas
}

/**
 * Draws a picture pixel on pixel: the canvas's own sampling softens even a picture that it does not scale, and costs
 * ten times as much.
 */
export function placeExactly(ctx: Context, picture: Canvas, x: number, y: number): void {
  ctx.save()
  ctx.imageSmoothingEnabled = !Number.isInteger(x) || !Number.isInteger(y)
  ctx.drawImage(picture, x, y)
  ctx.restore()
}

/**
 * Lays a tile over the whole canvas, one beside the other: a repeated pattern is sampled pixel by pixel, at ten times
 * the cost.
 */
export function repeatTile(ctx: Context, tile: Canvas): void {
  for (let y = 0; y < ctx.canvas.height; y += tile.height) {
    for (let x = 0; x < ctx.canvas.width; x += tile.width) placeExactly(ctx, tile, x, y)
  }
}

/**
 * Enlarges a picture that has no edges, for which the cheap sampling differs from the good one by less than a level.
 */
export function enlargeSmooth(ctx: Context, picture: Canvas, box: Box): void {
  ctx.save()
  ctx.imageSmoothingQuality = 'low'
  ctx.drawImage(picture, box.x, box.y, box.width, box.height)
  ctx.restore()
}

export interface SoftOptions {
  /** Bounds of what is drawn, before its blur spreads: only its surroundings are painted. Canvas pixels. */
  bounds: Box
  blurPx: number
  opacity?: number
  blend?: Blend
}

/** Draws with `draw` at a fraction of the size, then scales up. Every blur and soft light is made so. */
export function paintSoft(ctx: Context, options: SoftOptions, draw: (small: Context) => void): void {
  const box = visiblePart(ctx, grow(options.bounds, options.blurPx * 3))
  if (!box) return
  const scale = 1 / Math.min(8, Math.max(1, options.blurPx / 3))
  const { canvas, ctx: small } = newSurface(box.width * scale, box.height * scale)
  small.scale(canvas.width / box.width, canvas.height / box.height)
  small.translate(-box.x, -box.y)
  draw(small)
  const { canvas: blurred, ctx: soft } = newSurface(canvas.width, canvas.height)
  soft.filter = `blur(${(options.blurPx * scale).toFixed(2)}px)`
  soft.drawImage(canvas, 0, 0)
  ctx.save()
  ctx.globalAlpha = options.opacity ?? 1
  ctx.globalCompositeOperation = options.blend ?? 'source-over'
  enlargeSmooth(ctx, blurred, box)
  ctx.restore()
  release(canvas)
  release(blurred)
}

/** Returns the part of a box that lies on the canvas, in whole pixels, or undefined if none does. */
function visiblePart(ctx: Context, box: Box): Box | undefined {
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  const width = Math.min(ctx.canvas.width, Math.ceil(right(box))) - x
  const height = Math.min(ctx.canvas.height, Math.ceil(bottom(box))) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** Returns true if nothing that lies under a fill can be seen. */
export function isOpaqueFill(fill: Fill): boolean {
  const colors = fill.type === 'solid' ? [fill.color] : fill.stops.map(([, color]) => color)
  return colors.every((color) => /^#[\da-f]{6}$/i.test(color))
}

export function fillStyle(ctx: Context, fill: Fill): string | CanvasGradient {
  if (fill.type === 'solid') return fill.color
  const gradient =
    fill.type === 'linear'
      ? ctx.createLinearGradient(...fill.from, ...fill.to)
      : ctx.createRadialGradient(...fill.center, 0, ...fill.center, fill.radius)
  for (const [offset, color] of fill.stops) gradient.addColorStop(offset, color)
  return gradient as CanvasGradient
}

export function tracePath(ctx: Context, shape: Shape, canvas: { widthPx: number; heightPx: number }): void {
  ctx.beginPath()
  switch (shape.type) {
    case 'rect':
      ctx.roundRect(shape.box.x, shape.box.y, shape.box.width, shape.box.height, shape.radius ?? 0)
      return
    case 'ellipse':
      ctx.ellipse(...shape.center, shape.rx, shape.ry, 0, 0, Math.PI * 2)
      return
    case 'polygon':
      shape.points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
      ctx.closePath()
      return
    case 'arch': {
      const { x, y, width, height } = shape.box
      const radius = Math.min(width / 2, height)
      ctx.roundRect(x, y, width, height, [radius, radius, 0, 0])
      return
    }
    case 'burst':
      traceBurst(ctx, shape)
      return
    case 'wave':
      traceWave(ctx, shape, canvas)
  }
}

function traceBurst(ctx: Context, shape: Shape & { type: 'burst' }): void {
  const [cx, cy] = shape.center
  const rotation = (shape.rotation * Math.PI) / 180
  if (shape.round) {
    // A scallop: the radius swings smoothly, so that the lobes are round outside and pointed inside.
    const steps = shape.points * 16
    for (let step = 0; step <= steps; step += 1) {
      const angle = (step / steps) * Math.PI * 2
      const lobe = Math.abs(Math.cos((angle * shape.points) / 2))
      const radius = shape.radius * (shape.inner + (1 - shape.inner) * lobe)
      ctx.lineTo(cx + radius * Math.cos(angle + rotation), cy + radius * Math.sin(angle + rotation))
    }
  } else {
    for (let corner = 0; corner < shape.points * 2; corner += 1) {
      const angle = (corner / (shape.points * 2)) * Math.PI * 2 + rotation
      const radius = corner % 2 === 0 ? shape.radius : shape.radius * shape.inner
      ctx.lineTo(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle))
    }
  }
  ctx.closePath()
}

function traceWave(ctx: Context, shape: Shape & { type: 'wave' }, canvas: { widthPx: number; heightPx: number }): void {
  const points = shape.points
  ctx.moveTo(...points[0]!)
  for (let index = 1; index < points.length - 1; index += 1) {
    const [x, y] = points[index]!
    const [nextX, nextY] = points[index + 1]!
    const last = index === points.length - 2
    ctx.quadraticCurveTo(x, y, last ? nextX : (x + nextX) / 2, last ? nextY : (y + nextY) / 2)
  }
  if (shape.closeTo === 'bottom' || shape.closeTo === 'top') {
    const edge = shape.closeTo === 'bottom' ? canvas.heightPx : 0
    ctx.lineTo(canvas.widthPx, edge)
    ctx.lineTo(0, edge)
  } else {
    const edge = shape.closeTo === 'right' ? canvas.widthPx : 0
    ctx.lineTo(edge, canvas.heightPx)
    ctx.lineTo(edge, 0)
  }
  ctx.closePath()
}

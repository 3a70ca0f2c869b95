import { hexToOklch, oklchToHex, withAlpha } from '../color/oklch.ts'
import type { PlinthLayer, PlinthStep } from '../layers/layout.ts'
import { type Context, paintSoft } from './surface.ts'

/**
 * Paints round steps under one light from the side. Each step throws its shadow on what lies under it, turns from light
 * to shade round its side with a little light bounced back at the far edge, and shows a lighter face with a bright
 * front edge.
 */
export function paintPlinth(ctx: Context, layer: PlinthLayer): void {
  layer.steps.forEach((step, index) => {
    const below = layer.steps[index - 1]
    ctx.save()
    if (below) {
      ctx.beginPath()
      ctx.ellipse(...below.center, below.rx, below.ry, 0, 0, Math.PI * 2)
      ctx.clip()
    }
    paintStepShadow(ctx, step, layer)
    ctx.restore()
    paintSide(ctx, step, layer)
    paintFace(ctx, step, layer)
    if (step.rim) paintRim(ctx, step, step.rim, layer)
    else paintEdge(ctx, step, layer)
  })
}

/** Paints a shadow that is dark and close all round, then long and fading away from the light. */
function paintStepShadow(ctx: Context, step: PlinthStep, { shadow, light, shadowOpacity }: PlinthLayer): void {
  const [cx, top] = step.center
  const foot = top + step.height
  const { rx, ry } = step
  const reach = Math.min(step.height * 1.2, rx * 0.9) + 0.3 * rx
  const farX = cx - light * reach
  const farY = foot - 0.35 * ry
  const bounds = { x: Math.min(cx, farX) - rx, y: foot - 1.5 * ry, width: 2 * rx + reach, height: 3 * ry }
  paintSoft(
    ctx,
    { bounds, blurPx: Math.max(2, 0.09 * rx), opacity: shadowOpacity * 0.75, blend: 'multiply' },
    (soft) => {
      const fade = soft.createLinearGradient(cx, 0, farX - light * rx, 0)
      fade.addColorStop(0, withAlpha(shadow, 1))
      fade.addColorStop(0.45, withAlpha(shadow, 0.8))
      fade.addColorStop(1, withAlpha(shadow, 0.08))
      soft.fillStyle = fade
      soft.beginPath()
      soft.ellipse(cx, foot, rx, ry, 0, 0, Math.PI * 2)
      soft.ellipse(farX, farY, rx * 0.95, ry * 0.95, 0, 0, Math.PI * 2)
      soft.fill()
      soft.beginPath()
      soft.moveTo(cx, foot - ry)
      soft.lineTo(farX, farY - ry * 0.95)
      soft.lineTo(farX, farY + ry * 0.95)
      soft.lineTo(cx, foot + ry)
      soft.fill()
    },
  )
  const close = { x: cx - 1.03 * rx, y: foot - 1.1 * ry, width: 2.06 * rx, height: 2.25 * ry }
  paintSoft(
    ctx,
    { bounds: close, blurPx: Math.max(1.5, 0.035 * rx), opacity: shadowOpacity, blend: 'multiply' },
    (soft) => {
      soft.fillStyle = shadow
      soft.beginPath()
      soft.ellipse(cx - light * 0.015 * rx, foot + 0.06 * ry, rx * 1.02, ry * 1.06, 0, 0, Math.PI * 2)
      soft.fill()
    },
  )
}

/** Lightness of the side from the lit edge (0) to the far one (1), lighter or darker in shares of `depth`. */
const SIDE_SHADES: [number, number][] = [
  [0, -0.55],
  [0.06, -0.22],
  [0.26, 0.32],
  [0.46, 0.06],
  [0.7, -0.62],
  [0.92, -1.05],
  [1, -0.8],
]

function paintSide(ctx: Context, step: PlinthStep, { light, shadow, depth }: PlinthLayer): void {
  const [cx, top] = step.center
  const { rx, ry, height } = step
  const across = ctx.createLinearGradient(cx + light * rx, 0, cx - light * rx, 0)
  for (const [offset, share] of SIDE_SHADES) across.addColorStop(offset, tone(step.color, share * depth))
  traceSide(ctx, step)
  ctx.fillStyle = across
  ctx.fill()
  // The foot of the side sees less of the room.
  const down = ctx.createLinearGradient(0, top, 0, top + height + ry)
  down.addColorStop(0, withAlpha(shadow, 0))
  down.addColorStop(0.45, withAlpha(shadow, 0.05))
  down.addColorStop(1, withAlpha(shadow, 0.34))
  ctx.fillStyle = down
  ctx.fill()
}

function traceSide(ctx: Context, { center: [cx, top], rx, ry, height }: PlinthStep): void {
  ctx.beginPath()
  ctx.moveTo(cx - rx, top)
  ctx.lineTo(cx - rx, top + height)
  ctx.ellipse(cx, top + height, rx, ry, 0, Math.PI, 0, true)
  ctx.lineTo(cx + rx, top)
  ctx.ellipse(cx, top, rx, ry, 0, 0, Math.PI)
  ctx.closePath()
}

function paintFace(
  ctx: Context,
  { center: [cx, top], rx, ry, color }: PlinthStep,
  { light, depth }: PlinthLayer,
): void {
  const across = ctx.createLinearGradient(cx + light * rx, top - ry, cx - light * rx, top + ry)
  across.addColorStop(0, tone(color, 0.85 * depth))
  across.addColorStop(0.55, tone(color, 0.5 * depth))
  across.addColorStop(1, tone(color, 0.1 * depth))
  ctx.beginPath()
  ctx.ellipse(cx, top, rx, ry, 0, 0, Math.PI * 2)
  ctx.fillStyle = across
  ctx.fill()
}

/** Paints the softened edge, which catches the light along its front. */
function paintEdge(
  ctx: Context,
  { center: [cx, top], rx, ry, color }: PlinthStep,
  { light, depth }: PlinthLayer,
): void {
  const widthPx = Math.max(1, 0.007 * rx)
  const bright = tone(color, 1.7 * depth)
  const across = ctx.createLinearGradient(cx + light * rx, 0, cx - light * rx, 0)
  across.addColorStop(0, withAlpha(bright, 0.35))
  across.addColorStop(0.26, withAlpha(bright, 0.95))
  across.addColorStop(0.6, withAlpha(bright, 0.4))
  across.addColorStop(1, withAlpha(bright, 0.06))
  ctx.strokeStyle = across
  ctx.lineWidth = widthPx
  ctx.beginPath()
  ctx.ellipse(cx, top, rx - widthPx / 2, ry - widthPx / 2, 0, 0, Math.PI)
  ctx.stroke()
}

/** Lightness of polished metal from edge to edge: it shows the lights of the room and the dark between them. */
const METAL_SHADES: [number, number][] = [
  [0, -0.28],
  [0.12, -0.05],
  [0.24, 0.14],
  [0.33, -0.12],
  [0.52, -0.3],
  [0.66, -0.1],
  [0.74, 0.04],
  [0.84, -0.22],
  [1, -0.4],
]

/** Paints a band of polished metal set into the front edge. */
function paintRim(
  ctx: Context,
  { center: [cx, top], rx, ry }: PlinthStep,
  metal: string,
  { light }: PlinthLayer,
): void {
  const band = Math.max(1.5, 0.026 * rx)
  const across = ctx.createLinearGradient(cx + light * rx, 0, cx - light * rx, 0)
  for (const [offset, lightness] of METAL_SHADES) across.addColorStop(offset, tone(metal, lightness))
  ctx.beginPath()
  ctx.ellipse(cx, top, rx, ry, 0, Math.PI, 0, true)
  ctx.lineTo(cx + rx, top + band)
  ctx.ellipse(cx, top + band, rx, ry, 0, 0, Math.PI)
  ctx.closePath()
  ctx.fillStyle = across
  ctx.fill()
}

function tone(hex: string, lightness: number): string {
  const color = hexToOklch(hex)
  return oklchToHex(Math.min(0.985, Math.max(0.02, color.l + lightness)), color.c, color.h)
}

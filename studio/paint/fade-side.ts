import type { Side } from '../photo/photo-study.ts'
import type { Context } from './surface.ts'

/** Fades what is drawn on a surface over `depth` pixels towards one side. */
export function fadeSide(ctx: Context, side: Side, depth: number): void {
  const { width, height } = ctx.canvas
  const fade = {
    left: ctx.createLinearGradient(0, 0, depth, 0),
    right: ctx.createLinearGradient(width, 0, width - depth, 0),
    top: ctx.createLinearGradient(0, 0, 0, depth),
    bottom: ctx.createLinearGradient(0, height, 0, height - depth),
  }[side]
  for (const [offset, alpha] of SMOOTH_STEPS) fade.addColorStop(offset, `rgba(0,0,0,${alpha})`)
  const strip = Math.ceil(depth)
  ctx.save()
  // Beyond its depth a fade changes nothing, and a gradient over a whole photo costs as much as scaling it.
  ctx.beginPath()
  if (side === 'left' || side === 'right') ctx.rect(side === 'left' ? 0 : width - strip, 0, strip, height)
  else ctx.rect(0, side === 'top' ? 0 : height - strip, width, strip)
  ctx.clip()
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = fade
  ctx.fillRect(0, 0, width, height)
  ctx.restore()
}

/** A fade without a visible beginning or end. */
const SMOOTH_STEPS = [0, 0.15, 0.3, 0.5, 0.7, 0.85, 1].map((t): [number, number] => [t, t * t * (3 - 2 * t)])

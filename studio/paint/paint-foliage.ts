import type { Box } from '#contract/ads/report.ts'
import { union } from '../basics/boxes.ts'
import { grow } from '../layers/box.ts'
import type { FoliageLayer, Frond } from '../layers/layout.ts'
import { type Context, paintSoft } from './surface.ts'

/** Paints the shadow of palm fronds somewhere outside the picture, soft as daylight makes it. */
export function paintFoliage(ctx: Context, layer: FoliageLayer): void {
  if (layer.fronds.length === 0) return
  const bounds = layer.fronds.map(frondBounds).reduce(union)
  ctx.save()
  paintSoft(ctx, { bounds, blurPx: layer.blurPx, opacity: layer.opacity, blend: 'multiply' }, (soft) => {
    soft.fillStyle = layer.color
    for (const frond of layer.fronds) drawFrond(soft, frond)
  })
  ctx.restore()
}

/** Returns a box that holds a frond: leaves reach half its length to either side of the stem. */
function frondBounds({ base: [x, y], angle, lengthPx, bend }: Frond): Box {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const tip = { x: x + lengthPx * (cos - bend * sin), y: y + lengthPx * (sin + bend * cos) }
  const stem = { x: Math.min(x, tip.x), y: Math.min(y, tip.y), width: Math.abs(tip.x - x), height: Math.abs(tip.y - y) }
  return grow(stem, lengthPx * (0.5 + Math.abs(bend) / 2))
}

const LEAVES_A_SIDE = 11

/**
 * Draws a bent stem with a row of narrow leaves on either side, longest a little before its middle, all leaning to its
 * tip.
 */
function drawFrond(ctx: Context, { base: [x, y], angle, lengthPx, bend }: Frond): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate((angle * Math.PI) / 180)
  const stem = (t: number) => ({ x: t * lengthPx, y: bend * lengthPx * t * t })
  ctx.beginPath()
  for (let leaf = 1; leaf <= LEAVES_A_SIDE; leaf += 1) {
    const t = 0.16 + 0.84 * (leaf / LEAVES_A_SIDE)
    const from = stem(t)
    const along = Math.atan2(2 * bend * t, 1)
    const reach = lengthPx * 0.46 * Math.sin(Math.PI * (0.16 + 0.84 * t ** 0.8)) ** 0.7 + lengthPx * 0.03
    for (const side of [-1, 1]) {
      const lean = along + side * (1.02 - 0.62 * t)
      drawLeaf(ctx, from, lean, reach)
    }
  }
  ctx.fill()
  ctx.beginPath()
  ctx.moveTo(0, -0.008 * lengthPx)
  for (let step = 1; step <= 12; step += 1) ctx.lineTo(stem(step / 12).x, stem(step / 12).y - 0.004 * lengthPx)
  for (let step = 12; step >= 0; step -= 1) ctx.lineTo(stem(step / 12).x, stem(step / 12).y + 0.006 * lengthPx)
  ctx.fill()
  ctx.restore()
}

function drawLeaf(ctx: Context, from: { x: number; y: number }, lean: number, reach: number): void {
  const wide = 0.07 * reach
  const point = (along: number, across: number): [number, number] => [
    from.x + along * Math.cos(lean) - across * Math.sin(lean),
    from.y + along * Math.sin(lean) + across * Math.cos(lean),
  ]
  ctx.moveTo(from.x, from.y)
  ctx.quadraticCurveTo(...point(0.4 * reach, wide * 2), ...point(reach, 0.06 * reach))
  ctx.quadraticCurveTo(...point(0.4 * reach, -wide * 1.6), from.x, from.y)
}

import type { Box } from '#contract/ads/report.ts'
import { bottom, right } from '../basics/boxes.ts'
import type { Fill } from '../layers/layout.ts'
import { type Context, isOpaqueFill } from './surface.ts'

/** A gradient between two colors, over all that lies before its end or, of the last one, over everything. */
interface Band {
  gradient: CanvasGradient
  traceRegion?: () => void
}

/**
 * Fills a box (whole pixels) with an opaque gradient of three colors or more, and returns false if it could not. The
 * canvas takes three times as long over such a gradient as over one between two colors. So each pair of colors is
 * filled in turn, the last pair everywhere and each earlier one over its own part. Where two meet both have the same
 * color, so no seam shows.
 */
export function fillBands(ctx: Context, box: Box, fill: Fill): boolean {
  if (fill.type === 'solid' || !hasBands(fill.stops) || !isOpaqueFill(fill) || !isWhole(ctx, box)) return false
  const bands = fill.type === 'linear' ? linearBands(ctx, fill) : radialBands(ctx, fill)
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.width, box.height)
  ctx.clip()
  for (const { gradient, traceRegion } of bands.toReversed()) {
    ctx.fillStyle = gradient
    ctx.beginPath()
    if (traceRegion) traceRegion()
    else ctx.rect(box.x, box.y, box.width, box.height)
    ctx.fill()
  }
  ctx.restore()
  return true
}

/**
 * Fills a box with an upright or level gradient of three colors or more, each pair of them on whole pixels of its own,
 * so that it may be translucent. Returns false if it could not.
 */
export function fillStrips(ctx: Context, box: Box, fill: Fill): boolean {
  if (fill.type !== 'linear' || !hasBands(fill.stops)) return false
  const { from, to, stops } = fill
  const axis = from[0] === to[0] ? 1 : 0
  if (from[1 - axis] !== to[1 - axis] || from[axis] === to[axis]) return false
  const place = (offset: number) => from[axis]! + offset * (to[axis]! - from[axis]!)
  const pairs = pairsOf(stops)
  // A hairline between two colors would be moved by up to half of itself.
  if (pairs.some(([[start], [end]]) => Math.abs(place(end) - place(start)) < SHORTEST_PAIR_PX)) return false
  const [first, last] = axis === 1 ? [box.y, bottom(box)] : [box.x, right(box)]
  const within = (value: number) => Math.min(last, Math.max(first, Math.round(value)))
  const [near, far] = to[axis]! > from[axis]! ? [first, last] : [last, first]
  for (const [index, [[start, startColor], [end, endColor]]] of pairs.entries()) {
    const begin = index === 0 ? near : within(place(start))
    const finish = index === pairs.length - 1 ? far : within(place(end))
    const [low, size] = [Math.min(begin, finish), Math.abs(finish - begin)]
    if (size === 0) continue
    const gradient =
      axis === 1
        ? ctx.createLinearGradient(0, place(start), 0, place(end))
        : ctx.createLinearGradient(place(start), 0, place(end), 0)
    ctx.fillStyle = between(gradient, startColor, endColor)
    if (axis === 1) ctx.fillRect(box.x, low, box.width, size)
    else ctx.fillRect(low, box.y, size, box.height)
  }
  return true
}

const SHORTEST_PAIR_PX = 4

type Stops = Exclude<Fill, { type: 'solid' }>['stops']

/** Returns true for three colors or more, at places that follow one another. */
function hasBands(stops: Stops): boolean {
  return stops.length > 2 && stops.every(([offset], index) => index === 0 || offset > stops[index - 1]![0])
}

/**
 * Returns true if the box's edges lie between pixels or off the canvas: painted twice, a pixel that is half covered
 * would be more than half covered.
 */
function isWhole({ canvas }: Context, box: Box): boolean {
  const between = (edge: number, end: number) => Number.isInteger(edge) || edge <= 0 || edge >= end
  return (
    between(box.x, canvas.width) &&
    between(right(box), canvas.width) &&
    between(box.y, canvas.height) &&
    between(bottom(box), canvas.height)
  )
}

function linearBands(ctx: Context, { from, to, stops }: Extract<Fill, { type: 'linear' }>): Band[] {
  const [acrossX, acrossY] = [to[0] - from[0], to[1] - from[1]]
  const at = (offset: number) => [from[0] + offset * acrossX, from[1] + offset * acrossY] as const
  // Farther than any corner of the canvas, along the gradient and athwart it.
  const far = (4 * (ctx.canvas.width + ctx.canvas.height)) / Math.hypot(acrossX, acrossY)
  return pairsOf(stops).map(([[start, startColor], [end, endColor]], index, pairs) => ({
    gradient: between(ctx.createLinearGradient(...at(start), ...at(end)), startColor, endColor),
    ...(index < pairs.length - 1 && {
      traceRegion: () => {
        const [x, y] = at(end)
        ctx.moveTo(x - far * acrossY, y + far * acrossX)
        ctx.lineTo(x + far * acrossY, y - far * acrossX)
        ctx.lineTo(x + far * (acrossY - acrossX), y - far * (acrossX + acrossY))
        ctx.lineTo(x - far * (acrossY + acrossX), y + far * (acrossX - acrossY))
      },
    }),
  }))
}

function radialBands(ctx: Context, { center: [x, y], radius, stops }: Extract<Fill, { type: 'radial' }>): Band[] {
  return pairsOf(stops).map(([[start, startColor], [end, endColor]], index, pairs) => ({
    gradient: between(ctx.createRadialGradient(x, y, start * radius, x, y, end * radius), startColor, endColor),
    ...(index < pairs.length - 1 && { traceRegion: () => ctx.arc(x, y, end * radius, 0, 2 * Math.PI) }),
  }))
}

function pairsOf(stops: Stops) {
  return stops.slice(1).map((stop, index) => [stops[index]!, stop] as const)
}

function between(gradient: CanvasGradient, startColor: string, endColor: string): CanvasGradient {
  gradient.addColorStop(0, startColor)
  gradient.addColorStop(1, endColor)
  return gradient
}

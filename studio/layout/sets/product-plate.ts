import type { AdStyle } from '#contract/choices.ts'
import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import { bottom, type Box, distanceTo, grow, linesOf, middleOf, right } from '../layers/box.ts'
import { circle, filled, rect, scallop, vertical } from '../layers/fill.ts'
import type { Layer, Placement, Point, Shape } from '../layers/layout.ts'
import { placedBounds, productAlpha } from '../layers/placement.ts'

/** From its middle to its rim, OKLCH lightness and chroma. */
const TONES = { light: [0.985, 0.008, 0.93, 0.03], dark: [0.24, 0.04, 0.15, 0.03] } as const
/** What it shows round the product, in shares of the shorter side: round, and straight. */
const RIM = { round: 0.035, straight: 0.045 }
/** And at least, where words are near, which it keeps so far off. */
const LEAST_RIM = 0.012
const WORDS_AIR = 0.02

/** A disc or a plate behind a product whose edge is clean on such a ground only; none where the set has one. */
export function paleOrDarkPlate(
  context: ComposeContext,
  { placement, texts = [] }: { placement: Placement; texts?: readonly Layer[] },
): Layer[] {
  const { needsPlate, direction, canvas } = context
  if (!needsPlate) return []
  const [l, c, rimL, rimC] = TONES[needsPlate]
  const { h } = hexToOklch(direction.chosenColor ?? direction.colors.surface)
  const shape = plateShape(context, placement, texts)
  const { y, height } = placedBounds(placement)
  const fill = vertical(y, y + height, oklchToHex(l, c, h), oklchToHex(rimL, rimC, h))
  const below = filled(shape, direction.colors.shadow, { blurPx: 0.02 * canvas.side, opacity: 0.3 })
  return [below, filled(shape, fill, { isPlate: true })]
}

const ROUND: readonly AdStyle[] = ['clean', 'playful', 'modern', 'bold']

/** Round where the words leave it room, else as wide and high as the product. */
function plateShape(context: ComposeContext, placement: Placement, texts: readonly Layer[]): Shape {
  const { canvas, direction, hero } = context
  const bounds = placedBounds(placement)
  const center = middleOf(bounds)
  const radius = reachOf(placement, bounds, center, productAlpha(hero, placement)) + RIM.round * canvas.side
  const isClear = linesOf(texts).every((box) => distanceTo(box, center) > radius + 0.015 * canvas.side)
  if (isClear && ROUND.includes(direction.style))
    return direction.style === 'playful' ? scallop(center, radius) : circle(center, radius)
  const air = Math.min(...linesOf(texts).map((line) => apart(line, bounds))) - WORDS_AIR * canvas.side
  const box = grow(bounds, Math.max(LEAST_RIM * canvas.side, Math.min(air, RIM.straight * canvas.side)))
  const round = { clean: 0.5, bold: 0, luxury: 0, playful: 0.5, corporate: 0.1, modern: 0.5 }[direction.style]
  return direction.style === 'luxury' ? { type: 'arch', box } : rect(box, round * Math.min(box.width, box.height))
}

/** How far two boxes are apart along the axis that parts them more. */
function apart(first: Box, second: Box): number {
  return Math.max(first.x - right(second), second.x - right(first), first.y - bottom(second), second.y - bottom(first))
}

/** From a point to the farthest pixel of the product. */
function reachOf({ box }: Placement, bounds: Box, [x, y]: Point, alphaAt: (x: number, y: number) => number): number {
  const step = Math.max(1, Math.max(box.width, box.height) / 40)
  let reach = 0
  for (let down = bounds.y; down <= bounds.y + bounds.height; down += step) {
    for (let across = bounds.x; across <= bounds.x + bounds.width; across += step) {
      if (alphaAt(across, down) > 96) reach = Math.max(reach, Math.hypot(across - x, down - y))
    }
  }
  return reach
}

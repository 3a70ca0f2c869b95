import { type ComposeContext, productAspect } from '../compose-context.ts'
import { placedBounds } from '../../layers/placement.ts'
import { filled } from '../../layers/fill.ts'
import type { Layer, Placement, Point, Shape } from '../../layers/layout.ts'

/**
 * A shadow on what lies behind: its offsets aside and down and its blur, in shares of the product's height, and its
 * opacity.
 */
type Drop = readonly [dx: number, dy: number, blur: number, opacity: number]

/** Returns the product in the air, with the shadows that it throws on what lies behind it. */
export function hang(placement: Placement, color: string, ...drops: Drop[]): Layer[] {
  return [...dropShadows(placement, color, ...drops), shown(placement)]
}

export function dropShadows(placement: Placement, color: string, ...drops: Drop[]): Layer[] {
  return drops.map(([dx, dy, blur, opacity]) => {
    return { kind: 'product-shadow', placement, color, style: 'drop', dx, dy, blur, opacity }
  })
}

export function contactShadow(placement: Placement, color: string, opacity: number): Layer {
  return { kind: 'product-shadow', placement, color, style: 'contact', opacity }
}

export function shown(placement: Placement): Layer {
  return { kind: 'product', photo: 0, placement, blend: 'source-over' }
}

/**
 * Returns the product on a floor with the shadows that it throws there. A product that cannot stand hovers close above
 * it. A glossy floor is polished and mirrors what stands on it; on a floor that is lit from the left, shadows fall to
 * the right and back.
 */
export function standOn(
  context: ComposeContext,
  placement: Placement,
  { shadow, isGlossy, isLitFromLeft }: { shadow?: string; isGlossy?: boolean; isLitFromLeft?: boolean },
): Layer[] {
  const color = shadow ?? context.direction.colors.shadow
  if (hangsFree(context)) return hangOnWall(placement, color)
  if (!context.hero.standing) return hoverOver(context, placement, color, isLitFromLeft ? 1 : 0)
  if (isGlossy) {
    const mirrored: Layer = { kind: 'reflection', placement, length: 0.32, opacity: 0.37 }
    return [mirrored, contactShadow(placement, color, 0.8), shown(placement)]
  }
  const cast = { style: 'cast', scaleY: 0.24, shear: 0.8, blur: 0.02, opacity: 0.34 } as const
  const soft: Layer[] = isLitFromLeft
    ? [{ kind: 'product-shadow', placement, color, ...cast }]
    : dropShadows(placement, color, [0, 0.03, 0.05, 0.24])
  return [...soft, contactShadow(placement, color, 0.7), shown(placement)]
}

/** Returns the product on the wall, on which it throws its shadow close behind it. */
export function hangOnWall(placement: Placement, color: string): Layer[] {
  return hang(placement, color, [0.03, 0.05, 0.06, 0.36], [0.008, 0.014, 0.016, 0.3])
}

/** Returns true if the product needs no floor: if it cannot stand, or if it is clothing, which has a straight hem. */
export function needsNoFloor(context: ComposeContext): boolean {
  return !context.hero.standing || hangsFree(context)
}

/** Returns true for clothes, which have a straight hem and stand on no floor. Shoes, which are wide, do. */
function hangsFree(context: ComposeContext): boolean {
  return context.direction.use === 'worn' && productAspect(context) < WIDE_ASPECT
}

/** Aspect ratio (width over height) from which a product counts as wide. */
export const WIDE_ASPECT = 1.15

/** Returns the product close above a floor. `aside` moves its shadow to the right. */
export function hoverOver(context: ComposeContext, placement: Placement, color: string, aside = 0): Layer[] {
  const { side } = context.canvas
  const { x, y, width, height } = placedBounds(placement)
  const center: Point = [x + 0.52 * width, y + height - 0.004 * side]
  // A product that touches the floor at few points darkens it all the same: without that shade it would hang in the
  // room.
  const under: Shape = { type: 'ellipse', center, rx: 0.46 * width, ry: 0.02 * side + 0.012 * width }
  const shaded = { part: 'product', blurPx: Math.max(2, 0.02 * side), opacity: 0.5, blend: 'multiply' } as const
  const thrown = hang(placement, color, [0.05 * aside, 0.05, 0.06, 0.3], [0.012 * aside, 0.016, 0.018, 0.3])
  return [filled(under, color, shaded), ...thrown]
}

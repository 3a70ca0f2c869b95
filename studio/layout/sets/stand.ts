import type { ComposeContext } from '../compose-context.ts'
import { placedBounds } from '../layers/placement.ts'
import type { Layer, Placement } from '../layers/layout.ts'

export interface Floor {
  shadow: string
  /** Polished: it mirrors what stands on it. */
  isGlossy?: boolean
  /** Shadows fall to the right and back. */
  isLitFromLeft?: boolean
}

/** The product on a floor with what it throws there; what cannot stand hovers close over it. */
export function standOn(context: ComposeContext, placement: Placement, floor: Floor): Layer[] {
  const { shadow: color, isGlossy, isLitFromLeft } = floor
  const aside = isLitFromLeft ? 1 : 0
  const drop = { kind: 'product-shadow', placement, color, style: 'drop' } as const
  const contact = { kind: 'product-shadow', placement, color, style: 'contact' } as const
  const shown: Layer = { kind: 'product', photo: 0, placement, blend: 'source-over' }
  if (!context.hero.standing) {
    return [
      floorShade(context, placement, color),
      { ...drop, dx: 0.05 * aside, dy: 0.05, blur: 0.06, opacity: 0.3 },
      { ...drop, dx: 0.012 * aside, dy: 0.016, blur: 0.018, opacity: 0.3 },
      shown,
    ]
  }
  if (isGlossy) {
    return [{ kind: 'reflection', placement, length: 0.32, opacity: 0.37 }, { ...contact, opacity: 0.8 }, shown]
  }
  const soft: Layer = isLitFromLeft
    ? { ...drop, style: 'cast', scaleY: 0.24, shear: 0.8, blur: 0.02, opacity: 0.34 }
    : { ...drop, dx: 0, dy: 0.03, blur: 0.05, opacity: 0.24 }
  return [soft, { ...contact, opacity: 0.7 }, shown]
}

/** What touches the floor at few points darkens it all the same: without that it would hang in the room. */
function floorShade({ canvas }: ComposeContext, placement: Placement, color: string): Layer {
  const { x, y, width, height } = placedBounds(placement)
  return {
    kind: 'shape',
    part: 'product',
    shape: {
      type: 'ellipse',
      center: [x + 0.52 * width, y + height - 0.004 * canvas.side],
      rx: 0.46 * width,
      ry: 0.02 * canvas.side + 0.012 * width,
    },
    fill: { type: 'solid', color },
    blurPx: Math.max(2, 0.02 * canvas.side),
    opacity: 0.5,
    blend: 'multiply',
  }
}

import type { Side } from '../../photo/photo-study.ts'
import type { ComposeContext } from '../compose-context.ts'

const ACROSS: Record<Side, Side> = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' }

/**
 * Returns true if the photo cuts off what it shows at this side of a composition. If that is mirrored afterwards, the
 * photo is not.
 */
export function isCutOffAt(context: ComposeContext, side: Side): boolean {
  return context.hero.touchesFrame.includes(isMirrored(context) ? ACROSS[side] : side)
}

/** Returns true if what is composed from left to right comes to lie the other way round. */
export function isMirrored({ direction, sidesSwapped }: ComposeContext): boolean {
  return (direction.textDirection === 'rtl') !== (sidesSwapped ?? false)
}

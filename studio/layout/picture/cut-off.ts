import type { Side } from '../../photo/photo-study.ts'
import type { ComposeContext } from '../compose-context.ts'

const ACROSS: Record<Side, Side> = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' }

/** Whether the photo cuts what it shows off at this side of a composition, which is mirrored afterwards while the photo is not. */
export function isCutOffAt(context: ComposeContext, side: Side): boolean {
  return context.hero.touchesFrame.includes(isMirrored(context) ? ACROSS[side] : side)
}

/** Whether what is composed from left to right comes to lie the other way round. */
export function isMirrored({ direction, sidesSwapped }: ComposeContext): boolean {
  return (direction.textDirection === 'rtl') !== (sidesSwapped ?? false)
}

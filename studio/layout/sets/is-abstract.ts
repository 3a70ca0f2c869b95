import type { ComposeContext } from '../compose-context.ts'

/**
 * Whether a set is to show light and color and no room: a tent stands in none, a dress would hover in it, and nobody knows where an
 * unknown thing stands. Ads from before uses were told keep their rooms.
 */
export function isAbstract({ direction: { use } }: Pick<ComposeContext, 'direction'>): boolean {
  return use === 'outdoors' || use === 'worn' || use === 'unknown'
}

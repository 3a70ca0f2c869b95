import type { ComposeContext } from '../compose-context.ts'

/**
 * Returns the degrees by which a product is tilted: none for furniture, as a chair that tips over is no chair to sit
 * on.
 */
export function tiltBy({ direction }: Pick<ComposeContext, 'direction'>, degrees: number): number {
  return direction.use === 'floor' ? 0 : degrees
}

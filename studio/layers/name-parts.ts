import type { Layer, Part } from './layout.ts'

/** Names the part that shapes belong to. Text layers already name their own. */
export function asPart(part: Part, layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => (layer.kind === 'text' ? layer : { ...layer, part }))
}

/** Names the parts of a whole composition: what no block has claimed shows the product, or belongs to the set. */
export function nameParts(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) =>
    layer.part ? layer : { ...layer, part: PICTURE_KINDS.has(layer.kind) ? 'product' : 'set' },
  )
}

const PICTURE_KINDS = new Set<Layer['kind']>(['product', 'product-shadow', 'reflection', 'photo', 'backdrop'])

/** Returns true for words, and for shapes that are there for their sake. */
export function isOfMessage({ part }: Layer): boolean {
  return part !== undefined && part !== 'product' && part !== 'companion' && part !== 'set'
}

/**
 * Returns true for the sign-off: who is speaking, and what has to be stated. It stands beside the message, and no part
 * of the message is judged by it.
 */
export function isSignOff({ part }: Layer): boolean {
  return part === 'logo' || part === 'brand-name' || part === 'web-address' || part === 'legal-line'
}

import type { Layer, Part } from './layout.ts'

/** Shapes that are there for a part's sake. Words say themselves what they are. */
export function asPart(part: Part, layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => (layer.kind === 'text' ? layer : { ...layer, part }))
}

/** All of a composition: what no block has claimed shows the product, or is the place. */
export function nameParts(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) =>
    layer.part ? layer : { ...layer, part: PICTURE_KINDS.has(layer.kind) ? 'product' : 'set' },
  )
}

const PICTURE_KINDS = new Set<Layer['kind']>(['product', 'product-shadow', 'reflection', 'photo', 'backdrop'])

/** Words, and the shapes that are there for their sake. */
export function isOfMessage({ part }: Layer): boolean {
  return part !== undefined && part !== 'product' && part !== 'companion' && part !== 'set'
}

/** Who is speaking, and what has to be said: it stands beside the message, and no part of the message is judged by it. */
export function isSignOff({ part }: Layer): boolean {
  return part === 'logo' || part === 'web-address' || part === 'legal-line'
}

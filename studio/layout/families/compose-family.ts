import type { Canvas } from '../canvas/canvas.ts'
import { isSizeShape } from '../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import type { Family } from './family.ts'

/** How many forms a family has on a canvas; 0 where it is not tried. */
export function formsOf({ candidates = 1, arrangements }: Family, { shape }: Pick<Canvas, 'shape'>): number {
  return isSizeShape(shape) ? (arrangements?.[shape]?.length ?? 0) : candidates
}

/** The form that the context asks for. */
export function composeFamily(family: Family, context: ComposeContext): Layer[] | undefined {
  const { shape } = context.canvas
  if (family.suits && !family.suits(context)) return undefined
  if (isSizeShape(shape)) return family.arrangements?.[shape]?.[context.candidate]?.(context)
  return (shape === 'banner' ? family.banner : family.poster)?.(context)
}

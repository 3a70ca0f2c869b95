import type { Canvas } from '../canvas/canvas.ts'
import type { FormatShape } from '../canvas/shape-rules.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import type { Family } from './family.ts'

type OnFormat = ComposeContext & { canvas: { shape: FormatShape } }

/** How many forms a family has on a canvas; 0 where it is not tried. */
export function formsOf({ candidates = 1, arrangements }: Family, { shape }: Pick<Canvas, 'shape'>): number {
  return isFormatShape(shape) ? candidates : (arrangements?.[shape]?.length ?? 0)
}

/** The form that the context asks for. */
export function composeFamily(family: Family, context: ComposeContext): Layer[] | undefined {
  const { shape } = context.canvas
  if (isFormatShape(shape)) return family.compose(context as OnFormat)
  return family.arrangements?.[shape]?.[context.candidate]?.(context)
}

const FORMAT_SHAPES: readonly string[] = ['square', 'portrait', 'rectangle', 'banner'] satisfies FormatShape[]

function isFormatShape(shape: string): shape is FormatShape {
  return FORMAT_SHAPES.includes(shape)
}

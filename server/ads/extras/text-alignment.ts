import type { TextElement } from '#studio/index.ts'

export type Alignment = 'left' | 'center' | 'right'

/** Finds out how the lines of a text stand under each other, and the place of their common axis on the canvas. */
export function alignmentOf({ lines, direction }: Pick<TextElement, 'lines' | 'direction'>): {
  align: Alignment
  x: number
} {
  const edges = {
    left: lines.map(({ x }) => x),
    center: lines.map(({ box }) => box.x + box.width / 2),
    right: lines.map(({ box }) => box.x + box.width),
  }
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const order: Alignment[] = direction === 'rtl' ? ['right', 'left', 'center'] : ['left', 'right', 'center']
  // Pens differ by the space before a letter's ink, which is no other alignment.
  const align = order.toSorted((one, other) => Math.round(spread(edges[one])) - Math.round(spread(edges[other])))[0]!
  return { align, x: edges[align].reduce((sum, value) => sum + value, 0) / lines.length }
}

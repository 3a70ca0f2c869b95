import type { Placement } from './layout.ts'

/** Returns the other two of three products, and whether all stand beside each other. */
export function othersOf({ box, zone, rotation }: Placement): { isRow: boolean; others: Placement[] } {
  const all = zone ?? box
  const isRow = all.width > 2 * box.width
  const others = [-1, 1].map((at): Placement => {
    const dx = isRow ? (at * (all.width - box.width)) / 2 : 0
    const dy = isRow ? 0 : (at * (all.height - box.height)) / 2
    return { box: { ...box, x: Math.round(box.x + dx), y: Math.round(box.y + dy) }, rotation }
  })
  return { isRow, others }
}

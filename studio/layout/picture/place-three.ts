import type { ComposeContext } from '../compose-context.ts'
import { productAspect } from '../compose-context.ts'
import type { Box } from '../../layers/box.ts'
import type { Placement } from '../../layers/layout.ts'
import { MAX_ENLARGEMENT } from '../../layers/placement.ts'

/**
 * Distance from one product to the next, in shares of its length along the row: beside each other, and over each other.
 */
const PITCH = { row: 1.1, column: 1.14 }

/** Largest share of the canvas's width that they reach. */
const EDGE = 0.98

/**
 * Places the middle one of three in a row or a column, whichever leaves them larger. Its zone is what all three take.
 */
export function placeThree(context: ComposeContext, given: Box): Placement {
  // A half page's room reaches beyond its end; three are whole.
  const room = { ...given, width: Math.min(given.width, EDGE * context.canvas.widthPx - given.x) }
  const aspect = productAspect(context)
  const max = MAX_ENLARGEMENT * context.hero.product!.heightPx
  const inRow = Math.min(room.width / (1 + 2 * PITCH.row) / aspect, room.height, max)
  const inColumn = Math.min(room.height / (1 + 2 * PITCH.column), room.width / aspect, max)
  const isRow = inRow >= inColumn
  const [width, height] = [Math.round((isRow ? inRow : inColumn) * aspect), Math.round(isRow ? inRow : inColumn)]
  const x = Math.round(room.x + (room.width - width) / 2)
  const y = Math.round(
    isRow
      ? room.y + (room.height - height) * (room.height > 2 * height ? 0.6 : 0.5)
      : room.y + (room.height - height) / 2,
  )
  const box = { x, y, width, height }
  const [wide, high] = [isRow ? PITCH.row * width : 0, isRow ? 0 : PITCH.column * height]
  const zone = { x: x - wide, y: y - high, width: width + 2 * wide, height: height + 2 * high }
  return { box, rotation: 0, zone }
}

import { bottom } from '../../basics/boxes.ts'
import type { Message } from '../blocks/message.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, moveLayers } from '../../layers/box.ts'
import type { Layer } from '../../layers/layout.ts'

/**
 * Places message and closing beside a picture, in its column or in a row under both, as the stance has them: apart, or
 * one over the other in the middle or at the foot.
 */
export function drawTogether(
  { canvas, direction: { stance } }: ComposeContext,
  message: Message,
  closing: { layers: Layer[]; top: number },
  { gap, isColumn }: { gap: number; isColumn: boolean },
): { message: Message; close: Layer[] } {
  const apart = closing.top - gap - bottom(message.box)
  const isOneBlock =
    stance?.words === 'head' || (isColumn && stance?.words === undefined && apart > HOLE * canvas.heightPx)
  const down = stance?.words === 'foot' ? apart : isOneBlock ? apart / 2 : 0
  const up = isOneBlock ? apart / 2 : 0
  return { message: movedDown(message, down), close: moveLayers(closing.layers, 0, -up) }
}

/**
 * Share of the height: a larger gap between message and closing is a hole in their column, so they stand in one block.
 */
const HOLE = 0.2

export function movedDown(message: Message, by: number): Message {
  const { layers, box } = message
  return { ...message, layers: moveLayers(layers, 0, by), box: { ...box, y: box.y + by } }
}

/**
 * Reach of a room beyond the canvas, in shares of the shorter side; and the share of itself that a room with air about
 * its product keeps.
 */
const BEYOND = 0.15
const AIRY = 0.86

/**
 * Returns the room as the stance has it. It reaches beyond the end of the canvas only: a product that is cut at its
 * head looks beheaded, at its foot drowned.
 */
export function stanceRoom({ canvas, direction, photos }: ComposeContext, room: Box, bleeds: boolean): Box {
  // A group fills its room as it is.
  const picture = photos.length > 1 || canvas.isCovered ? undefined : direction.stance?.picture
  // On a small canvas air makes a stamp of the product.
  if (picture === 'with air' && !canvas.isSmall) {
    const [width, height] = [AIRY * room.width, AIRY * room.height]
    const spare = room.height - height
    return { x: room.x + (room.width - width) / 2, y: room.y + (bleeds ? 0.5 : 1) * spare, width, height }
  }
  if (picture !== 'off the edge' || !bleeds) return room
  return { ...room, width: canvas.widthPx + BEYOND * canvas.side - room.x }
}

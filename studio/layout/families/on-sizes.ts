import type { Arrangement, Arrangements } from './family.ts'
import { arrangeBoard, type BoardOrder } from '../arrangements/board.ts'
import type { SizeIdea } from '../arrangements/size-idea.ts'
import { arrangeTower, type TowerOrder } from '../arrangements/tower.ts'

/** In which orders a family sets its parts, best first; it is not tried where none is said. */
export interface SizeOrders {
  tower?: readonly TowerOrder[]
  board?: readonly BoardOrder[]
}

const ALL: Required<SizeOrders> = {
  tower: ['words first', 'product first', 'product last'],
  board: ['words first', 'product between', 'product first'],
}

/** A family's arrangements on the canvases of other sizes than the formats', from one idea. */
export function onSizes(idea: SizeIdea, { tower = ALL.tower, board = ALL.board }: SizeOrders = {}): Arrangements {
  const towers = tower.map(
    (order): Arrangement =>
      (context) =>
        arrangeTower(context, idea, order),
  )
  const boards = board.map(
    (order): Arrangement =>
      (context) =>
        arrangeBoard(context, idea, order),
  )
  return { skyscraper: towers, 'feed-portrait': towers, landscape: boards, billboard: boards }
}

import { arrangeBoard, type BoardOrder } from '../arrangements/board.ts'
import type { SizeIdea } from '../arrangements/arranged.ts'
import { arrangeSmallBanner, type SmallBannerOrder } from '../arrangements/small-banner.ts'
import { arrangeTower, type TowerOrder } from '../arrangements/tower.ts'
import type { Arrangement, Arrangements } from './family.ts'

/** Orders in which a family sets its parts on high canvases, on wide ones and on the smallest, best first. */
export type SizeOrders = typeof ALL

const ALL = {
  tower: ['words first', 'product first', 'product last'] as readonly TowerOrder[],
  board: ['words first', 'product between', 'product first'] as readonly BoardOrder[],
  small: ['product first', 'product between', 'product last'] as readonly SmallBannerOrder[],
}

/** Makes a family's arrangements on canvases of sizes other than the formats', from one idea. */
export function onSizes(idea: SizeIdea, orders: Partial<SizeOrders> = {}): Arrangements {
  const { tower, board, small } = { ...ALL, ...orders }
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
  return {
    skyscraper: towers,
    'feed-portrait': towers,
    landscape: boards,
    billboard: boards,
    'small-banner': small.map((order) => (context) => arrangeSmallBanner(context, idea, order)),
  }
}

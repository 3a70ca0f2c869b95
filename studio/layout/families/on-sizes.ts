import { arrangeBoard, type BoardOrder } from '../arrangements/board.ts'
import type { SizeIdea } from '../arrangements/size-idea.ts'
import { arrangeSmallBanner, type SmallBannerOrder } from '../arrangements/small-banner.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { arrangeTower, type TowerOrder } from '../arrangements/tower.ts'
import type { Arrangement, Arrangements } from './family.ts'

/** In which orders a family sets its parts on high canvases, on wide ones and on the smallest, best first. */
export interface SizeOrders {
  tower: readonly TowerOrder[]
  board: readonly BoardOrder[]
  small: readonly SmallBannerOrder[]
}

const ALL: SizeOrders = {
  tower: ['words first', 'product first', 'product last'],
  board: ['words first', 'product between', 'product first'],
  small: ['product first', 'product between', 'product last'],
}

/** A family's arrangements on the canvases of other sizes than the formats', from one idea. */
export function onSizes(idea: SizeIdea, orders: Partial<SizeOrders> = {}): Arrangements {
  const formsIn = <Order>(
    arrange: (context: ComposeContext, idea: SizeIdea, order: Order) => Layer[] | undefined,
    inOrder: readonly Order[],
  ) =>
    inOrder.map(
      (order): Arrangement =>
        (context) =>
          arrange(context, idea, order),
    )
  const { tower, board, small } = { ...ALL, ...orders }
  const [towers, boards] = [formsIn(arrangeTower, tower), formsIn(arrangeBoard, board)]
  return {
    ...{ skyscraper: towers, 'feed-portrait': towers, landscape: boards, billboard: boards },
    'small-banner': formsIn(arrangeSmallBanner, small),
  }
}

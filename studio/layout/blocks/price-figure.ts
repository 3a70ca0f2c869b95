import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { placeRun, type Run } from './text-run.ts'

export interface Figure {
  role: 'price' | 'badge'
  text: string
  /** What else the offer says, small. */
  said: { role: 'price' | 'old-price' | 'badge'; text: string }[]
}

/** A longer offer is a sentence and no figure. */
const LONGEST_FIGURE = 10

/** "20% off" is worth more than the price it is taken from; a longer offer stands small beside the price. */
export function findFigure({ direction }: ComposeContext): Figure | undefined {
  const { price, oldPrice, badge } = direction.words
  const old = oldPrice ? [{ role: 'old-price' as const, text: oldPrice }] : []
  if (badge && /\p{Nd}/u.test(badge) && badge.length <= LONGEST_FIGURE) {
    return { role: 'badge', text: badge, said: [...(price ? [{ role: 'price' as const, text: price }] : []), ...old] }
  }
  if (!price || price.length > LONGEST_FIGURE) return undefined
  return { role: 'price', text: price, said: [...(badge ? [{ role: 'badge' as const, text: badge }] : []), ...old] }
}

/** A badge stands over the figure, prices under it. */
export function stackFigure(main: Run, said: Run[], o: { center: number; middle: number; gap: number }): Layer[] {
  const order = [...said.filter((one) => one.role === 'badge'), main, ...said.filter((one) => one.role !== 'badge')]
  const total = order.reduce((sum, one) => sum + one.heightPx, 0) + (order.length - 1) * o.gap
  let y = o.middle - total / 2
  return order.map((one) => {
    const layer = placeRun(one, o.center - one.widthPx / 2, y)
    y += one.heightPx + o.gap
    return one.role === 'old-price' ? { ...layer, strike: true } : layer
  })
}

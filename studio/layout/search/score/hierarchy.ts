import type { TextLayer } from '../../layers/layout.ts'
import { between, type View, withinBand } from './view.ts'
import { SHAPE_BANDS } from './shape-bands.ts'

/** The price against the words of the action: the offer is said louder than the invitation. */
const PRICE_OVER_ACTION_GOOD = 1.1
const PRICE_OVER_ACTION_BAD = 0.75

/** Message -> product -> offer -> action: sizes that say in which order to look. */
export function scoreHierarchy(view: View): number {
  const { texts, canvas } = view
  const bands = SHAPE_BANDS[canvas.shape]
  const size = (role: TextLayer['part']) => texts.find((text) => text.part === role)?.sizePx
  const headline = size('headline')
  if (!headline) return 0.4
  const others = texts.filter(({ part }) => part === 'name' || part === 'support' || part === 'proof')
  const second = Math.max(0, ...others.map(({ sizePx }) => sizePx))
  const scores = second > 0 ? [withinBand(headline / second, bands.lead, 1.8)] : []
  const price = size('price') ?? size('badge')
  const action = size('call-to-action')
  if (price) scores.push(withinBand(price / headline, bands.price, 1.8))
  if (price && action) scores.push(between(price / action, PRICE_OVER_ACTION_GOOD, PRICE_OVER_ACTION_BAD))
  if (action) scores.push(between(action / headline, 0.62, 0.95))
  return scores.reduce((sum, value) => sum + value, 0) / Math.max(1, scores.length)
}

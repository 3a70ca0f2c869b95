import type { CanvasShape } from '../../canvas/shape-rules.ts'
import type { TextLayer } from '../../layers/layout.ts'
import { between, type View, withinBand } from './view.ts'

/** The headline against the largest other run of words, by size: less is a tie, more is a shout. */
const LEAD: Record<CanvasShape, readonly [number, number]> = {
  banner: [1.35, 3.6],
  rectangle: [1.4, 4],
  square: [1.9, 7.5],
  portrait: [1.9, 6.5],
  'feed-portrait': [1.9, 7.5],
  landscape: [1.8, 7],
  skyscraper: [1.35, 4.5],
  billboard: [1.5, 5],
  'small-banner': [1, 3.6],
}
/** The price against the headline: it is found at once, and never leads. */
const PRICE: Record<CanvasShape, readonly [number, number]> = {
  banner: [0.45, 1.05],
  rectangle: [0.45, 0.95],
  square: [0.28, 0.75],
  portrait: [0.3, 0.75],
  'feed-portrait': [0.28, 0.75],
  landscape: [0.3, 0.8],
  skyscraper: [0.5, 1.05],
  billboard: [0.4, 0.95],
  'small-banner': [0.6, 1.3],
}
/** The price against the words of the action: the offer is said louder than the invitation. */
const PRICE_OVER_ACTION_GOOD = 1.1
const PRICE_OVER_ACTION_BAD = 0.75

/** Message -> product -> offer -> action: sizes that say in which order to look. */
export function scoreHierarchy(view: View): number {
  const { texts, canvas } = view
  const size = (role: TextLayer['part']) => texts.find((text) => text.part === role)?.sizePx
  const headline = size('headline')
  if (!headline) return 0.4
  const others = texts.filter(({ part }) => part === 'name' || part === 'support' || part === 'proof')
  const second = Math.max(0, ...others.map(({ sizePx }) => sizePx))
  const scores = second > 0 ? [withinBand(headline / second, LEAD[canvas.shape], 1.8)] : []
  const price = size('price') ?? size('badge')
  const action = size('call-to-action')
  if (price) scores.push(withinBand(price / headline, PRICE[canvas.shape], 1.8))
  if (price && action) scores.push(between(price / action, PRICE_OVER_ACTION_GOOD, PRICE_OVER_ACTION_BAD))
  if (action) scores.push(between(action / headline, 0.62, 0.95))
  return scores.reduce((sum, value) => sum + value, 0) / Math.max(1, scores.length)
}

import { bottom, right } from '../../basics/boxes.ts'
import { footScale } from '../../canvas/foot-scale.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { messageBox, moveLayers } from '../../layers/box.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { type Block, stackBlocks } from './block.ts'
import { makeAction } from './call-to-action.ts'
import { hasOffer, makeOffer } from './offer.ts'
import { pageOf } from '../../canvas/page.ts'
import type { Layer } from '../../layers/layout.ts'
import { baselineRow, type BaselineRow } from './foot-row.ts'
import type { Message } from './message.ts'

/** The sizes are the canvas's own (see footScale), multiplied by `by` where the room is short. */
type ClosingOptions = { width: number; look: WordsLook; by?: number }

/** Returns the offer, `none` if there is none, and undefined if it finds no room. */
export function offerBlock(context: ComposeContext, o: ClosingOptions): Block | 'none' | undefined {
  if (!hasOffer(context)) return 'none'
  const { price, badge } = footScale(context.canvas, o.by)
  const badgeOptions = { size: Math.max(badge, context.canvas.floorText) }
  const offer = makeOffer(context, { look: o.look, size: price, maxWidth: o.width, badge: badgeOptions })
  if (!offer) return undefined
  // A price's comma or its old-style figures hang below its line.
  const hang = Math.max(0, ...offer.at(0, 0).map((layer) => (layer.kind === 'text' ? bottom(layer.box) : 0)))
  return { widthPx: offer.widthPx, heightPx: offer.heightPx + hang, at: (x, y) => offer.at(x, y + offer.heightPx) }
}

export function actionBlock(context: ComposeContext, { width, look, by }: ClosingOptions): Block | undefined {
  const { action, button } = footScale(context.canvas, by)
  const height = Math.max(button, MIN_BUTTON * action)
  return makeAction(context, { ...look.action, size: action, height, maxWidth: width, mayBeTight: true })
}

/** Smallest height of a filled action, in sizes of its words. */
const MIN_BUTTON = 2.3

/**
 * Sets offer and action under or beside each other as the width allows: in a row at its two ends (or not at all), or
 * together at its start.
 */
export function closingBlock(
  context: ComposeContext,
  o: ClosingOptions & { gap: number; form: 'column' | 'row' | 'only row' | 'together' },
): Block | undefined {
  const action = actionBlock(context, o)
  if (!action) return undefined
  const room = o.form === 'column' ? o.width : o.width - action.widthPx - o.gap
  const offer = offerBlock(context, { ...o, width: room })
  if (offer === 'none') return action
  if (o.form === 'column') return offer && stackBlocks([offer, action], o.gap)
  const row = offer && inRow(offer, action, o.gap, o.form === 'together' ? undefined : o.width)
  if (o.form === 'only row') return row
  return row ?? closingBlock(context, { ...o, form: 'column' })
}

/** Sets both beside each other, about one line. The action ends at the end of `width`, if that is given. */
function inRow(offer: Block, action: Block, gap: number, width?: number): Block | undefined {
  const own = offer.widthPx + action.widthPx + gap
  if (width !== undefined && own > width) return undefined
  const actionX = offer.widthPx + (width === undefined ? gap : gap + (width - own))
  const heightPx = Math.max(offer.heightPx, action.heightPx)
  const down = (block: Block) => (heightPx - block.heightPx) / 2
  return {
    widthPx: width ?? own,
    heightPx,
    at: (x, y) => [...offer.at(x, y + down(offer)), ...action.at(x + actionX, y + down(action))],
  }
}

/** Size of a price in a column, in sizes of one in a row: in the words' own column it has a line to itself. */
const PRICE_SCALE = 1.18
/** Size of the words over a price, as a share of the price's. */
const BADGE_SCALE = 0.64
/** Share of its width that the offer may take in a column that ends with the page, as the headline stands beside it. */
const ENDING_SHARE = 0.8

/**
 * Sets the offer over the action at the foot of a column, at one side or the other. The price is `price` times the size
 * of one in a row, and the column ends on `end`.
 */
export function footColumn(
  context: ComposeContext,
  o: { look: WordsLook; x: number; width: number; ending?: boolean; price?: number; end?: number },
): (BaselineRow & { widthPx: number }) | undefined {
  const { canvas } = context
  const { look, x, width } = o
  const { action: size, button, price } = footScale(canvas)
  const action = makeAction(context, { ...look.action, size, height: button, maxWidth: width })
  const priceSize = (o.price ?? (o.ending ? 1 : PRICE_SCALE)) * price
  const offer = makeOffer(context, {
    look,
    size: priceSize,
    badge: { size: BADGE_SCALE * priceSize },
    maxWidth: (o.ending ? ENDING_SHARE : 1) * width,
  })
  if (!action || (!offer && hasOffer(context))) return undefined
  const actionY = (o.end ?? pageOf(canvas).end) - action.heightPx
  const baseline = actionY - 0.5 * button
  const at = (widthPx: number) => (o.ending ? x + width - widthPx : x)
  return {
    top: offer ? baseline - offer.heightPx : actionY,
    widthPx: Math.max(action.widthPx, offer?.widthPx ?? 0),
    layers: [...(offer?.at(at(offer.widthPx), baseline) ?? []), ...action.at(at(action.widthPx), actionY)],
  }
}

/** Price size as a share of the headline's, and its largest multiple of the ordinary size. */
const PRICE = { headline: 0.66, max: 1.5 }
/**
 * Up to this width over height, a product stands beside offer and action, which then take the share `COLUMN` of the
 * page.
 */
const BESIDE_UP_TO = 0.62
const COLUMN = 0.42
/** Share of the page over which an offer and an action about its axis are spread. */
const CENTERED = 0.7
/** Smallest gap between the two, as a share of the page: closer, they are read as one line. */
const APART = 0.09

/**
 * Sets offer and action under the message of a story: at its two ends, or one over the other beside a narrow product.
 * `tune` gives the price as a multiple of its ordinary size, and whether all stands about the page's axis. `room`
 * begins where a product may.
 */
export function closeStory(
  context: ComposeContext,
  { look, message, tune }: { look: WordsLook; message: Message; tune: { price: number; align: 'left' | 'center' } },
): { layers: Layer[]; room: { x: number; y: number } } | undefined {
  const { canvas } = context
  const page = pageOf(canvas)
  const wanted = (PRICE.headline * message.headlineSize) / footScale(canvas).price
  const price = Math.min(PRICE.max, Math.max(tune.price, wanted))
  const top = bottom(message.box) + page.gap
  if (productAspect(context) * (context.groupWidths ?? 1) < BESIDE_UP_TO) {
    const column = footColumn(context, { look, x: page.x, width: COLUMN * page.width, price })
    const x = page.x + COLUMN * page.width + page.gap
    return column && { layers: moveLayers(column.layers, 0, top - column.top), room: { x, y: bottom(message.box) } }
  }
  const isCentered = tune.align === 'center'
  const width = isCentered ? Math.max(message.box.width, CENTERED * page.width) : page.width
  const x = page.x + (page.width - width) / 2
  const apart = isCentered ? APART * page.width : undefined
  const row = baselineRow(context, { ...page, x, width, look, price, apart, without: { name: true, support: true } })
  if (!row) return undefined
  const boxes = row.layers.flatMap(messageBox)
  const [start, end] = [Math.min(...boxes.map((box) => box.x)), Math.max(...boxes.map(right))]
  // An action alone stands where an offer would.
  const dx = isCentered ? (canvas.widthPx - end - start) / 2 : page.x - start
  const layers = moveLayers(row.layers, dx, top - row.top)
  return { layers, room: { x: 0.5 * page.x, y: Math.max(...layers.flatMap(messageBox).map(bottom)) } }
}

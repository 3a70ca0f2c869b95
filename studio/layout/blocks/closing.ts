import { footScale } from '../../canvas/foot-scale.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { bottom, messageBox, moveLayers, right } from '../../layers/box.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { type Block, stackBlocks } from './block.ts'
import { makeAction } from './call-to-action.ts'
import { hasOffer, makeOffer } from './offer.ts'
import { pageOf } from '../../canvas/page.ts'
import type { Layer } from '../../layers/layout.ts'
import { baselineRow, type BaselineRow } from './foot-row.ts'
import type { Message } from './message.ts'

/** The sizes are the canvas's own (see footScale), `by` times where the room is short. */
type ClosingOptions = { width: number; look: WordsLook; by?: number }

/** The offer, `none` where there is none, undefined where it finds no room. */
export function offerBlock(context: ComposeContext, o: ClosingOptions): Block | 'none' | undefined {
  if (!hasOffer(context)) return 'none'
  const { price, badge } = footScale(context.canvas, o.by)
  const said = { size: Math.max(badge, context.canvas.floorText) }
  const offer = makeOffer(context, { look: o.look, size: price, maxWidth: o.width, badge: said })
  if (!offer) return undefined
  // A price's comma or its old-style figures hang below its line.
  const hang = Math.max(0, ...offer.at(0, 0).map((layer) => (layer.kind === 'text' ? bottom(layer.box) : 0)))
  return { widthPx: offer.widthPx, heightPx: offer.heightPx + hang, at: (x, y) => offer.at(x, y + offer.heightPx) }
}

export function actionBlock(context: ComposeContext, { width, look, by }: ClosingOptions): Block | undefined {
  const { action, button } = footScale(context.canvas, by)
  const height = Math.max(button, LEAST_BUTTON * action)
  return makeAction(context, { ...look.action, size: action, height, maxWidth: width, mayBeTight: true })
}

/** The height of a filled action, of its words' size. */
const LEAST_BUTTON = 2.3

/** Offer and action under or beside each other as the width allows: in a row at its two ends (or not at all), or together at its start. */
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

/** Beside each other, about one line; the action ends at the end of `width`, where that is given. */
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

/** Of a price in a row: in the words' own column it has a line to itself. */
const PRICE_SCALE = 1.18
/** Of a price, the words over it. */
const BADGE_SCALE = 0.64
/** Of its width, what the offer of a column that ends with the page may take: the headline stands beside it. */
const ENDING_SHARE = 0.8

/** Offer over action at the foot of a column, at its one side or its other: `price` times the size of one in a row, ending on `end`. */
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

/** Of the headline's size, the price's; and how many times its ordinary size at most. */
const PRICE = { headline: 0.66, most: 1.5 }
/** A product of less width over height stands beside offer and action, which take this share of the page. */
const BESIDE_UP_TO = 0.62
const COLUMN = 0.42
/** Of the page, what an offer and an action about its axis are parted over. */
const CENTERED = 0.7
/** Of the page, the least between them: closer they are read as one line. */
const APART = 0.09

/**
 * Offer and action under the message of a story: at its two ends, or one over the other beside a narrow product. `tune` says how
 * many times its ordinary size the price is, and whether all stands about the page's axis; `room` begins where a product may.
 */
export function closeStory(
  context: ComposeContext,
  { look, message, tune }: { look: WordsLook; message: Message; tune: { price: number; align: 'left' | 'center' } },
): { layers: Layer[]; room: { x: number; y: number } } | undefined {
  const { canvas } = context
  const page = pageOf(canvas)
  const wanted = (PRICE.headline * message.headlineSize) / footScale(canvas).price
  const price = Math.min(PRICE.most, Math.max(tune.price, wanted))
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

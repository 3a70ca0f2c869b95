import { footColumn } from '../blocks/foot-column.ts'
import { baselineRow } from '../blocks/foot-row.ts'
import type { Message } from '../blocks/message.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { pageOf } from '../canvas/page.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import { bottom, right } from '../layers/box.ts'
import type { Layer } from '../layers/layout.ts'
import { moveLayer } from '../layers/move.ts'
import { messageBox } from '../layers/bounds.ts'
import type { WordsLook } from '../sets/words-look.ts'

/** Of the headline's size, the price's; and how many times its ordinary size at most. */
const PRICE = { headline: 0.66, most: 1.5 }
/** A product of less width over height stands beside offer and action, which take this share of the page. */
const BESIDE_UP_TO = 0.62
const COLUMN = 0.42
/** Of the page, what an offer and an action about its axis are parted over. */
const CENTERED = 0.7

interface Closing {
  look: WordsLook
  message: Message
  /** Times its ordinary size, the price; and whether all that is said stands about the page's axis. */
  tune: { price: number; align: 'left' | 'center' }
}

/**
 * Offer and action under the message of a story: at its two ends, or one over the other beside a narrow product. `room` begins
 * where a product may.
 */
export function closeStory(
  context: ComposeContext,
  { look, message, tune }: Closing,
): { layers: Layer[]; room: { x: number; y: number } } | undefined {
  const { canvas } = context
  const page = pageOf(canvas)
  const wanted = (PRICE.headline * message.headlineSize) / footScale(canvas).price
  const price = Math.min(PRICE.most, Math.max(tune.price, wanted))
  const top = bottom(message.box) + page.gap
  if (productAspect(context) * (context.groupWidths ?? 1) < BESIDE_UP_TO) {
    const column = footColumn(context, { look, x: page.x, width: COLUMN * page.width, price })
    const x = page.x + COLUMN * page.width + page.gap
    return column && { layers: moved(column.layers, 0, top - column.top), room: { x, y: bottom(message.box) } }
  }
  const isCentered = tune.align === 'center'
  const width = isCentered ? Math.max(message.box.width, CENTERED * page.width) : page.width
  const x = page.x + (page.width - width) / 2
  const row = baselineRow(context, { ...page, x, width, look, price, without: { name: true, support: true } })
  if (!row) return undefined
  const boxes = row.layers.flatMap(messageBox)
  const [start, end] = [Math.min(...boxes.map((box) => box.x)), Math.max(...boxes.map(right))]
  // An action alone stands where an offer would.
  const dx = isCentered ? (canvas.widthPx - end - start) / 2 : page.x - start
  const layers = moved(row.layers, dx, top - row.top)
  return { layers, room: { x: 0.5 * page.x, y: Math.max(...layers.flatMap(messageBox).map(bottom)) } }
}

function moved(layers: readonly Layer[], dx: number, dy: number): Layer[] {
  return layers.map((layer) => moveLayer(layer, dx, dy))
}

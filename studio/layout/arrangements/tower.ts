import { bottom, right } from '../../basics/boxes.ts'
import { pageOf } from '../../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import { finish, setMessage, type SizeIdea } from './arranged.ts'
import { type Box, wholeOf } from '../../layers/box.ts'
import type { Block } from '../blocks/block.ts'
import { closingBlock, footColumn } from '../blocks/closing.ts'

/** Order of the parts under each other. */
export type TowerOrder = 'words first' | 'product first' | 'product last'

/**
 * Shares of the height: the most that words may take, the least that is left for a product, and the most for all words
 * that lie on a photo.
 */
const SHARES = { words: 0.42, product: 0.2, overPhoto: 0.33 }
/** A half page is wide enough for offer and action in one row of this size, which leaves its height to the picture. */
const ROW = { minPx: 240, by: 0.84 }
/** Distance of the product to the canvas's sides, in margins of the page. */
const SIDE = 0.5

/** Arranges words, product and what closes the ad under each other on a canvas that is higher than wide. */
export function arrangeTower(context: ComposeContext, idea: SizeIdea, order: TowerOrder): Layer[] | undefined {
  const { widthPx: w, heightPx: h, shape } = context.canvas
  const { x, width, top, baseline, gap } = pageOf(context.canvas)
  const look = (order === 'words first' && idea.closing?.(context)) || idea.look(context)
  const isSlim = shape === 'skyscraper'
  const own = { width, look, gap: CLOSING_GAP * gap }
  const row = isSlim && w >= ROW.minPx ? closingBlock(context, { ...own, form: 'only row', by: ROW.by }) : undefined
  const close = row ?? closingBlock(context, { ...own, form: isSlim ? 'column' : 'row' })
  if (!close) return undefined
  const height = idea.fills
    ? SHARES.overPhoto * h - close.heightPx - (h - baseline) - 1.3 * gap
    : SHARES.words * h - gap
  const message = setMessage(context, idea, { width, height })
  if (!message) return undefined
  const beside = order === 'words first' && idea.isNarrow?.(context) ? besideNarrow(context, idea, message) : undefined
  if (beside) return beside
  const left = baseline - top - message.heightPx - close.heightPx - GAPS[order] * gap
  if (left < SHARES.product * h) return undefined
  const footY = baseline - close.heightPx
  const overFootY = footY - 1.3 * gap - message.heightPx
  const underY = top + message.heightPx + 1.1 * gap
  const lowY = underY + close.heightPx + 1.1 * gap
  const [head, foot] = idea.bleeds ? [0, h] : [top, h - 0.7 * top]
  const places = {
    'words first': { wordsY: top, closeY: footY, y: top + message.heightPx + gap, height: left },
    'product first': { wordsY: overFootY, closeY: footY, y: head, height: overFootY - 1.2 * gap - head },
    'product last': { wordsY: top, closeY: underY, y: lowY, height: foot - lowY },
  }
  const { wordsY, closeY, ...rows } = places[order]
  const side = idea.bleeds ? 0 : SIDE * x
  const room = idea.fills ? wholeOf(context.canvas) : { x: side, width: w - 2 * side, ...rows }
  const picture = idea.place(context, room, 0.5, false)
  if (!picture) return undefined
  const cornered = order === 'words first' ? inCorner(context, idea, picture.box, message) : undefined
  // Between two fields a photo would be a strip.
  if (!cornered && order === 'words first' && idea.bleeds && picture.box.width >= w) return undefined
  const texts = { message: message.at(x, wordsY), close: close.at(x, closeY) }
  return cornered ?? finish(picture, { base: bottom(room), ...texts, foot: closeY - gap })
}

/** Smallest width of what closes the ad beside a narrow product, as a share of the width. */
const MIN_COLUMN = 0.3

/**
 * Arranges a narrow product beside what closes the ad, from the words to the foot: between words and closing it would
 * be a stamp.
 */
function besideNarrow(context: ComposeContext, idea: SizeIdea, message: Block): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const { x, top, baseline, gap } = pageOf(context.canvas)
  const y = top + message.heightPx + gap
  const start = x + MIN_COLUMN * w
  const room = { x: start, y, width: w - start - SIDE * x, height: h - FOOT_AIR * h - y }
  const picture = idea.place(context, room, 1, true)
  const width = picture && picture.box.x - x - 0.6 * gap
  if (!width || width < MIN_COLUMN * w) return undefined
  const foot = footColumn(context, { look: idea.look(context), x, end: baseline, width })
  return foot && finish(picture, { base: bottom(room), message: message.at(x, top), close: foot.layers })
}

/** Air under a narrow product, as a share of the height. */
const FOOT_AIR = 0.04

/**
 * Bounds for the start of the corner, in shares of the width: it is as far from the start as what closes the ad needs.
 */
const CORNER = { min: 0.36, max: 0.48 }

/**
 * Arranges a photo that would hang between the words like a stamp: off the lower end corner, with what closes the ad at
 * its side. Returns undefined if it need not be there, or cannot.
 */
function inCorner(context: ComposeContext, idea: SizeIdea, hung: Box, message: Block): Layer[] | undefined {
  const { widthPx: w, heightPx: h, shape } = context.canvas
  if (!idea.bleeds || shape === 'skyscraper' || hung.width > HUNG * w) return undefined
  const { x, width, top, baseline, gap } = pageOf(context.canvas)
  const column = { look: idea.look(context), x, end: baseline }
  const wanted = footColumn(context, { ...column, width })
  if (!wanted) return undefined
  const y = top + message.heightPx + gap
  const start = Math.min(CORNER.max * w, Math.max(CORNER.min * w, x + wanted.widthPx + gap))
  const picture = idea.place(context, { x: start, y, width: w - start, height: h - y }, 1, true)
  if (!picture || right(picture.box) < w || bottom(picture.box) < h) return undefined
  const foot = footColumn(context, { ...column, width: picture.box.x - gap - x })
  return foot && finish(picture, { base: h, message: message.at(x, top), close: foot.layers })
}

/** Share of the width up to which a photo hangs in the field. */
const HUNG = 0.75

/** Gaps between the parts, and beyond a product at an end, in gaps of the page. */
const GAPS = { 'words first': 1.6, 'product first': 2.5, 'product last': 2 }
/** Gap between offer and action, in gaps of the page. */
const CLOSING_GAP = 0.75

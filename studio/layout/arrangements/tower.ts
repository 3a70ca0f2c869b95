import { pageOf } from '../canvas/page.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { finish, sayOn, type SizeIdea } from './size-idea.ts'
import { bottom, type Box, right, wholeOf } from '../layers/box.ts'
import type { Block } from '../blocks/block.ts'
import { closingBlock, footColumn } from '../blocks/closing.ts'

/** In which order the parts stand under each other. */
export type TowerOrder = 'words first' | 'product first' | 'product last'

/** Of the height: what words may take, the least that is left for a product, and what all may take that lies on a photo. */
const SHARES = { words: 0.42, product: 0.2, overPhoto: 0.33 }
/** What the product keeps from the canvas's sides, in margins of the page. */
const SIDE = 0.5

/** Words, product and what closes under each other on a canvas that is higher than wide. */
export function arrangeTower(context: ComposeContext, idea: SizeIdea, order: TowerOrder): Layer[] | undefined {
  const { widthPx: w, heightPx: h, shape } = context.canvas
  const { x, width, top, baseline, gap } = pageOf(context.canvas)
  const { align = 'left', headline } = idea
  const look = idea.look(context)
  const form = shape === 'skyscraper' || align === 'center' ? 'column' : 'row'
  const closing = (order === 'words first' && idea.closing?.(context)) || look
  const close = closingBlock(context, { width, look: closing, form, align, gap: CLOSING_GAP * gap })
  if (!close) return undefined
  const height = idea.fills
    ? SHARES.overPhoto * h - close.heightPx - (h - baseline) - 1.3 * gap
    : SHARES.words * h - gap
  const message = sayOn(context, look, { width, height, headline, align })
  if (!message) return undefined
  const left = baseline - top - message.heightPx - close.heightPx - GAPS[order] * gap
  if (left < SHARES.product * h) return undefined
  const side = idea.bleeds ? 0 : SIDE * x
  const at = (block: typeof close, y: number) => block.at(align === 'center' ? (w - block.widthPx) / 2 : x, y)
  const place = (room: Box, wordsY: number, closeY: number, picture = idea.place(context, room, 0.5, false)) => {
    if (!picture) return undefined
    const texts = { message: message.at(x, wordsY), close: at(close, closeY) }
    return finish(picture, { base: bottom(room), ...texts, foot: closeY - gap })
  }
  const room = { x: side, width: w - 2 * side }
  const closeY = baseline - close.heightPx
  if (order === 'words first') {
    const between = { ...room, y: top + message.heightPx + gap, height: left }
    const picture = idea.place(context, between, 0.5, false)
    if (!picture) return undefined
    return inCorner(context, idea, { hung: picture.box, message }) ?? place(between, top, closeY, picture)
  }
  const wordsY = closeY - 1.3 * gap - message.heightPx
  if (idea.fills) return place(wholeOf(context.canvas), wordsY, closeY)
  const head = idea.bleeds ? 0 : top
  if (order === 'product first') return place({ ...room, y: head, height: wordsY - 1.2 * gap - head }, wordsY, closeY)
  const under = top + message.heightPx + 1.1 * gap
  const y = under + close.heightPx + 1.1 * gap
  return place({ ...room, y, height: h - (idea.bleeds ? 0 : 0.7 * top) - y }, top, under)
}

/** Where the corner begins, in shares of the width: as far from the start as what closes needs. */
const CORNER = { least: 0.36, most: 0.48 }

/**
 * A photo that cannot fill its room between the words from side to side, and would hang there like a stamp: off the lower end corner,
 * with what closes in a column at its side. Undefined where the room does for it, or the corner does not.
 */
function inCorner(
  context: ComposeContext,
  idea: SizeIdea,
  { hung, message }: { hung: Box; message: Block },
): Layer[] | undefined {
  const { widthPx: w, heightPx: h, shape } = context.canvas
  if (!idea.bleeds || shape === 'skyscraper' || hung.width > HUNG * w) return undefined
  const { x, width, top, baseline, gap } = pageOf(context.canvas)
  const column = { look: idea.look(context), x, end: baseline }
  const wanted = footColumn(context, { ...column, width })
  if (!wanted) return undefined
  const y = top + message.heightPx + gap
  const start = Math.min(CORNER.most * w, Math.max(CORNER.least * w, x + wanted.widthPx + gap))
  const picture = idea.place(context, { x: start, y, width: w - start, height: h - y }, 1, true)
  if (!picture || right(picture.box) < w || bottom(picture.box) < h) return undefined
  const foot = footColumn(context, { ...column, width: picture.box.x - gap - x })
  return foot && finish(picture, { base: h, message: message.at(x, top), close: foot.layers })
}

/** Of the width, up to which a photo hangs in the field. */
const HUNG = 0.75

/** Between the parts, and beyond the product at an end, in gaps of the page. */
const GAPS = { 'words first': 2, 'product first': 2.5, 'product last': 2 }
/** Between offer and action. */
const CLOSING_GAP = 0.75

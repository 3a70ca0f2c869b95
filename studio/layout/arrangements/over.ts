import { bottom, type Box, wholeOf } from '../layers/box.ts'
import { aloneBy, baselineRow } from '../blocks/foot-row.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import type { Message } from '../blocks/message.ts'
import { footColumn } from '../blocks/closing.ts'
import { type PosterShape, posterShape } from '../canvas/shape-rules.ts'
import { pageOf } from '../canvas/page.ts'
import { type ComposeContext, pictureStart } from '../compose-context.ts'
import type { Layer } from '../layers/layout.ts'
import { finish, type PlacedPicture } from './size-idea.ts'
import { wordsAt } from './stance.ts'
import { type BarFoot, type BarLook, footBar, type FootLayers } from './studio-foot.ts'

/**
 * Where the words stand: at the head with all that closes in a row at the foot; at the head with a picture in the lower end
 * corner and the rest at its side; or all at the foot.
 */
export type WordsPlace = 'head' | 'corner' | 'foot'

export interface Over {
  look: BarLook
  /** What lies under the row at the foot. */
  foot?: BarFoot | undefined
  /** Of a headline at the head. */
  lines?: number
  /** Share of the height above which words at the head stay, where the picture itself asks for it. */
  until?: number
  /** Places the picture in what the words leave; undefined where it has no place. It may be seen beyond that. */
  picture: (room: Box, words: WordsPlace) => PlacedPicture | undefined
}

interface ShapeTune {
  /** Up to this width over height what is shown is largest in the corner. */
  cornerUpTo: number
  /** Where the corner begins, as shares of the width: the first that leaves the rest its room. */
  starts: readonly number[]
  /** Of a headline at the head. */
  lines: number
  /** Share of the height that words at the head may take, over a row and over a corner. */
  head: number
  corner: number
  /** The name stands with the words at the head, or in the row at the foot. */
  named: boolean
  /** A headline at the foot that had to be smaller, in shares of the shorter side, asks for the whole width. */
  least: number
}

const SHAPES: Record<PosterShape, ShapeTune> = {
  square: { cornerUpTo: 1.34, starts: [0.35, 0.43], lines: 2, head: 0.29, corner: 0.31, named: false, least: 0.062 },
  portrait: { cornerUpTo: 0.82, starts: [0.44], lines: 3, head: 0.24, corner: 0.26, named: true, least: 0.062 },
  rectangle: { cornerUpTo: 1.34, starts: [0.43, 0.5], lines: 2, head: 0.36, corner: 0.37, named: false, least: 0.08 },
}

/** Words at the foot stay in the lower third: the middle of the photo is what it shows. */
const FOOT_TOP = 0.655

export function isForCorner({ canvas }: ComposeContext, aspect: number): boolean {
  return aspect < SHAPES[posterShape(canvas)].cornerUpTo
}

/** The picture reaches the canvas's edges, and the words stand on it; in the first of the places that holds. */
export function arrangeOver(context: ComposeContext, over: Over, places: readonly WordsPlace[]): Layer[] | undefined {
  const wanted = wordsAt(context)
  for (const place of places.toSorted((one, other) => Number(other === wanted) - Number(one === wanted))) {
    const layers = PLACES[place](context, over)
    if (layers) return layers
  }
  return undefined
}

const PLACES = {
  head(context: ComposeContext, over: Over) {
    const { canvas } = context
    const { head, named } = SHAPES[posterShape(canvas)]
    const { gap } = pageOf(canvas)
    const row = footBar(context, over.look, over.foot ?? 'row', {
      without: { name: named, support: named },
      by: aloneBy(canvas),
      badgeLines: named ? 2 : 1,
    })
    const message = row && atHead(context, over, { share: head, named })
    if (!message) return undefined
    const y = bottom(message.box) + 0.6 * gap
    const picture = over.picture({ x: 0, y, width: canvas.widthPx, height: row.top - 0.4 * gap - y }, 'head')
    return picture && arranged(context, picture, message, row)
  },

  corner(context: ComposeContext, over: Over) {
    const { canvas } = context
    const { starts, corner } = SHAPES[posterShape(canvas)]
    const { x, gap } = pageOf(canvas)
    const message = atHead(context, over, { share: corner, named: true })
    if (!message) return undefined
    const y = bottom(message.box) + 0.7 * gap
    for (const share of starts) {
      const from = pictureStart(context, share) * canvas.widthPx
      const room = { x: from, y, width: canvas.widthPx - from, height: canvas.heightPx - y }
      const picture = over.picture(room, 'corner')
      const foot = picture && footColumn(context, { look: over.look, x, width: picture.box.x - x - 0.7 * gap })
      if (foot) return arranged(context, picture, message, foot)
    }
    return undefined
  },

  /** The message at the start and the rest at the end, on one line; or all of it in the message's own row. */
  foot(context: ComposeContext, over: Over) {
    const { canvas } = context
    const page = pageOf(canvas)
    const picture = over.picture(wholeOf(canvas), 'foot')
    const { x, width } = page
    const end =
      picture && footColumn(context, { look: over.look, x: x + 0.55 * width, width: 0.45 * width, ending: true })
    if (!end) return undefined
    const beside = atFoot(context, over, { width: width - end.widthPx - page.gap, base: page.end })
    if (beside) return arranged(context, picture, beside, end)
    const row = baselineRow(context, {
      ...page,
      look: over.look,
      by: aloneBy(canvas),
      without: { name: true, support: true },
    })
    const message = row && atFoot(context, over, { width, base: row.top - 0.8 * page.gap })
    return message && arranged(context, picture, message, row)
  },
}

function atHead(
  context: ComposeContext,
  over: Over,
  { share, named }: { share: number; named: boolean },
): Message | undefined {
  const { canvas } = context
  const { x, width, top } = pageOf(canvas)
  const { lines = SHAPES[posterShape(canvas)].lines } = over
  const most = (over.until ?? 1) * canvas.heightPx - top
  const height = Math.min(share * canvas.heightPx, most)
  return leadMessage(context, over.look, { x, width, y: top, height, lines, named })
}

/** The message with its last line on `base`; undefined where its headline would have to be small. */
function atFoot(
  context: ComposeContext,
  { look }: Over,
  { width, base }: { width: number; base: number },
): Message | undefined {
  const { canvas } = context
  const { least } = SHAPES[posterShape(canvas)]
  const height = base - FOOT_TOP * canvas.heightPx
  const set = (y: number) =>
    leadMessage(context, look, { x: pageOf(canvas).x, y, width, height, lines: 3, named: true, bare: true })
  const first = set(0)
  return first && first.headlineSize >= least * canvas.side ? set(base - first.box.height) : undefined
}

function arranged(context: ComposeContext, picture: PlacedPicture, message: Message, foot: FootLayers): Layer[] {
  return finish(picture, { message: message.layers, close: foot.layers, base: context.canvas.heightPx })
}

import { bottom } from '../../basics/boxes.ts'
import { type Box, wholeOf } from '../../layers/box.ts'
import { aloneBy, type BaselineRow } from '../blocks/foot-row.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import type { Message } from '../blocks/message.ts'
import { footColumn } from '../blocks/closing.ts'
import { posterShape } from '../../canvas/shape-rules.ts'
import { pageOf } from '../../canvas/page.ts'
import { type ComposeContext, pictureStart } from '../compose-context.ts'
import type { Layer } from '../../layers/layout.ts'
import { offerRow } from './beside.ts'
import { firstFound } from './first-found.ts'
import { finish, type PlacedPicture } from './arranged.ts'
import { type BarFoot, type BarLook, footBar } from './seamless-foot.ts'

/**
 * Place of the words: at the head, above a row that closes the ad, or above a picture in the lower end corner with the
 * rest at its side; or all at the foot.
 */
export type WordsPlace = 'head' | 'corner' | 'foot'

export interface Over {
  look: BarLook
  /** Background of the row at the foot. */
  foot?: BarFoot | undefined
  /** Lines of a headline at the head. */
  lines?: number
  /** Share of the height above which words at the head stay, if the picture itself requires it. */
  until?: number
  /** Places the picture in what the words leave; it may be seen beyond that. Returns undefined if it has no place. */
  picture: (room: Box, words: WordsPlace) => PlacedPicture | undefined
}

/**
 * `cornerUpTo`: a picture up to this aspect ratio (width over height) is largest in the corner, which begins at the
 * first of `starts` (shares of the width) that leaves the rest its room. `lines`: lines of words at the head. `head`,
 * `corner`: shares of the height that those words may take above a row and above a corner. A headline at the foot
 * smaller than `min` of the shorter side requires the whole width.
 */
const SHAPES = {
  square: { cornerUpTo: 1.34, starts: [0.35, 0.43], lines: 2, head: 0.29, corner: 0.31, min: 0.062 },
  portrait: { cornerUpTo: 0.82, starts: [0.44], lines: 3, head: 0.24, corner: 0.26, min: 0.062 },
  rectangle: { cornerUpTo: 1.34, starts: [0.43, 0.5], lines: 2, head: 0.36, corner: 0.37, min: 0.08 },
}

/**
 * Top of words at the foot, as a share of the height. They stay in the lower third, because the middle of the photo is
 * what it shows.
 */
const FOOT_TOP = 0.655

export function isForCorner({ canvas }: ComposeContext, aspect: number): boolean {
  return aspect < SHAPES[posterShape(canvas)].cornerUpTo
}

/** Arranges a picture that reaches the canvas's edges, with the words on it, in the first of the places that holds. */
export function arrangeOver(context: ComposeContext, over: Over, places: readonly WordsPlace[]): Layer[] | undefined {
  const wanted = context.direction.stance?.words
  const ordered = places.toSorted((one, other) => Number(other === wanted) - Number(one === wanted))
  return firstFound(ordered, (place) => PLACES[place](context, over))
}

const PLACES = {
  head(context: ComposeContext, over: Over) {
    const { canvas } = context
    const { gap } = pageOf(canvas)
    const named = isNamed(context, 'head')
    const row = footBar(context, over.look, over.foot ?? 'row', {
      without: { name: named, support: named },
      by: aloneBy(canvas),
      badgeLines: named ? 2 : 1,
    })
    const message = row && atHead(context, over, 'head')
    if (!message) return undefined
    const y = bottom(message.box) + 0.6 * gap
    const picture = over.picture({ x: 0, y, width: canvas.widthPx, height: row.top - 0.4 * gap - y }, 'head')
    return picture && arranged(context, picture, message, row)
  },

  corner(context: ComposeContext, over: Over) {
    const { canvas } = context
    const { x, gap } = pageOf(canvas)
    const message = atHead(context, over, 'corner')
    if (!message) return undefined
    const y = bottom(message.box) + 0.7 * gap
    return firstFound(SHAPES[posterShape(canvas)].starts, (share) => {
      const from = pictureStart(context, share) * canvas.widthPx
      const room = { x: from, y, width: canvas.widthPx - from, height: canvas.heightPx - y }
      const picture = over.picture(room, 'corner')
      const foot = picture && footColumn(context, { look: over.look, x, width: picture.box.x - x - 0.7 * gap })
      return foot && arranged(context, picture, message, foot)
    })
  },

  /**
   * Sets the message at the start and the rest at the end, on one line; or else the message over a row of its own
   * width.
   */
  foot(context: ComposeContext, over: Over) {
    const { look } = over
    const { x, width, gap, end: base, baseline } = pageOf(context.canvas)
    const picture = over.picture(wholeOf(context.canvas), 'foot')
    const end = picture && footColumn(context, { look, x: x + 0.55 * width, width: 0.45 * width, ending: true })
    if (!end) return undefined
    const beside = atFoot(context, look, width - end.widthPx - gap, base)
    if (beside) return arranged(context, picture, beside, end)
    const row = offerRow(context, look, baseline)
    const message = row && atFoot(context, look, width, row.top - 0.8 * gap)
    return message && arranged(context, picture, message, row)
  },
}

/**
 * Returns true if the name stands over the headline. Above a row that closes the ad it stands in that row, except on a
 * story.
 */
function isNamed({ canvas }: ComposeContext, place: 'head' | 'corner'): boolean {
  return place === 'corner' || canvas.isCovered
}

function atHead(context: ComposeContext, over: Over, place: 'head' | 'corner'): Message | undefined {
  const { canvas } = context
  const { x, width, top } = pageOf(canvas)
  const shape = SHAPES[posterShape(canvas)]
  const { lines = shape.lines, until = 1 } = over
  const height = Math.min(shape[place] * canvas.heightPx, until * canvas.heightPx - top)
  return leadMessage(context, over.look, { x, width, y: top, height, lines, named: isNamed(context, place) })
}

/** Sets the message with its last line on `base`. Returns undefined if its headline would have to be small. */
function atFoot(context: ComposeContext, look: BarLook, width: number, base: number): Message | undefined {
  const { canvas } = context
  const { min } = SHAPES[posterShape(canvas)]
  const height = base - FOOT_TOP * canvas.heightPx
  const set = (y: number) =>
    leadMessage(context, look, { x: pageOf(canvas).x, y, width, height, lines: 3, named: true, bare: true })
  const first = set(0)
  return first && first.headlineSize >= min * canvas.side ? set(base - first.box.height) : undefined
}

function arranged(context: ComposeContext, picture: PlacedPicture, message: Message, foot: BaselineRow): Layer[] {
  return finish(picture, { message: message.layers, close: foot.layers, base: context.canvas.heightPx })
}

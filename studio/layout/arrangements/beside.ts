import { bottom } from '../../basics/boxes.ts'
import { type Box } from '../../layers/box.ts'
import { footColumn } from '../blocks/closing.ts'
import { aloneBy, type BaselineRow, baselineRow } from '../blocks/foot-row.ts'
import { leadMessage } from '../blocks/lead-message.ts'
import { posterShape } from '../../canvas/shape-rules.ts'
import { pageOf } from '../../canvas/page.ts'
import { type ComposeContext, pictureStart } from '../compose-context.ts'
import type { Layer, PhotoLayer } from '../../layers/layout.ts'
import { placedPart } from '../picture/backdrop-place.ts'
import type { InnerSide } from '../picture/bled-photo.ts'
import type { Message } from '../blocks/message.ts'
import type { WordsLook } from '../sets/product-set.ts'
import { firstFound } from './first-found.ts'
import { finish, type PlacedPicture } from './arranged.ts'
import { drawTogether, movedDown } from './stance.ts'
import { bottomOf } from './seamless-foot.ts'

/** Place of the picture: at the end of the canvas, above the words, or below them. */
export type PictureSide = 'end' | 'head' | 'foot'

export interface Beside {
  look: WordsLook
  /** Start of a picture at the end, as a share of the width. */
  start?: number
  /**
   * Places the picture in its part of the canvas. Words keep clear of its box. Returns undefined if it has no place.
   */
  picture: (room: Box, side: PictureSide) => PlacedPicture | undefined
  /**
   * Returns a bar that closes the ad over its whole width, in place of the offer and the action under the words at the
   * start.
   */
  foot?: () => BaselineRow | undefined
}

/**
 * `besideUpTo`: a picture up to this aspect ratio (width over height) stands beside the words, and begins at `start` (a
 * share of the width). `head`: shares of the height that a picture above the words may take, of which the first that it
 * can fill is taken. `lines`: lines of a headline that has the whole width. `words`: share of the height that the words
 * may take above a picture.
 */
const SHAPES = {
  square: { besideUpTo: 1.12, start: 0.47, head: [0.58, 0.63, 0.67, 0.7], lines: 2, words: 0.24 },
  portrait: { besideUpTo: 0.6, start: 0.47, head: [0.54], lines: 3, words: 0.235 },
  rectangle: { besideUpTo: 1.12, start: 0.5, head: [0.5, 0.58, 0.63], lines: 2, words: 0.31 },
}

/** Returns true if a picture with this aspect ratio (width over height) is best shown beside the words. */
export function isForBeside({ canvas }: ComposeContext, aspect: number): boolean {
  return aspect < SHAPES[posterShape(canvas)].besideUpTo
}

/** Arranges the picture on one side of the canvas and all words on the other, for the first of the sides that holds. */
export function arrangeBeside(context: ComposeContext, beside: Beside, sides: PictureSide[]): Layer[] | undefined {
  return firstFound(sides, (side) => SIDES[side](context, beside))
}

/** Returns the share of the width that a photo gains or gives up because of the stance. */
function widerBy({ direction }: ComposeContext): number {
  const picture = direction.stance?.picture
  return picture === 'off the edge' ? 0.06 : picture === 'with air' ? -0.04 : 0
}

const SIDES = {
  /** Sets the words in a column at the start: the message from its head on, what closes the ad at its foot. */
  end(context: ComposeContext, { look, start: wanted, picture: place, foot }: Beside) {
    const { canvas } = context
    const { x, top, gap } = pageOf(canvas)
    const bar = foot?.()
    if (foot && !bar) return undefined
    const start = pictureStart(context, wanted ?? SHAPES[posterShape(canvas)].start) - widerBy(context)
    const from = Math.round(start * canvas.widthPx)
    const base = bar ? bar.top - 0.4 * gap : canvas.footEdgePx
    const picture = place({ x: from, y: 0, width: canvas.widthPx - from, height: base }, 'end')
    const width = picture ? picture.box.x - x - AIR * gap : 0
    const closing = picture && (bar ?? footColumn(context, { look, x, width }))
    if (!closing) return undefined
    const height = closing.top - gap - top
    const message = leadMessage(context, look, { x, y: top, width, height, lines: 5, named: !bar })
    if (!message || (canvas.isCovered && message.headlineSize < STORY_COLUMN * canvas.side)) return undefined
    const together = drawTogether(context, message, closing, { gap, isColumn: !bar })
    return finish(picture, { message: together.message.layers, close: together.close, base })
  },

  /** Sets the words under the picture, with offer and action in a row at their foot. */
  head(context: ComposeContext, { look, picture: place }: Beside) {
    const { canvas } = context
    const { widthPx: width, heightPx, isCovered, isSmall } = canvas
    const { lines, head } = SHAPES[posterShape(canvas)]
    const page = pageOf(canvas)
    const row = offerRowInside(context, look, page.baseline)
    if (!row) return undefined
    const placed = firstFound(head, (share) => {
      const base = Math.round(share * heightPx)
      const picture = place({ x: 0, y: 0, width, height: base }, 'head')
      return picture && { picture, base }
    })
    if (!placed) return undefined
    const { picture, base } = placed
    const y = bottom(picture.box) + (isSmall || isCovered ? 1 : 0.7) * page.gap
    const height = row.top - 0.9 * page.gap - y
    const message = messageWithReason(context, look, { ...page, y, height, lines, named: true }, !isCovered)
    if (!message) return undefined
    // Half of what is left between words and row goes above the words, up to a gap: they never hang from the picture.
    const { layers } = movedDown(message, Math.min(page.gap, (y + height - bottom(message.box)) / 2))
    return finish(picture, { message: layers, close: row.layers, base })
  },

  /**
   * Sets the words above the picture, which takes what they leave. What closes the ad stands beside a picture that lies
   * in the corner, else in a row above it.
   */
  foot(context: ComposeContext, { look, picture: place }: Beside) {
    const { canvas } = context
    const { lines, words } = SHAPES[posterShape(canvas)]
    const page = pageOf(canvas)
    const height = words * canvas.heightPx
    const message = leadMessage(context, look, { ...page, y: page.top, height, lines, named: true, bare: true })
    const base = canvas.footEdgePx
    const under = (y: number, x = 0) => place({ x, y, width: canvas.widthPx - x, height: base - y }, 'foot')
    const atTop = offerRow(context, look, 0)
    const row = message && atTop && offerRow(context, look, bottom(message.box) + page.gap - atTop.top)
    if (!row) return undefined
    const picture = under(bottomOf(row.layers) + page.gap)
    if (!picture) return undefined
    const isCorner = picture.box.x > page.x && !canvas.isCovered
    const cornered = firstFound(isCorner ? COLUMNS : [], (share) => {
      const width = share * page.width
      const corner = under(bottom(message.box) + page.gap, page.x + width + AIR * page.gap)
      const column = corner && footColumn(context, { look, x: page.x, width })
      return column && finish(corner, { message: message.layers, close: column.layers, base })
    })
    return cornered ?? finish(picture, { message: message.layers, close: row.layers, base })
  },
}

/** Share of its own size that a headline keeps at least beside a reason to buy. */
const KEPT_BESIDE_REASON = 0.8

/** Makes the message under a picture, with the reason to buy if that leaves the headline its size. */
function messageWithReason(
  context: ComposeContext,
  look: WordsLook,
  at: Parameters<typeof leadMessage>[2],
  mayBeBare: boolean,
): Message | undefined {
  const full = mayBeBare && !context.direction.words.support ? undefined : leadMessage(context, look, at)
  if (!mayBeBare) return full
  const bare = leadMessage(context, look, { ...at, bare: true })
  const isLarge = full && bare && full.headlineSize >= KEPT_BESIDE_REASON * bare.headlineSize
  return isLarge ? full : bare
}

/**
 * Shares of the page for what closes the ad beside a picture in the corner: the widest that leaves the picture what it
 * shows is taken.
 */
const COLUMNS = [0.38, 0.34, 0.3]

/**
 * Smallest headline in a column on a story, as a share of its width: below that, too much of the canvas above it is
 * empty.
 */
const STORY_COLUMN = 0.075

/** Gap between words and the picture beside them, in gaps of the page. */
const AIR = 1.2

/** Sets the row so high that all of it lies where nothing covers it: a filled label reaches lower than its words. */
function offerRowInside(context: ComposeContext, look: WordsLook, baseline: number) {
  const row = offerRow(context, look, baseline)
  const over = row ? bottomOf(row.layers) - bottom(context.canvas.safe) : 0
  return over > 0 ? offerRow(context, look, baseline - Math.ceil(over)) : row
}

/** Sets offer and action alone, over the width of the page. */
export function offerRow(context: ComposeContext, look: WordsLook, baseline: number): BaselineRow | undefined {
  const { x, width } = pageOf(context.canvas)
  const without = { name: true, support: true }
  return baselineRow(context, { x, width, baseline, look, by: aloneBy(context.canvas), without })
}

interface BesidePhoto {
  look: WordsLook
  /** Start of a photo at the end, as a share of the width. */
  start: number
  /** Places the photo in its room, of which it takes at least the share `minShare`. */
  photo: (context: ComposeContext, room: Box, inner: InnerSide, minShare: number) => PhotoLayer | undefined
  /** Returns the photo on what lies behind it. */
  dress: (photo: PhotoLayer, room: Box, inner: InnerSide) => Layer[]
}

const INNER: Record<PictureSide, InnerSide> = { end: 'left', head: 'bottom', foot: 'top' }

/** Shares of its room that a photo has to take: all of it, or a part if no side has a room of its form. */
const MIN_SHARES = [1, 0.5]
/** Shares of the width by which a photo at the end may begin earlier, if what it shows is wide. */
const EARLIER = [0, 0.06, 0.12]

/**
 * Arranges a photo off the canvas's edges beside, above or below the words: where it is largest, and if two are alike,
 * where the seed has it.
 */
export function arrangePhoto(context: ComposeContext, { look, start, photo, dress }: BesidePhoto): Layer[] | undefined {
  return firstFound(triesFor(context), ({ minShare, coveredMax }) => {
    const photoIn = (room: Box, side: PictureSide) => {
      const shown = photo(context, room, INNER[side], minShare)
      return shown && coveredShare(context, shown) <= coveredMax ? shown : undefined
    }
    const picture = (room: Box, side: PictureSide) => {
      const shown = photoIn(room, side)
      if (!shown) return undefined
      const part = side === 'foot' ? { ...room, x: 0, width: context.canvas.widthPx } : room
      const box = side === 'foot' ? shown.box : room
      return { box, dress: () => ({ behind: dress(shown, part, INNER[side]) }) }
    }
    return firstFound(placesFor(context, start, photoIn), (place) =>
      arrangeBeside(context, { look, start: place.start, picture }, [place.side]),
    )
  })
}

/**
 * Shares of what a photo shows that an app may cover at the head of a story: at another side nothing is covered, but a
 * photo that no other side holds is better large than framed small.
 */
const COVERED_MAX = [0.3, 0.5]

/** Lists what a photo has to fill and may have covered, in the order tried. */
function triesFor({ canvas }: ComposeContext): { minShare: number; coveredMax: number }[] {
  const bounds = canvas.isCovered ? COVERED_MAX : [1]
  return bounds.flatMap((coveredMax) => MIN_SHARES.map((minShare) => ({ minShare, coveredMax })))
}

/** Returns the share of what a photo shows that an app covers at the head of a story. */
function coveredShare({ canvas, hero }: ComposeContext, { crop, box }: PhotoLayer): number {
  if (!canvas.isCovered || !hero.subject) return 0
  const shown = placedPart(hero.subject, crop, box)
  return Math.max(0, canvas.safe.y - shown.y) / shown.height
}

/**
 * Factors for the area of a photo on the first, second and third side of the seed's order: on an earlier side it may be
 * so much smaller.
 */
const WANTED = [1.5, 1.22, 1]

/** Returns the sides in the order that the seed prefers. Consecutive seeds differ as much as possible. */
function preferredSides(seed: number): PictureSide[] {
  const first = (seed * Math.sqrt(5)) % 1
  const sides: PictureSide[] = ['head', 'end', 'foot']
  const [favorite] = sides.splice(Math.floor(3 * first), 1)
  return [favorite!, ...((3 * first) % 1 < 0.5 ? sides : sides.toReversed())]
}

function placesFor(
  { canvas, direction }: ComposeContext,
  start: number,
  photo: (room: Box, side: PictureSide) => PhotoLayer | undefined,
): { side: PictureSide; start: number }[] {
  const { widthPx: width, footEdgePx: height } = canvas
  const sides: PictureSide[] = canvas.isCovered ? ['foot', 'head', 'end'] : ['end', 'head', 'foot']
  const preferred = preferredSides(direction.seed)
  // Beside words a story has room for a tall strip alone, which is seldom all that a photo shows. And under words that
  // stand below a photo the story is empty, down to the foot that an app covers.
  const worthOf = (side: PictureSide) => {
    if (canvas.isCovered) return side === 'foot' ? WANTED[0]! : 1
    return WANTED[preferred.indexOf(side)]!
  }
  const { head, foot } = ABOUT[canvas.isSmall ? 'small' : 'large']
  const places = sides.flatMap((side) => {
    const found: { side: PictureSide; start: number; area: number }[] = []
    for (const by of side === 'end' ? EARLIER : [0]) {
      const x = Math.round((start - by) * width)
      const rooms = {
        end: { x, y: 0, width: width - x, height },
        head: { x: 0, y: 0, width, height: Math.round(head * height) },
        foot: { x: 0, y: Math.round(foot * height), width, height: Math.round((1 - foot) * height) },
      }
      const { box } = photo(rooms[side], side) ?? {}
      if (box) found.push({ side, start: start - by, area: box.width * box.height * worthOf(side) })
      if (box && box.height >= rooms[side].height) break
    }
    return found
  })
  return places.toSorted((one, other) => other.area - one.area)
}

/** Shares of the height: approximately what a photo above the words takes, and where one below them begins. */
const ABOUT = { large: { head: 0.58, foot: 0.44 }, small: { head: 0.5, foot: 0.56 } }

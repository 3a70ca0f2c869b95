import { bottom, right } from '../../basics/boxes.ts'
import { type Box, headlineOf } from '../../layers/box.ts'
import { closeStory, footColumn } from '../blocks/closing.ts'
import { type BaselineRow, baselineRow, type FootRowOptions } from '../blocks/foot-row.ts'
import { type Message, stackMessage } from '../blocks/message.ts'
import { posterShape } from '../../canvas/shape-rules.ts'
import { footScale, supportUnder } from '../../canvas/foot-scale.ts'
import { pageOf, storyEnd } from '../../canvas/page.ts'
import { type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import type { Words } from '../../words/words.ts'
import type { Layer, Placement } from '../../layers/layout.ts'
import { footHolding, placedBounds, placeForGroup } from '../../layers/placement.ts'
import type { Dressed, WordsLook } from '../sets/product-set.ts'
import { mayLeaveBy } from '../picture/close-up.ts'
import { arrangedOf, type ArrangedProduct } from './arranged.ts'
import { firstFound } from './first-found.ts'
import { drawTogether, movedDown, stanceRoom } from './stance.ts'

export interface Poster {
  /** Colors of the words on the set, and of those in the foot row unless `footLook` gives others. */
  look: WordsLook
  footLook?: WordsLook | undefined
  /** Words of the foot that differ from the ad's, because they stand elsewhere. */
  footWords?: Partial<Words>
  tune?: Partial<PosterTune>
  /** Returns what closes the ad; by default a row on the page's baseline. */
  foot?: (without: FootRowOptions['without']) => BaselineRow | undefined
  /** Places the product in the room that words and foot leave it. Returns undefined if the idea does not hold. */
  place: (room: Box, at: { alignX: number; isBeside: boolean }) => Placement | undefined
  /** The product hangs in the air, and may leave the canvas. */
  bleeds?: boolean
  /**
   * Returns the x at which the set begins, of which words beside the product keep clear; by default where the product
   * begins.
   */
  startOf?: (placement: Placement) => number
  /** Returns the set round what was arranged, or undefined if it finds no room. */
  dress: (arranged: ArrangedProduct) => Dressed | undefined
  /** Returns what is laid over everything, as a sticker is, or undefined if it finds no room. */
  over?: (arranged: ArrangedProduct) => Layer[] | undefined
}

/** Values that may differ from poster to poster. */
export type PosterTune = typeof TUNE

const TUNE = {
  /** Largest headline, in shares of the canvas's shorter side. */
  headline: 0.14,
  /** Closing of the words beside a product: a row over the whole width, or offer and action in their own column. */
  closing: 'row' as 'row' | 'column',
  /** Factor for the price's size. */
  price: 1,
  /** The name stands over the headline, or at the foot. */
  name: 'over' as 'over' | 'foot',
  /** The support line stands under the headline (in a column as a list, if there is one), or at the foot. */
  support: 'foot' as 'under' | 'list' | 'foot' | 'nowhere',
  /** Aspect ratio (width over height) up to which the product stands beside the words. */
  besideUpTo: 0.95,
  /** Start of the room of a product beside the words, as a share of the width. */
  start: 0.47,
  /** Place of the product in its room: the share of the free width that lies at its start. */
  alignX: 0.6,
  /** Rotation in degrees of a headline that stands alone, if there is room to lean. */
  slant: 0,
  /** Distance of the product to the foot, in gaps of the page. */
  lift: 1,
  align: 'left' as 'left' | 'center',
  /** Factor for the height and the lines that words above the product may take. */
  words: 1,
  /** A product under the words covers the foot of a headline of several lines, in the family's first form. */
  dips: false,
}

/**
 * `headline`: factor for the poster's headline. `min`: smallest headline, as a share of the shorter side. `lines`:
 * lines of a headline that has the whole width. `words`: share of the height that words above the product may take.
 * `air`: width of the gaps in the message.
 */
const SHAPES = {
  square: { headline: 1, min: 0.055, lines: 2, words: 0.31, air: 0.95 },
  portrait: { headline: 1.3, min: 0.07, lines: 3, words: 0.19, air: 0.95 },
  rectangle: { headline: 1.05, min: 0.074, lines: 2, words: 0.33, air: 0.75 },
}

/** Factor for `besideUpTo` if the canvas has little height to spare under words. */
const SMALL_BESIDE = 1.35
/** Smallest height of a product's room, in shares of the shorter side. */
const MIN_ROOM = 0.2

/**
 * Arranges words at the head, what closes the ad at the foot, and the product as large as the rest allows: beside the
 * words, or under them.
 */
export function arrangePoster(context: ComposeContext, poster: Poster): Layer[] | undefined {
  const tune = { ...TUNE, ...poster.tune }
  // A name that finds no room at the foot stands over the headline.
  const found = arrange(context, poster, tune)
  return found ?? (tune.name === 'foot' ? arrange(context, poster, { ...tune, name: 'over' }) : undefined)
}

function arrange(context: ComposeContext, poster: Poster, tune: PosterTune): Layer[] | undefined {
  const found = context.canvas.isCovered
    ? downStory(context, poster, tune)
    : besideOrUnder(context, partsOf(context, poster, tune), tune)
  return found && finish(poster, found)
}

function besideOrUnder(context: ComposeContext, parts: Parts, tune: PosterTune): Found | undefined {
  const aspect = productAspect(context)
  const besideUpTo = tune.besideUpTo * (context.canvas.isSmall ? SMALL_BESIDE : 1)
  const found = aspect <= besideUpTo ? beside(context, parts, tune) : undefined
  if (found && (aspect < NARROW || !isTorn(found.message))) return found
  return under(context, parts, tune) ?? found
}

/**
 * Aspect ratio (width over height) below which a product is small under words: it stays beside them however they break.
 */
const NARROW = 0.6

/**
 * Returns true if sentences break badly: "Loud / fruit. / No / sugar.", or with the end of one sentence and the
 * beginning of the next on one line.
 */
function isTorn({ layers }: Message): boolean {
  const lines = headlineOf(layers)?.lines ?? []
  const inner = /[.!?]\s+\S/u
  const joined = lines.map(({ text }) => text).join(' ')
  return inner.test(joined) && lines.length > 1 && (lines.length > 3 || lines.some(({ text }) => inner.test(text)))
}

interface Found extends Omit<ArrangedProduct, 'words' | 'close' | 'texts'> {
  message: Message
  close: Layer[]
}

type Parts = ReturnType<typeof partsOf>

/** Prepares each part, to be given its room later. */
function partsOf(context: ComposeContext, poster: Poster, tune: PosterTune) {
  const { direction } = context
  const { look, footLook = look, startOf, bleeds = false } = poster
  const page = pageOf(context.canvas)
  const shape = SHAPES[posterShape(context.canvas)]
  // The foot may have other words than the rest of the ad.
  const closing = { ...context, direction: { ...direction, words: { ...direction.words, ...poster.footWords } } }
  const { price, alignX } = tune
  const without = { name: tune.name === 'over', support: tune.support !== 'foot' }
  const setMessage = (room: MessageRoom, own?: Partial<PosterMessage>) =>
    setPosterMessage(context, room, { look, ...tune, ...own })
  return {
    page,
    closing,
    look,
    footLook,
    row: () => (poster.foot ? poster.foot(without) : baselineRow(closing, { ...page, look: footLook, without, price })),
    column: (width: number) => footColumn(closing, { look, x: page.x, width, price, end: page.baseline }),
    /** Places the product, and returns where the words beside it have to end. */
    place: (own: Box, isBeside: boolean) => {
      const placeIn = (room: Box) =>
        placeForGroup(room, context.groupWidths ?? 1, (zone) => poster.place(zone, { alignX, isBeside }))
      const stood = placeIn(stanceRoom(context, own, bleeds))
      const found = stood && !mayLeaveBy(context, cutAtEnd(context, stood.placement)) ? placeIn(own) : stood
      return found && { ...found, start: startOf?.(found.placement) ?? found.box.x }
    },
    setMessage,
    /** Sets the message over the whole width, `times` as high as the shape has it. */
    setWide: (times: number, own?: Partial<PosterMessage>) => {
      const height = tune.words * shape.words * times * context.canvas.heightPx
      return setMessage({ width: page.width, height, lines: Math.round(tune.words * shape.lines) }, own)
    },
  }
}

/** Returns the share of a placed product's width that lies beyond the canvas's end. */
function cutAtEnd({ canvas }: ComposeContext, placement: Placement): number {
  const bounds = placedBounds(placement)
  return Math.max(0, right(bounds) - canvas.widthPx) / bounds.width
}

type MessageRoom = Pick<Box, 'width' | 'height'> & { lines: number }
type PosterMessage = PosterTune & Pick<Poster, 'look'>

function setPosterMessage(
  context: ComposeContext,
  { lines, ...room }: MessageRoom,
  own: PosterMessage,
): Message | undefined {
  const { canvas } = context
  const page = pageOf(canvas)
  const shape = SHAPES[posterShape(canvas)]
  const scale = footScale(canvas)
  const isList = own.support === 'list'
  // The foot of a small rectangle has no room for the support line.
  const isUnder = own.support === 'under' || (own.support === 'foot' && canvas.shape === 'rectangle')
  const message = stackMessage(context, {
    x: page.x,
    y: page.top,
    ...room,
    look: own.look,
    align: own.align,
    headline: {
      max: own.headline * shape.headline * canvas.side,
      min: Math.min(own.headline, shape.min) * canvas.side,
      lines,
    },
    nameSize: own.name === 'over' ? 0.86 * scale.name : 0,
    supportSize: isList || isUnder ? supportUnder(canvas) : 0,
    supportLines: 4,
    asList: isList && scale.support > 0,
    air: shape.air,
  })
  const isAlone = message?.layers.length === 1 && !canvas.isSmall
  return isAlone ? { ...message, layers: [{ ...message.layers[0]!, rotation: own.slant } as Layer] } : message
}

/** Share of the size at which a headline is torn that it may shrink to in order to stay whole. */
const WHOLE_WORTH = 0.6

function beside(context: ComposeContext, parts: Parts, tune: PosterTune): Found | undefined {
  const { page } = parts
  const isColumn = tune.closing === 'column' || context.direction.stance?.words === 'head'
  const row = isColumn ? undefined : parts.row()
  if (!isColumn && !row) return undefined
  const base = row ? row.top - tune.lift * page.gap : page.baseline
  const start = pictureStart(context, tune.start) * context.canvas.widthPx
  const room = { x: start, y: page.top, width: page.x + page.width + 0.3 * page.x - start, height: base - page.top }
  const found = parts.place(room, true)
  const width = found && found.start - page.x - page.gap
  const foot = width && (row ?? parts.column(width))
  if (!foot) return undefined
  // In a column message and offer are two things: the gap between them is wider than the leading of either.
  const apart = (row ? 1 : 1.5) * page.gap
  const height = foot.top - apart - page.top
  const support = isColumn && tune.support === 'foot' ? 'under' : tune.support
  const free = parts.setMessage({ width, height, lines: 4 }, { support })
  const whole = free && isTorn(free) ? parts.setMessage({ width, height, lines: 2 }, { support }) : undefined
  const message = whole && !isTorn(whole) && whole.headlineSize > WHOLE_WORTH * free!.headlineSize ? whole : free
  if (!message) return undefined
  // A message that is drawn down to the edge of a plane under what closes the ad looks as if it had slipped.
  const isOverPlane = !isColumn && parts.footLook !== parts.look
  const together = isOverPlane
    ? { message, close: foot.layers }
    : drawTogether(context, message, foot, { gap: apart, isColumn })
  return { ...found, ...together, base, isBeside: true, foot: isColumn ? undefined : base }
}

/** Aspect ratio (width over height) below which a product needs the height: the words above it take less of theirs. */
const HIGH = 1.2
const WORDS_OVER_HIGH = 0.66

function under(context: ComposeContext, parts: Parts, tune: PosterTune): Found | undefined {
  const { canvas } = context
  const { page, look, footLook } = parts
  const row = parts.row()
  if (!row) return undefined
  const isAtFoot = context.direction.stance?.words === 'foot'
  const times = productAspect(context) < HIGH ? WORDS_OVER_HIGH : 1
  const message = parts.setWide(times, { look: isAtFoot ? footLook : look })
  if (!message) return undefined
  const low = isAtFoot ? movedDown(message, row.top - page.gap - bottom(message.box)) : undefined
  const base = (low?.box.y ?? row.top) - tune.lift * page.gap
  const dipped = tune.dips && context.candidate === 0 && !low && !context.needsPlate ? dip(message) : undefined
  const top = low ? 0.6 * page.top : (dipped?.top ?? bottom(message.box) + 0.6 * page.gap)
  const height = base - top
  if (height < MIN_ROOM * canvas.side) return undefined
  const found = parts.place({ x: 0.7 * page.x, y: top, width: canvas.widthPx - 1.4 * page.x, height }, false)
  const moved = low ?? dipped?.message ?? message
  return found && { ...found, base, isBeside: false, foot: base, message: moved, close: row.layers }
}

/**
 * Factors for the ordinary height of the message. It may take that height if the product loses no more than this share
 * of its size.
 */
const STORY_WORDS = [1.9, 1.5, 1.2]
const WORDS_COST = 0.05

/**
 * Arranges a story: all words stand at the head, and the product has everything below, down over what the app covers.
 */
function downStory(context: ComposeContext, poster: Poster, tune: PosterTune): Found | undefined {
  const plain = arrangeStory(context, poster, tune)
  if (!plain) return undefined
  const minHeight = (1 - WORDS_COST) * plain.placement.box.height
  const louder = firstFound(STORY_WORDS, (times) => {
    const found = arrangeStory(context, poster, { ...tune, words: times * tune.words })
    return found && found.placement.box.height >= minHeight ? found : undefined
  })
  return louder ?? plain
}

/** Share of a product that may stand where an app covers it: never its better half. */
const COVERED_SHARE = 0.28

function arrangeStory(context: ComposeContext, poster: Poster, own: PosterTune): Found | undefined {
  const { canvas } = context
  const tune: PosterTune = { ...own, name: 'over', support: own.support === 'nowhere' ? 'nowhere' : 'under' }
  const { page, closing, look, setWide, place } = partsOf(context, poster, tune)
  const message = setWide(1)
  const closed = message && closeStory(closing, { look, message, tune })
  if (!closed) return undefined
  const { x } = closed.room
  const y = closed.room.y + 0.5 * page.gap
  const room = { x, y, width: canvas.widthPx - 0.5 * page.x - x, height: storyEnd(canvas) - y }
  const lowest = place(room, false)
  if (!lowest) return undefined
  const covered = bottom(lowest.box) - bottom(canvas.safe)
  const foot = Math.min(COVERED_SHARE * lowest.box.height, footHolding(context.hero, lowest.placement, COVERED_SHARE))
  const tooLow = Math.max(0, covered - foot)
  const found = tooLow > 0 ? place({ ...room, height: room.height - tooLow }, false) : lowest
  const base = bottom(room) - tooLow
  return found && { ...found, base, isBeside: false, foot: base, message, close: closed.layers }
}

/** Share of a line of the headline that a product covers when it dips into it. */
const DIP = 0.33

/**
 * Puts the headline behind the product, which begins above the headline's foot. Returns undefined for one line, of
 * which the product would hide too much.
 */
function dip(message: Message): { message: Message; top: number } | undefined {
  const headline = headlineOf(message.layers)!
  if (headline.lines.length < 2) return undefined
  const behind = { ...headline, behindProduct: true }
  const layers = message.layers.map((layer) => (layer === headline ? behind : layer))
  const top = bottom(headline.box) - (DIP * headline.box.height) / headline.lines.length
  return { message: { ...message, layers }, top }
}

function finish(poster: Poster, { message, close, placement, box, ...where }: Found): Layer[] | undefined {
  const arranged = { placement, box, ...arrangedOf(message.layers, close, where) }
  const over = poster.over ? poster.over(arranged) : []
  const dressed = poster.dress(arranged)
  if (!over || !dressed) return undefined
  const { behind, product = [] } = dressed
  const isBehind = message.layers.some((layer) => layer.kind === 'text' && layer.behindProduct)
  const picture = isBehind ? [...message.layers, ...product] : [...product, ...message.layers]
  return [...behind, ...picture, ...close, ...over]
}

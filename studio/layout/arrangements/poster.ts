import { bottom, type Box, headlineOf } from '../layers/box.ts'
import { closeStory, footColumn } from '../blocks/closing.ts'
import { type BaselineRow, baselineRow, type FootRowOptions } from '../blocks/foot-row.ts'
import { type Message, stackMessage } from '../blocks/message.ts'
import { type PosterShape, posterShape } from '../canvas/shape-rules.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { type Page, pageOf, STORY_END } from '../canvas/page.ts'
import { type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import type { Words } from '../../words/words.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { footHolding, placeForGroup } from '../layers/placement.ts'
import type { Dressed, WordsLook } from '../sets/product-set.ts'
import { arrangedOf, type ArrangedProduct } from './arranged.ts'
import { drawTogether, movedDown, stanceRoom, wordsAt } from './stance.ts'

export interface Poster {
  /** Of the words on the set, and of those in the foot row where `footLook` says nothing else. */
  look: WordsLook
  footLook?: WordsLook
  /** What the foot says otherwise than the ad does, because it stands elsewhere. */
  footWords?: Partial<Words>
  tune?: Partial<PosterTune>
  /** What closes the ad; by default a row on the page's baseline. */
  foot?: (page: Page, without: FootRowOptions['without']) => BaselineRow | undefined
  /** The product in the room that words and foot leave it; undefined where the idea does not hold. */
  place: (room: Box, at: { alignX: number; isBeside: boolean }) => Placement | undefined
  /** It hangs in the air, and may leave the canvas. */
  bleeds?: boolean
  /** Where the set begins that words beside the product keep clear of; by default where the product does. */
  startOf?: (placement: Placement) => number
  /** The set round what was arranged; undefined where it finds no room. */
  dress: (arranged: ArrangedProduct) => Dressed | undefined
  /** What is laid over it all, as a sticker is; undefined where it finds no room. */
  over?: (arranged: ArrangedProduct) => Layer[] | undefined
}

/** What may differ from poster to poster. */
export interface PosterTune {
  /** The largest headline, in shares of the canvas's shorter side. */
  headline: number
  /** What closes the words beside a product: a row over the whole width, or offer and action in their own column. */
  closing: 'row' | 'column'
  /** Times the price's size. */
  price: number
  /** The name stands over the headline, or at the foot. */
  name: 'over' | 'foot'
  /** The support line stands under the headline (in a column as a list where there is one), or at the foot. */
  support: 'under' | 'list' | 'foot' | 'nowhere'
  /** Up to this width over height the product stands beside the words. */
  besideUpTo: number
  /** Where the room of a product beside the words begins, as a share of the width. */
  start: number
  /** Where in its room the product stands, of what it leaves of the width. */
  alignX: number
  /** Of a headline that stands alone, where there is room to lean. */
  slant: number
  /** What the product keeps from the foot, in gaps of the page. */
  lift: number
  align: 'left' | 'center'
  /** Times the height and the lines that words over the product may take. */
  words: number
  /** A product under the words lies over the foot of a headline of several lines, in the family's first form. */
  dips: boolean
}

const TUNE: PosterTune = {
  headline: 0.14,
  closing: 'row',
  price: 1,
  name: 'over',
  support: 'foot',
  besideUpTo: 0.95,
  start: 0.47,
  alignX: 0.6,
  slant: 0,
  lift: 1,
  align: 'left',
  words: 1,
  dips: false,
}

interface ShapeTune {
  /** Times the poster's headline. */
  headline: number
  least: number
  /** Lines of a headline that has the whole width. */
  lines: number
  /** Share of the height that words over the product may take. */
  words: number
  air: number
}

const SHAPES: Record<PosterShape, ShapeTune> = {
  square: { headline: 1, least: 0.055, lines: 2, words: 0.31, air: 0.95 },
  portrait: { headline: 1.3, least: 0.07, lines: 3, words: 0.19, air: 0.95 },
  rectangle: { headline: 1.05, least: 0.074, lines: 2, words: 0.33, air: 0.75 },
}

/** Times `besideUpTo`, where the canvas has little height to spare under words. */
const SMALL_BESIDE = 1.35
/** A room of less height, in shares of the shorter side, is none for a product. */
const LEAST_ROOM = 0.2

/** Words at the head, what closes at the foot, and the product as large as the rest allows: beside the words, or under them. */
export function arrangePoster(context: ComposeContext, poster: Poster): Layer[] | undefined {
  const tune = { ...TUNE, ...poster.tune }
  // A name that finds no room at the foot stands over the headline.
  return (
    arrange(context, poster, tune) ??
    (tune.name === 'foot' ? arrange(context, poster, { ...tune, name: 'over' }) : undefined)
  )
}

function arrange(context: ComposeContext, poster: Poster, tune: PosterTune): Layer[] | undefined {
  if (context.canvas.isCovered) {
    const story = downStory(context, poster, tune)
    return story && finish(poster, story)
  }
  const parts = partsOf(context, poster, tune)
  const aspect = productAspect(context)
  const besideUpTo = tune.besideUpTo * (context.canvas.isSmall ? SMALL_BESIDE : 1)
  const found = aspect <= besideUpTo ? beside(context, parts, tune) : undefined
  if (found && (aspect < NARROW || !isTorn(found.message))) return finish(poster, found)
  const low = under(context, parts, tune) ?? found
  return low && finish(poster, low)
}

/** Under words a product of less width over height is small: it stays beside them however they break. */
const NARROW = 0.6

/** "Loud / fruit. / No / sugar.", or with the end of one sentence and the beginning of the next on one line. */
function isTorn({ layers }: Message): boolean {
  const lines = headlineOf(layers)?.lines ?? []
  const inner = /[.!?]\s+\S/u
  const joined = lines.map(({ text }) => text).join(' ')
  return inner.test(joined) && lines.length > 1 && (lines.length > 3 || lines.some(({ text }) => inner.test(text)))
}

interface Found extends Pick<ArrangedProduct, 'placement' | 'box' | 'base' | 'isBeside'> {
  message: Message
  close: Layer[]
  isAside?: boolean
}

type Parts = ReturnType<typeof partsOf>

/** The ad with what its foot says. */
function closingOf(context: ComposeContext, { footWords }: Poster): ComposeContext {
  const { direction } = context
  return { ...context, direction: { ...direction, words: { ...direction.words, ...footWords } } }
}

/** Each part, waiting to be told its room. */
function partsOf(context: ComposeContext, poster: Poster, tune: PosterTune) {
  const { canvas } = context
  const page = pageOf(canvas)
  const { look, footLook = look } = poster
  const closing = closingOf(context, poster)
  const without = { name: tune.name === 'over', support: tune.support !== 'foot' }
  return {
    page,
    row: () =>
      (poster.foot ?? (() => baselineRow(closing, { ...page, look: footLook, without, price: tune.price })))(
        page,
        without,
      ),
    column: (width: number) =>
      footColumn(closing, {
        look,
        ...{ x: page.x, width, price: tune.price, end: page.baseline },
      }),
    /** The product, and where the words beside it have to end. */
    place: (own: Box, isBeside: boolean) => {
      const at = { alignX: tune.alignX, isBeside }
      const room = stanceRoom(context, own, poster.bleeds ?? false)
      const found = placeForGroup(room, context.groupWidths ?? 1, (zone) => poster.place(zone, at))
      return found && { ...found, start: poster.startOf?.(found.placement) ?? found.box.x }
    },
    say: (width: number, height: number, lines: number, { support = tune.support, on = look } = {}) =>
      sayIn(context, on, { ...tune, support }, { page, width, height, lines }),
    look,
    footLook,
  }
}

/** Of the size at which a headline is torn, what it may be set at to stay whole. */
const WHOLE_WORTH = 0.6

function beside(context: ComposeContext, parts: Parts, tune: PosterTune): Found | undefined {
  const { page } = parts
  const isColumn = tune.closing === 'column' || wordsAt(context) === 'head'
  const row = isColumn ? undefined : parts.row()
  if (!isColumn && !row) return undefined
  const base = row ? row.top - tune.lift * page.gap : page.baseline
  const start = pictureStart(context, tune.start) * context.canvas.widthPx
  const room = { x: start, y: page.top, width: page.x + page.width + 0.3 * page.x - start, height: base - page.top }
  const found = parts.place(room, true)
  const width = found && found.start - page.x - page.gap
  const foot = width && (row ?? parts.column(width))
  if (!foot) return undefined
  // In a column message and offer are two things: between them is more than the leading of either.
  const height = foot.top - (row ? 1 : 1.5) * page.gap - page.top
  const say = (lines: number) =>
    parts.say(width, height, lines, {
      support: isColumn && tune.support === 'foot' ? 'under' : tune.support,
    })
  const free = say(4)
  const whole = free && isTorn(free) ? say(2) : undefined
  const message = whole && !isTorn(whole) && whole.headlineSize > WHOLE_WORTH * free!.headlineSize ? whole : free
  if (!message) return undefined
  // A message that is drawn down to the edge of a plane under what closes sits on it as if it had slipped.
  const isOverPlane = !isColumn && parts.footLook !== parts.look
  const together = isOverPlane
    ? { message, close: foot.layers }
    : drawTogether(context, message, foot, (row ? 1 : 1.5) * page.gap)
  return { ...found, ...together, base, isBeside: true, isAside: isColumn }
}

/** A product of less width over height needs the height: the words over it take less of theirs. */
const HIGH = 1.2
const WORDS_OVER_HIGH = 0.66

function under(context: ComposeContext, parts: Parts, tune: PosterTune): Found | undefined {
  const { canvas } = context
  const { page } = parts
  const shape = SHAPES[posterShape(canvas)]
  const row = parts.row()
  const isAtFoot = wordsAt(context) === 'foot'
  const share = tune.words * shape.words * (productAspect(context) < HIGH ? WORDS_OVER_HIGH : 1)
  const message =
    row &&
    parts.say(
      page.width,
      share * canvas.heightPx,
      Math.round(tune.words * shape.lines),
      isAtFoot ? { on: parts.footLook } : {},
    )
  if (!message) return undefined
  const low = isAtFoot ? movedDown(message, row.top - page.gap - bottom(message.box)) : undefined
  const base = (low?.box.y ?? row.top) - tune.lift * page.gap
  const dipped = tune.dips && context.candidate === 0 && !low && !context.needsPlate ? dip(message) : undefined
  const top = low ? 0.6 * page.top : (dipped?.top ?? bottom(message.box) + 0.6 * page.gap)
  const room = { x: 0.7 * page.x, y: top, width: canvas.widthPx - 1.4 * page.x, height: base - top }
  const over = room.height < LEAST_ROOM * canvas.side ? undefined : parts.place(room, false)
  if (!over) return undefined
  return { ...over, base, isBeside: false, message: low ?? dipped?.message ?? message, close: row.layers }
}

/** Times its ordinary height, what the message may take where that costs the product no more than this share of its size. */
const STORY_WORDS = [1.9, 1.5, 1.2]
const WORDS_COST = 0.05

/** On a story all that is said stands at the head, and the product has all that lies below, down over what the app covers. */
function downStory(context: ComposeContext, poster: Poster, tune: PosterTune): Found | undefined {
  const plain = sayAndStand(context, poster, tune)
  const least = plain && (1 - WORDS_COST) * plain.placement.box.height
  for (const times of least ? STORY_WORDS : []) {
    const louder = sayAndStand(context, poster, { ...tune, words: times * tune.words })
    if (louder && louder.placement.box.height >= least!) return louder
  }
  return plain
}

/** Of a product, what may stand where an app covers it: never its better half. */
const COVERED_SHARE = 0.28

function sayAndStand(context: ComposeContext, poster: Poster, own: PosterTune): Found | undefined {
  const { canvas } = context
  const tune: PosterTune = { ...own, name: 'over', support: own.support === 'nowhere' ? 'nowhere' : 'under' }
  const { page, say, place } = partsOf(context, poster, tune)
  const { words, lines } = SHAPES[posterShape(canvas)]
  const message = say(page.width, tune.words * words * canvas.heightPx, Math.round(tune.words * lines))
  const closing = message && closeStory(closingOf(context, poster), { look: poster.look, message, tune })
  if (!closing) return undefined
  const [x, top] = [closing.room.x, closing.room.y + 0.5 * page.gap]
  const end = canvas.isCovered ? STORY_END * canvas.heightPx : page.end
  const room = { x, y: top, width: canvas.widthPx - 0.5 * page.x - x, height: end - top }
  const lowest = place(room, false)
  if (!lowest) return undefined
  const covered = bottom(lowest.box) - bottom(canvas.safe)
  const foot = Math.min(COVERED_SHARE * lowest.box.height, footHolding(context.hero, lowest.placement, COVERED_SHARE))
  const tooLow = Math.max(0, covered - foot)
  const found = tooLow > 0 ? place({ ...room, height: room.height - tooLow }, false) : lowest
  return found && { ...found, base: bottom(room) - tooLow, isBeside: false, message, close: closing.layers }
}

/** Of a line of the headline, what a product that dips into it lies over. */
const DIP = 0.33

/** The headline behind the product, which begins over its foot; undefined for one line, of which the product would hide too much. */
function dip(message: Message): { message: Message; top: number } | undefined {
  const headline = headlineOf(message.layers)!
  if (headline.lines.length < 2) return undefined
  const behind = { ...headline, behindProduct: true }
  const layers = message.layers.map((layer) => (layer === headline ? behind : layer))
  return {
    message: { ...message, layers },
    top: bottom(headline.box) - (DIP * headline.box.height) / headline.lines.length,
  }
}

function finish(poster: Poster, { message, close, placement, box, isAside, ...where }: Found): Layer[] | undefined {
  const foot = isAside ? undefined : where.base
  const arranged = { placement, box, ...arrangedOf(message.layers, close, { ...where, foot }) }
  const over = poster.over ? poster.over(arranged) : []
  const dressed = poster.dress(arranged)
  if (!over || !dressed) return undefined
  const { behind, product = [] } = dressed
  const isBehind = message.layers.some((layer) => layer.kind === 'text' && layer.behindProduct)
  const picture = isBehind ? [...message.layers, ...product] : [...product, ...message.layers]
  return [...behind, ...picture, ...close, ...over]
}

function sayIn(
  context: ComposeContext,
  look: WordsLook,
  tune: PosterTune,
  o: { page: Page; width: number; height: number; lines: number },
): Message | undefined {
  const { canvas } = context
  const shape = SHAPES[posterShape(canvas)]
  const scale = footScale(canvas)
  const supportSize = tune.support === 'under' || tune.support === 'list' ? scale.support : 0
  const message = stackMessage(context, {
    ...{ x: o.page.x, y: o.page.top, width: o.width, height: o.height },
    look,
    headline: {
      max: tune.headline * shape.headline * canvas.side,
      min: Math.min(tune.headline, shape.least) * canvas.side,
      lines: o.lines,
    },
    nameSize: tune.name === 'over' ? 0.86 * scale.name : 0,
    supportSize,
    supportLines: 4,
    asList: tune.support === 'list' && supportSize > 0,
    air: shape.air,
    align: tune.align,
  })
  const rotation = tune.slant
  const isAlone = message?.layers.length === 1 && !canvas.isSmall
  return isAlone ? { ...message, layers: [{ ...message.layers[0]!, rotation } as Layer] } : message
}

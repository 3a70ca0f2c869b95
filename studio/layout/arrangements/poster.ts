import type { Box } from '#contract/report.ts'
import { baselineRow, type FootRowOptions } from '../blocks/foot-row.ts'
import { type Message, stackMessage } from '../blocks/message.ts'
import { type PosterShape, posterShape } from '../canvas/shape-rules.ts'
import { footScale } from '../canvas/foot-scale.ts'
import { type Page, pageOf } from '../canvas/page.ts'
import { type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import { bottom } from '../layers/box.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import type { FootLayers } from './studio-foot.ts'
import { allOf, type Dressed } from '../sets/product-set.ts'
import type { WordsLook } from '../sets/words-look.ts'

/** What a set is dressed round. */
export interface PosterArranged {
  placement: Placement
  /** Where the room of the product ends, above the foot. */
  base: number
  /** Everything that is written. */
  texts: Layer[]
}

export interface Poster {
  look: WordsLook
  tune?: Partial<PosterTune>
  /** What closes the ad; by default a row on the page's baseline. */
  foot?: (page: Page, without: FootRowOptions['without']) => FootLayers | undefined
  /** The product in the room that words and foot leave it, beside or under the words; undefined where the idea does not hold. */
  place?: (room: Box, beside: boolean) => Placement | undefined
  /** The set round what was arranged. */
  dress: (arranged: PosterArranged) => Dressed
}

/** What may differ from poster to poster. */
interface PosterTune {
  /** The largest headline, in shares of the canvas's shorter side. */
  headline: number
  /** The name stands over the headline, or at the foot. */
  name: 'over' | 'foot'
  /** The support line stands under the headline, or at the foot. */
  support: 'under' | 'foot' | 'nowhere'
  /** Up to this width over height the product stands beside the words. */
  besideUpTo: number
  /** Where the room of a product beside the words begins, as a share of the width. */
  start: number
  /** Of a product that the poster places itself. */
  anchor: 'foot' | 'center'
  alignX: number
  /** In degrees, beside the words and under them. */
  tilt: [beside: number, under: number]
  /** What the product keeps from the foot, in gaps of the page. */
  lift: number
  align: 'left' | 'center'
}

const TUNE: PosterTune = {
  headline: 0.14,
  name: 'over',
  support: 'foot',
  besideUpTo: 0.95,
  start: 0.47,
  anchor: 'center',
  alignX: 0.6,
  tilt: [0, 0],
  lift: 1,
  align: 'left',
}

interface ShapeTune {
  /** Times the poster's `besideUpTo`. */
  beside: number
  /** Times the poster's headline. */
  headline: number
  least: number
  /** Lines of a headline that has the whole width. */
  lines: number
  /** Share of the height that words over the product may take. */
  words: number
  /** A room of less height, in shares of the shorter side, is none for a product. */
  room: number
  air: number
}

/** A story has no width to spare beside words, and a small rectangle little height under them. */
const SHAPES: Record<PosterShape, ShapeTune> = {
  square: { beside: 1, headline: 1, least: 0.055, lines: 2, words: 0.31, room: 0.2, air: 0.95 },
  portrait: { beside: 0, headline: 1.3, least: 0.07, lines: 3, words: 0.23, room: 0.25, air: 0.95 },
  rectangle: { beside: 1.35, headline: 1.05, least: 0.074, lines: 2, words: 0.33, room: 0.2, air: 0.75 },
}

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
  const { canvas } = context
  const shape = SHAPES[posterShape(canvas)]
  const page = pageOf(canvas)
  const without = { name: tune.name === 'over', support: tune.support !== 'foot' }
  const close = poster.foot ?? (() => baselineRow(context, { ...page, look: poster.look, without }))
  const foot = close(page, without)
  if (!foot) return undefined
  const base = foot.top - tune.lift * page.gap
  const place =
    poster.place ??
    ((room: Box, beside: boolean) => {
      const rotation = tune.tilt[beside ? 0 : 1]
      return placeProduct(context.hero, room, { anchor: tune.anchor, alignX: tune.alignX, rotation })
    })
  const isBeside = productAspect(context) <= shape.beside * tune.besideUpTo
  if (isBeside) {
    const start = pictureStart(context, tune.start) * canvas.widthPx
    const room = { x: start, y: page.top, width: page.x + page.width + 0.3 * page.x - start, height: base - page.top }
    const placement = place(room, true)
    const width = placement && placedBounds(placement).x - page.x - page.gap
    const height = foot.top - page.gap - page.top
    const message = width && sayIn(context, poster.look, tune, { page, width, height, lines: 4 })
    return message ? finish(poster, { placement: placement!, base }, message, foot) : undefined
  }
  const height = shape.words * canvas.heightPx
  const message = sayIn(context, poster.look, tune, { page, width: page.width, height, lines: shape.lines })
  if (!message) return undefined
  const top = bottom(message.box) + 0.6 * page.gap
  const room = { x: 0.7 * page.x, y: top, width: canvas.widthPx - 1.4 * page.x, height: base - top }
  if (room.height < shape.room * canvas.side) return undefined
  const placement = place(room, false)
  return placement && finish(poster, { placement, base }, message, foot)
}

function finish(poster: Poster, arranged: Omit<PosterArranged, 'texts'>, message: Message, foot: FootLayers): Layer[] {
  const texts = [...message.layers, ...foot.layers]
  return [...allOf(poster.dress({ ...arranged, texts })), ...texts]
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
  return stackMessage(context, {
    x: o.page.x,
    y: o.page.top,
    width: o.width,
    height: o.height,
    headline: {
      max: tune.headline * shape.headline * canvas.side,
      min: Math.min(tune.headline, shape.least) * canvas.side,
      lines: o.lines,
      color: look.ink,
    },
    nameSize: tune.name === 'over' ? 0.86 * scale.name : 0,
    nameColor: look.accent,
    supportSize: tune.support === 'under' ? scale.support : 0,
    supportColor: look.soft,
    supportLines: 4,
    air: shape.air,
    align: tune.align,
  })
}

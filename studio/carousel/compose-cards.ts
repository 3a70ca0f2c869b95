import type { AdFormat } from '#contract/sizes.ts'
import type { Box } from '#contract/ads/report.ts'
import { makeCanvas } from '../canvas/canvas.ts'
import type { Direction } from '../direction/direction.ts'
import { hexToOklch } from '../color/oklch.ts'
import { linesOf } from '../layers/box.ts'
import { filled, rect } from '../layers/fill.ts'
import type { Layer, Layout, Placement, TextRole } from '../layers/layout.ts'
import { mirrorLayers } from '../layers/mirror.ts'
import { nameParts } from '../layers/name-parts.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { placeBadge } from '../layout/blocks/badge.ts'
import { placeOnBaseline, placeRun, run, type Run } from '../layout/blocks/block.ts'
import type { ComposeContext } from '../layout/compose-context.ts'
import { photoLayer } from '../layout/picture/photo-crop.ts'
import { planeLook } from '../layout/sets/foot-plane.ts'
import { needsNoFloor, standOn } from '../layout/sets/stand.ts'
import { groundLook } from '../layout/sets/style-ground.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { cardGround, FACE } from './card-ground.ts'

/** One card before it is laid out: its words, in its own language, and its photo. */
export interface CardWords {
  direction: Direction
  photo: StudiedPhoto
}

interface CardsInput {
  cards: readonly CardWords[]
  format: AdFormat
  seed: number
  typesetter: Typesetter
}

/** Thrown if the words of a card have no room. `card` counts from 0. */
export class CardDoesNotFit extends Error {
  override name = 'CardDoesNotFit'
  readonly card: number
  readonly part: TextRole

  constructor(card: number, part: TextRole) {
    super(`The words of card ${card + 1} do not fit. Please shorten them.`)
    this.card = card
    this.part = part
  }
}

/**
 * Lays out all cards on one ground: the line above the first product, the call to action above the last, and names and
 * prices in one size on one line. Throws CardDoesNotFit.
 */
export function composeCards({ cards, format, seed, typesetter }: CardsInput): Layout[] {
  const contexts = cards.map(({ direction, photo }) => contextOf({ direction, photo, format, typesetter }))
  const [lead] = contexts
  const { canvas } = lead!
  const { heightPx: h, side } = canvas
  const ground = cardGround(lead!, cards.length, Math.round(h - COUNTER * side))
  const sizes = commonSizes(contexts)
  return contexts.map((context, index): Layout => {
    const position = { isFirst: index === 0, isLast: index === cards.length - 1 }
    const front = composeCard(context, { ...position, index, sizes, counterTop: ground.counterTop })
    const isRtl = context.direction.textDirection === 'rtl'
    const own = isRtl ? mirrorLayers(front, canvas.widthPx) : front
    const { widthPx, heightPx } = canvas
    const layers = nameParts([...ground.partOf(index), ...own])
    const { direction } = context
    return { version: 2, format, widthPx, heightPx, seed, family: 'panel', candidate: 0, direction, layers }
  })
}

/** Height of the counter, in shares of the shorter side. */
const COUNTER = 0.3

function contextOf({
  direction,
  photo,
  format,
  typesetter,
}: CardWords & Pick<CardsInput, 'format' | 'typesetter'>): ComposeContext {
  return {
    canvas: makeCanvas(format),
    direction,
    photos: [photo],
    hero: photo.study,
    typesetter,
    candidate: 0,
    variation: { headlineScale: 1, headlineMaxPx: Number.POSITIVE_INFINITY, picture: 0 },
  }
}

interface Sizes {
  name: number
  price: number
}

/** Shares of the shorter side. */
const MARGIN = 0.07
const SIZE = { name: 0.05, price: 0.075, headline: 0.105, action: 0.054, legal: 0.025 }
/** Widths of the name and of the price, as shares of the room between the margins. */
const NAME_ROOM = 0.6
const PRICE_ROOM = 0.36

/** Finds the size at which every card's name and price can be set, so that all have the same. */
function commonSizes(contexts: readonly ComposeContext[]): Sizes {
  const { side } = contexts[0]!.canvas
  let sizes: Sizes = { name: SIZE.name * side, price: SIZE.price * side }
  for (const [card, context] of contexts.entries()) {
    const { name, price } = setWords(context, sizes, card)
    sizes = { name: Math.min(sizes.name, name.set.sizePx), price: Math.min(sizes.price, price?.set.sizePx ?? Infinity) }
  }
  return sizes
}

function setWords(context: ComposeContext, sizes: Sizes, card: number) {
  const { canvas, direction } = context
  const { words, type } = direction
  const look = planeLook(context)
  const room = canvas.widthPx - 2 * MARGIN * canvas.side
  const hasPrice = words.price !== undefined
  const name = run(context, 'name', words.name!, {
    color: look.ink,
    max: sizes.name,
    min: canvas.smallText,
    width: (hasPrice ? NAME_ROOM : 1) * room,
    lines: 3,
    height: 0.15 * canvas.side,
    leading: 1.16,
  })
  if (!name) throw new CardDoesNotFit(card, 'name')
  const price =
    words.price === undefined
      ? undefined
      : (run(context, 'price', words.price, {
          color: look.price,
          max: sizes.price,
          min: canvas.smallText,
          width: PRICE_ROOM * room,
          tracking: -0.02,
          lines: 2,
          leading: 1.08,
        }) ?? fail(card, 'price'))
  const oldPrice =
    words.oldPrice === undefined
      ? undefined
      : (run(context, 'old-price', words.oldPrice, {
          face: type.text,
          color: look.soft,
          max: 0.5 * sizes.price,
          min: canvas.floorText,
          width: PRICE_ROOM * room,
        }) ?? fail(card, 'old-price'))
  return { name, price, oldPrice }
}

function fail(card: number, part: TextRole): never {
  throw new CardDoesNotFit(card, part)
}

interface CardPosition {
  isFirst: boolean
  isLast: boolean
  index: number
  sizes: Sizes
  counterTop: number
}

function composeCard(context: ComposeContext, { isFirst, isLast, index, sizes, counterTop }: CardPosition): Layer[] {
  const { canvas, direction } = context
  const { widthPx: w, heightPx: h, side } = canvas
  const margin = MARGIN * side
  const head = headOf(context, { isFirst, isLast, index })
  const legal = legalOf(context)
  const { name, price, oldPrice } = setWords(context, sizes, index)
  const baseline = h - margin - (legal ? legal.heightPx + 0.02 * side : 0)
  const foot: Layer[] = [
    placeOnBaseline(name, margin, baseline),
    ...(price ? [placeOnBaseline(price, w - margin, baseline, true)] : []),
    ...(oldPrice ? [placeOnBaseline(oldPrice, w - margin, aboveOf(price, baseline, 0.022 * side), true)] : []),
    ...(legal ? [placeOnBaseline(legal, margin, h - 0.62 * margin)] : []),
  ]
  const top = head.length > 0 ? margin + HEAD * side + 0.03 * side : (direction.words.badge ? 0.12 : 0.1) * side
  const zone: Box = { x: margin, y: top, width: w - 2 * margin, height: counterTop + STAND * side - top }
  const product = productLayers(context, zone)
  const badge = badgeOf(context, { words: [...head, ...foot], zone, product, counterTop })
  return [...product, ...head, ...foot, ...badge]
}

/** Height of the line over the first product, and how far products stand on the counter; in shares of the shorter side. */
const HEAD = 0.2
const STAND = FACE * 0.75

/** The line of the first card, or the call to action of the last, which lies on a label. */
function headOf(
  context: ComposeContext,
  { isFirst, isLast, index }: Pick<CardPosition, 'isFirst' | 'isLast' | 'index'>,
): Layer[] {
  const { canvas, direction } = context
  const { widthPx: w, side } = canvas
  const margin = MARGIN * side
  const { words } = direction
  const look = groundLook(context)
  if (isFirst) {
    const headline = run(context, 'headline', words.headline, {
      color: look.ink,
      max: SIZE.headline * side,
      min: canvas.smallText,
      width: w - 2 * margin,
      height: HEAD * side,
      lines: 3,
      mayDivide: true,
    })
    if (!headline) throw new CardDoesNotFit(index, 'headline')
    return [placeRun(headline, margin, margin)]
  }
  if (!isLast) return []
  const action = run(context, 'call-to-action', words.callToAction, {
    color: look.action.text,
    max: SIZE.action * side,
    min: canvas.smallText,
    width: w - 3 * margin,
    lines: 2,
  })
  if (!action) throw new CardDoesNotFit(index, 'call-to-action')
  const pad = 0.032 * side
  const plate = {
    x: margin,
    y: margin,
    width: action.widthPx + 2.4 * pad,
    height: action.heightPx + 2 * pad,
  }
  return [
    filled(rect(plate), look.action.fill, { part: 'call-to-action' }),
    placeRun(action, margin + 1.2 * pad, plate.y + pad),
  ]
}

function legalOf(context: ComposeContext): Run | undefined {
  const { canvas, direction } = context
  const { legalLine } = direction.words
  if (!legalLine) return undefined
  return run(context, 'legal-line', legalLine, {
    color: planeLook(context).soft,
    max: SIZE.legal * canvas.side,
    min: canvas.floorText,
    width: canvas.widthPx - 2 * MARGIN * canvas.side,
    lines: 2,
  })
}

function aboveOf(price: Run | undefined, baseline: number, gap: number): number {
  return price ? baseline - price.heightPx - gap : baseline
}

/** The product on the counter, or its photo as a print that leans there if it is not cut out or would show its rim. */
function productLayers(context: ComposeContext, zone: Box): Layer[] {
  const { hero, direction } = context
  if (isFree(context)) {
    const hangs = needsNoFloor(context)
    const placement = placeProduct(hero, zone, { anchor: hangs ? 'center' : 'foot' })
    // A shadow that is cast aside would break off at the edge of the card.
    return standOn(context, placement, { isGlossy: direction.style === 'luxury' })
  }
  const height = zone.height - (STAND - 0.02) * context.canvas.side
  // A sticker beside a print covers nothing of it.
  const beside = direction.words.badge === undefined ? 0 : STICKER * context.canvas.side
  const width = Math.min(zone.width - beside, PRINT_ASPECT * height)
  const x = beside > 0 ? zone.x : zone.x + (zone.width - width) / 2
  return print(context, { ...zone, x: Math.round(x), width: Math.round(width), height: Math.round(height) })
}

/** Width of a print over its height, at most. */
const PRINT_ASPECT = 1.1

/** A photo on paper of its own color, so that prints of all photos are as large, however small a photo is. */
function print(context: ComposeContext, box: Box): Layer[] {
  const { hero, direction } = context
  const photo = photoLayer(context, box)
  if (photo.box.width >= box.width - 1 && photo.box.height >= box.height - 1) return [photo]
  const isPlain = hero.kind.startsWith('plain') && hero.kind !== 'plain-dark'
  const radius = direction.style === 'bold' || direction.style === 'luxury' ? 0 : photo.radius
  const paper = filled(rect(box, radius), isPlain ? hero.borderHex : '#ffffff', { isPlate: true, part: 'set' })
  return [paper, { ...photo, radius: isPlain ? 0 : photo.radius }]
}

/** Width that a print leaves to a sticker, in shares of the shorter side. */
const STICKER = 0.2

function isFree({ hero, direction: { colors } }: ComposeContext): boolean {
  const ground = hexToOklch(colors.ground).l > 0.6 ? 'light' : 'dark'
  const isSafe = hero.safeGrounds === 'any' || hero.safeGrounds === ground
  return hero.treatment === 'cutout' && isSafe && hero.touchesFrame.length === 0
}

interface BadgeRoom {
  words: Layer[]
  zone: Box
  product: Layer[]
  counterTop: number
}

/** The offer's words on a sticker beside the product, or in small type over it where no sticker has room. */
function badgeOf(context: ComposeContext, { words, zone, product, counterTop }: BadgeRoom): Layer[] {
  const { canvas, direction } = context
  const { badge } = direction.words
  if (badge === undefined) return []
  const { widthPx: w, side } = canvas
  const edge = EDGE * side
  const placement = placementOf(product) ?? { box: zone, rotation: 0 }
  const bounds = placedBounds(placement)
  const form = direction.style === 'playful' ? ('scallop' as const) : ('burst' as const)
  const start = isFree(context) ? edge : bounds.x + bounds.width
  const sticker = placeBadge(context, {
    form,
    rotation: form === 'scallop' ? -8 : 0,
    area: { x: start, y: edge, width: w - edge - start, height: counterTop - edge },
    prefer: (radius) => [Math.min(w - edge - radius, bounds.x + bounds.width + 0.3 * radius), zone.y + radius],
    clearOf: words,
    keepOff: linesOf(words),
    placement,
  })
  if (sticker && sticker.length > 0) return sticker
  const plain = run(context, 'badge', badge, {
    color: groundLook(context).ink,
    face: direction.type.textStrong,
    max: 0.04 * side,
    min: canvas.floorText,
    width: w - 2 * MARGIN * side,
  })
  return plain ? [placeRun(plain, MARGIN * side, zone.y - plain.heightPx - 0.012 * side)] : []
}

/** Distance that a sticker keeps from the edges, in shares of the shorter side. */
const EDGE = 0.045

function placementOf(product: readonly Layer[]): Placement | undefined {
  for (const layer of product) {
    if (layer.kind === 'product') return layer.placement
    if (layer.kind === 'photo') return { box: layer.box, rotation: 0 }
  }
  return undefined
}

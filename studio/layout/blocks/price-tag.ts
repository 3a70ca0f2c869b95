import { bottom, overlap, right, union } from '../../basics/boxes.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, distanceTo, grow, messageBox, middleOf, moveLayer, rotatedBounds } from '../../layers/box.ts'
import { circle, filled, linear, polygon } from '../../layers/fill.ts'
import type { Layer, Point, TextLayer } from '../../layers/layout.ts'
import { asPart } from '../../layers/name-parts.ts'
import { findHero, placedBounds, productAlpha, productCover } from '../../layers/placement.ts'
import { shade } from '../sets/ground.ts'

/** Padding in heights of the words on the tag: over and under them, at the plain end and at the end with the hole. */
const PAD = { high: 0.42, plain: 0.5, hole: 1.05, minPx: 5 }
/** Turn of the tag in degrees, and the air that it keeps from other words, in shares of the shorter side. */
const TURN = -5
const AIR = 0.014
/** Corners at the hole, the hole, its metal rim and the string, in shares of the tag's height. */
const FORM = { corner: 0.36, hole: 0.085, rim: 0.045, string: 0.022 }
/** Heights above the offer's place at which the tag is tried in turn, in its own heights. */
const LIFTS = [0, 0.2, 0.4, 0.6, 0.8, 1, 1.3, 1.6, -0.2, -0.4, -0.6, -0.8]
/** A tag that is smaller than this share of the canvas's shorter side is a label. */
const MIN_SHARE = { low: 0.3, other: 0.1 }

/**
 * Sets the words of the offer on a tag that hangs from the product by a string. Returns undefined if there is no offer,
 * or if the tag would meet other words or cover the product.
 */
export function withPriceTag(context: ComposeContext, layers: readonly Layer[]): Layer[] | undefined {
  const offerTexts = layers.filter((layer): layer is TextLayer => layer.kind === 'text' && OFFER.includes(layer.part))
  const hero = findHero(layers)
  if (offerTexts.length === 0 || !hero) return undefined
  const { canvas, direction } = context
  const words = offerTexts.map(({ box }) => box).reduce(union)
  const product = placedBounds(hero.placement)
  const isAtEnd = middleOf(product)[0] >= middleOf(words)[0]
  const others = layers.filter((layer) => !offerTexts.includes(layer as TextLayer)).flatMap(messageBox)
  const turn = canvas.isLow ? 0 : TURN
  const fits = (box: Box) => {
    const bounds = rotatedBounds({ box, rotation: turn })
    const near = grow(bounds, AIR * canvas.side)
    const isOut = bounds.x < 0 || bounds.y < 0 || right(bounds) > canvas.widthPx || bottom(bounds) > canvas.heightPx
    const isTaken = others.some((other) => overlap(other, near) > 0)
    return !isOut && !isTaken && productCover(context.hero, hero.placement, bounds) === 0
  }
  const own = tagBox(words, isAtEnd)
  if (own.height < MIN_SHARE[canvas.isLow ? 'low' : 'other'] * canvas.side) return undefined
  const tag = LIFTS.map((lift): Box => ({ ...own, x: Math.max(own.x, words.x), y: own.y - lift * own.height })).find(
    fits,
  )
  if (!tag) return undefined
  const [dx, dy] = [tag.x - own.x, tag.y - own.y]
  const pivot = middleOf(tag)
  const at = (point: Point): Point => turned(point, pivot, turn)
  const hole = at([isAtEnd ? right(tag) - 0.3 * tag.height : tag.x + 0.3 * tag.height, pivot[1]])
  const { offer, onOffer, shadow } = direction.colors
  const shape = polygon(tagCorners(tag, isAtEnd).map(at))
  const knot = nearestOf(context, hero.placement, hole)
  const string = knot && stringOf(hole, knot, Math.max(1, FORM.string * tag.height))
  if (!string || others.some((box) => string.some(([x, y]) => distanceTo(box, [x, y]) < 1))) return undefined
  const drawn = asPart('badge', [
    filled(polygon(shape.points.map(([x, y]): Point => [x + 0.02 * tag.height, y + 0.07 * tag.height])), shadow, {
      opacity: 0.3,
      blurPx: Math.max(1, 0.06 * tag.height),
    }),
    filled(shape, linear([tag.x, tag.y], [tag.x, bottom(tag)], offer, shade(offer, -0.015))),
    filled(circle(hole, (FORM.hole + FORM.rim) * tag.height), onOffer, { isInk: true }),
    filled(circle(hole, FORM.hole * tag.height), direction.colors.ground, { isInk: true }),
  ])
  const cord = filled(polygon(string), direction.colors.ink, { part: 'set' })
  const written = offerTexts.map((text): Layer =>
    turnedText({ ...(moveLayer(text, dx, dy) as TextLayer), color: onOffer }, pivot, turn),
  )
  const rest = layers.filter((layer) => !offerTexts.includes(layer as TextLayer))
  const before = rest.findIndex((layer) => layer.kind === 'product' || layer.kind === 'product-shadow')
  return [...rest.slice(0, before), cord, ...rest.slice(before), ...drawn, ...written]
}

const OFFER: readonly TextLayer['part'][] = ['price', 'old-price', 'badge']

function tagBox(words: Box, isAtEnd: boolean): Box {
  const unit = words.height
  const [high, plain, hole] = [PAD.high, PAD.plain, PAD.hole].map((share) => Math.max(PAD.minPx, share * unit))
  return {
    x: words.x - (isAtEnd ? plain! : hole!),
    y: words.y - high!,
    width: words.width + plain! + hole!,
    height: unit + 2 * high!,
  }
}

/** Returns the corners of a sheet of card that is cut at the end with the hole. */
function tagCorners(tag: Box, isAtEnd: boolean): Point[] {
  const cut = FORM.corner * tag.height
  const { x, y } = tag
  const [end, foot] = [right(tag), bottom(tag)]
  return isAtEnd
    ? [
        [x, y],
        [end - cut, y],
        [end, y + 0.8 * cut],
        [end, foot - 0.8 * cut],
        [end - cut, foot],
        [x, foot],
      ]
    : [
        [x + cut, y],
        [end, y],
        [end, foot],
        [x + cut, foot],
        [x, foot - 0.8 * cut],
        [x, y + 0.8 * cut],
      ]
}

function turned([x, y]: Point, [aboutX, aboutY]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [x - aboutX, y - aboutY]
  return [aboutX + dx * Math.cos(angle) - dy * Math.sin(angle), aboutY + dx * Math.sin(angle) + dy * Math.cos(angle)]
}

function turnedText(text: TextLayer, pivot: Point, degrees: number): TextLayer {
  const from = middleOf(text.box)
  const to = turned(from, pivot, degrees)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const box = { ...text.box, x: text.box.x + dx, y: text.box.y + dy }
  return { ...text, x: text.x + dx, y: text.y + dy, box, rotation: degrees }
}

/** Returns the point well inside the product's outline that is nearest to the hole. There the string goes behind it. */
function nearestOf(
  context: ComposeContext,
  placement: Parameters<typeof productAlpha>[1],
  [x, y]: Point,
): Point | undefined {
  const bounds = placedBounds(placement)
  const alphaAt = productAlpha(context.hero, placement)
  let best: { point: Point; far: number } | undefined
  for (let row = 1; row < STEPS; row += 1) {
    for (let column = 1; column < STEPS; column += 1) {
      const point: Point = [bounds.x + (column / STEPS) * bounds.width, bounds.y + (row / STEPS) * bounds.height]
      // The tag hangs: on a string from above it looks held, on one from below thrown.
      const far = Math.hypot(point[0] - x, point[1] - y) + (point[1] > y - 0.1 * bounds.height ? bounds.height : 0)
      if ((!best || far < best.far) && alphaAt(...point) > 200) best = { point, far }
    }
  }
  return best?.point
}
const STEPS = 24

/** Returns a cord that sags a little, as a polygon. */
function stringOf([fromX, fromY]: Point, [toX, toY]: Point, widthPx: number): Point[] {
  const sag = 0.16 * Math.hypot(toX - fromX, toY - fromY)
  const middle: Point = [(fromX + toX) / 2, (fromY + toY) / 2 + sag]
  const at = (share: number): Point => {
    const [one, two, three] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
    return [one * fromX + two * middle[0] + three * toX, one * fromY + two * middle[1] + three * toY]
  }
  const line = Array.from({ length: 17 }, (_, nth) => at(nth / 16))
  const side = (sign: number) =>
    line.map(([x, y], nth): Point => {
      const [nextX, nextY] = line[Math.min(16, nth + 1)]!
      const [beforeX, beforeY] = line[Math.max(0, nth - 1)]!
      const length = Math.hypot(nextX - beforeX, nextY - beforeY) || 1
      return [
        x - (sign * widthPx * (nextY - beforeY)) / 2 / length,
        y + (sign * widthPx * (nextX - beforeX)) / 2 / length,
      ]
    })
  return [...side(1), ...side(-1).reverse()]
}

import { bottom, right, union } from '../../basics/boxes.ts'
import { contrastRatio, hexToOklch, oklchToHex, okDistance, readableOn } from '../../color/oklch.ts'
import type { ComposeContext } from '../compose-context.ts'
import { type Box, linesOf } from '../../layers/box.ts'
import { filled, linear, polygon } from '../../layers/fill.ts'
import type { Layer, Point } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'
import { bareField, fieldLook } from './concept-look.ts'
import { panelLook } from './panel-set.ts'
import { shade } from './ground.ts'
import { type AmongWords, inOneInk, type ProductSet, type WordsLook } from './product-set.ts'
import { hangOnWall, needsNoFloor, standOn } from './stand.ts'

/**
 * Tip of the question's field: how far it points at the product, and half its width at its base, in shares of the
 * shorter side.
 */
export const POINT = { reach: 0.11, half: 0.13 }

/**
 * A field nearer to the button than `apart` (in OKLab) hides it. `contrast` is what the words on the field have, so
 * that other inks have enough.
 */
const FIELD = { apart: 0.12, contrast: 6.4 }
/** OKLCH lightness and chroma of fields in the palette's hue. The first that does not hide the button is taken. */
const DEEP = [
  { l: 0.4, c: 0.12 },
  { l: 0.27, c: 0.08 },
]

/** Returns the colors of words on the question's field, and the fills of the field. */
export function askedLook(context: ComposeContext): WordsLook & { fills: [middle: string, deep: string] } {
  const { colors, ownColors } = context.direction
  const { fills, ...look } = panelLook(context)
  const chosen = ownColors?.accent
  // The accent that the user chose is the button's: a field in that color would hide the button.
  if (chosen && okDistance(chosen, fills[1]) < FIELD.apart) {
    const { h, c } = hexToOklch(colors.surface)
    const fields = DEEP.map((deep) => oklchToHex(deep.l, Math.min(deep.c, 2 * c), h))
    const field = fields.find((one) => okDistance(one, chosen) >= FIELD.apart) ?? fields[0]!
    return {
      ...inOneInk('#ffffff', { fill: chosen, text: readableOn(chosen, '#ffffff', 5) }),
      fills: [field, shade(field, -0.08)],
    }
  }
  const by = stepsFrom(look.ink, fills[1])
  return { ...look, fills: [shade(fills[1], by), shade(fills[2], by)] }
}

/** Returns how far the field moves away from its words until they have their contrast, in OKLCH lightness. */
function stepsFrom(ink: string, field: string, by = 0): number {
  const step = hexToOklch(ink).l > hexToOklch(field).l ? -0.01 : 0.01
  if (Math.abs(by) > 0.1 || contrastRatio(ink, shade(field, by)) >= FIELD.contrast) return by
  return stepsFrom(ink, field, by + step)
}

export interface Asked extends AmongWords {
  words: Box
  isBeside: boolean
}

/** A question in a field of its own, which points at the product: the product is the answer. */
export const answerSet: ProductSet<WordsLook, Asked> = {
  look: fieldLook,
  scenery(context, _look, arranged) {
    const { canvas } = context
    const [middle, deep] = askedLook(context).fills
    const shape = polygon(askedField(context, arranged))
    return [...bareField(context), filled(shape, linear([0, 0], [canvas.widthPx, canvas.heightPx], middle, deep))]
  },
  product: (context, _look, { placement }) =>
    needsNoFloor(context) ? hangOnWall(placement, context.direction.colors.shadow) : standOn(context, placement, {}),
}

/** Returns the part of the canvas that holds the words, with its tip at the side of the product. */
function askedField({ canvas }: ComposeContext, { placement, texts, words, isBeside }: Asked): Point[] {
  const { widthPx: w, heightPx: h, side } = canvas
  const product = placedBounds(placement)
  const [cx, cy] = [product.x + product.width / 2, product.y + product.height / 2]
  const [reach, half] = [POINT.reach * side, POINT.half * side]
  if (isBeside) {
    const isBefore = words.x < product.x
    const near = besideWords(texts, product, isBefore).reduce(union, words)
    const edge = isBefore ? midway(right(near), product.x) : midway(near.x, right(product))
    const tip = isBefore ? edge + reach : edge - reach
    const y = Math.min(h - half, Math.max(half, canvas.isLow ? h / 2 : cy))
    const far = isBefore ? 0 : w
    return [
      [far, 0],
      [edge, 0],
      [edge, y - half],
      [tip, y],
      [edge, y + half],
      [edge, h],
      [far, h],
    ]
  }
  const above = linesOf(texts).filter((line) => bottom(line) <= cy)
  const near = above.reduce(union, words)
  const isOver = near.y < product.y
  const edge = isOver ? midway(bottom(near), product.y) : midway(near.y, bottom(product))
  const tip = isOver ? edge + reach : edge - reach
  const far = isOver ? 0 : h
  return [
    [0, far],
    [0, edge],
    [cx - half, edge],
    [cx, tip],
    [cx + half, edge],
    [w, edge],
    [w, far],
  ]
}

function besideWords(texts: readonly Layer[], product: Box, isBefore: boolean): Box[] {
  return linesOf(texts).filter((line) => (isBefore ? right(line) <= product.x : line.x >= right(product)))
}

function midway(from: number, to: number): number {
  return from + 0.6 * (to - from)
}

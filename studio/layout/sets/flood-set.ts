import { bottom } from '../../basics/boxes.ts'
import { contrastRatio, hexToOklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { isYellow } from '../../color/roles.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled, rect, vertical } from '../../layers/fill.ts'
import { placedBounds } from '../../layers/placement.ts'
import { fillGround, glow, grain } from './ground.ts'
import { inOneInk, type ProductSet, type Standing, type WordsLook } from './product-set.ts'
import { hangOnWall, needsNoFloor, standOn } from './stand.ts'

/** Lightness and chroma of the wall in the one color, by style, and how far the floor's lightness lies from it. */
const FLOODS = {
  clean: { l: 0.8, c: 0.13, floor: 0.05 },
  bold: { l: 0.53, c: 0.23, floor: -0.05 },
  luxury: { l: 0.3, c: 0.11, floor: 0.05 },
  playful: { l: 0.76, c: 0.17, floor: 0.05 },
  corporate: { l: 0.5, c: 0.18, floor: -0.06 },
  modern: { l: 0.5, c: 0.24, floor: -0.07 },
}
/** Bounds of a yellow's OKLCH lightness: a dark yellow does not look yellow. */
const YELLOW = { min: 0.82, max: 0.89 }
/**
 * Lightness of a field below which its words are white. Such a field is as deep as a color that the user chose for the
 * words requires.
 */
const INK_FROM = 0.64
const MIN_CONTRAST = 6.4

/** One color on wall, floor and words; only the product does not have it. */
export const floodSet: ProductSet<WordsLook, Standing> = {
  look(context) {
    const { l, at } = floodOf(context)
    const ink = l >= INK_FROM ? at(0.2, 0.4) : '#ffffff'
    const fill = l >= INK_FROM ? at(0.27, 0.7) : '#ffffff'
    return inOneInk(readableOn(at(l, 1), ink, 5), {
      fill,
      text: readableOn(fill, l >= INK_FROM ? '#ffffff' : at(0.3, 1), 6),
    })
  },
  scenery(context, _look, { placement }) {
    const { canvas } = context
    const { l, floor, at } = floodOf(context)
    const { x, y, width, height } = placedBounds(placement)
    const horizon = bottom(placedBounds(placement)) - 0.1 * Math.min(height, 0.5 * canvas.heightPx)
    const ground = { x: 0, y: horizon, width: canvas.widthPx, height: canvas.heightPx - horizon }
    return [
      fillGround(canvas, vertical(0, canvas.heightPx, at(l + 0.02, 1), at(l - 0.02, 1))),
      glow([x + 0.4 * width, y + 0.4 * height], 0.9 * Math.max(width, height), at(Math.min(0.95, l + 0.08), 0.95), 0.8),
      ...(needsNoFloor(context) || ground.height <= 0
        ? []
        : [filled(rect(ground), vertical(horizon, canvas.heightPx, at(l + floor, 1), at(l + floor - 0.03, 1)))]),
      grain(canvas, l < INK_FROM),
    ]
  },
  product(context, _look, { placement }) {
    const shadow = floodOf(context).at(0.2, 0.6)
    return needsNoFloor(context)
      ? hangOnWall(placement, shadow)
      : standOn(context, placement, { shadow, isLitFromLeft: true })
  },
}

function floodOf({ direction: { style, colors, chosenColor } }: ComposeContext) {
  const { h, c } = hexToOklch(chosenColor ?? colors.surface)
  const own = FLOODS[style]
  const strength = Math.min(1, c / 0.08)
  const l = isYellow(h) ? Math.min(YELLOW.max, Math.max(YELLOW.min, own.l)) : own.l
  const maxChroma = isYellow(h) ? 0.18 : own.c
  const at = (lightness: number, share: number) => oklchToHex(lightness, share * strength * maxChroma, h)
  return { l: deepEnough(l, (lightness) => at(lightness + 0.02, 1)), floor: isYellow(h) ? -0.03 : own.floor, at }
}

/** Returns the lightness of a field, darkened for white words if it is to have them. */
function deepEnough(l: number, fieldAt: (lightness: number) => string): number {
  if (l >= INK_FROM || contrastRatio('#ffffff', fieldAt(l)) >= MIN_CONTRAST) return l
  return deepEnough(l - 0.01, fieldAt)
}

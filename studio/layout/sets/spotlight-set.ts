import { bottom } from '../../basics/boxes.ts'
import { hexToOklch, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import { isYellow } from '../../color/roles.ts'
import type { ComposeContext } from '../compose-context.ts'
import { filled, linear, polygon, radial, vertical } from '../../layers/fill.ts'
import type { Layer, Point, Shape, Stop } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'
import { fillGround, grain } from './ground.ts'
import { inOneInk, type ProductSet, type Standing, type WordsLook } from './product-set.ts'
import { hangOnWall, needsNoFloor, standOn } from './stand.ts'

/** A dark stage in the palette's hue, and one beam that has found the product. */
export const spotlightSet: ProductSet<WordsLook, Standing & { isBeside: boolean }> = {
  look(context) {
    const { colors, style } = context.direction
    const ink = style === 'luxury' ? colors.ink : '#ffffff'
    const lamp = lampOf(context)
    const button =
      style === 'luxury'
        ? { fill: colors.accent, text: colors.onAccent }
        : { fill: lamp, text: readableOn(lamp, stage(context)[1], 7) }
    return { ...inOneInk(ink, button), price: style === 'luxury' ? colors.accent : ink }
  },
  scenery(context, _look, { placement, isBeside }) {
    const { canvas } = context
    const { widthPx: w, heightPx: h, side } = canvas
    const [head, deep, floor] = stage(context)
    const { x, y, width, height } = placedBounds(placement)
    const cx = x + width / 2
    const foot = bottom(placedBounds(placement))
    const lamp = lampOf(context)
    const reach = 0.66 * width + 0.05 * side
    const source: Point = [cx - 0.34 * Math.max(w * 0.5, width), -0.12 * h]
    const rx = reach
    const ry = Math.min(0.16 * height + 0.02 * side, 0.3 * reach)
    const cone = polygon([
      [source[0] - 0.05 * side, source[1]],
      [source[0] + 0.05 * side, source[1]],
      [cx + rx, foot],
      [cx - rx, foot],
    ])
    const floorY = Math.min(h, foot - 0.5 * ry)
    const pool = { type: 'ellipse' as const, center: [cx, foot] as Point, rx, ry }
    const layers: Layer[] = [
      fillGround(canvas, vertical(0, h, head, deep)),
      filled(
        { type: 'ellipse', center: [cx, y + 0.5 * height], rx: 1.5 * width + 0.1 * side, ry: 1.1 * height },
        radial(
          [cx, y + 0.5 * height],
          Math.max(1.5 * width + 0.1 * side, 1.1 * height),
          [0, withAlpha(lamp, 0.3)],
          [0.6, withAlpha(lamp, 0.08)],
          [1, withAlpha(lamp, 0)],
        ),
      ),
    ]
    if (!needsNoFloor(context) && floorY < h)
      layers.push(filled(floorFrom(floorY, w), vertical(floorY, h, floor, deep)))
    layers.push(
      filled(cone, linear(source, [cx, foot], ...beam(lamp, isBeside)), { blurPx: 0.012 * side, blend: 'screen' }),
    )
    if (!needsNoFloor(context))
      layers.push(
        filled(
          pool,
          radial([cx, foot], rx, [0, withAlpha(lamp, 0.95)], [0.7, withAlpha(lamp, 0.7)], [1, withAlpha(lamp, 0.45)]),
          { blurPx: 0.008 * side },
        ),
      )
    return [...layers, grain(canvas, true)]
  },
  product: (context, _look, { placement }) => {
    const shadow = stage(context)[1]
    return needsNoFloor(context) ? hangOnWall(placement, shadow) : standOn(context, placement, { shadow })
  },
}

/** Returns a floor from a height down. It ends where the canvas does: a plane of the place, however low it lies. */
function floorFrom(y: number, widthPx: number): Shape {
  return { type: 'wave', points: [0, 0.5, 1].map((share): Point => [share * widthPx, y]), closeTo: 'bottom' }
}

/** Returns the stops of the beam. It is weaker where words stand in it, because they are white. */
function beam(lamp: string, isBeside: boolean): Stop[] {
  const at = (alpha: number) => withAlpha(lamp, alpha)
  return isBeside
    ? [
        [0, at(0.8)],
        [0.55, at(0.32)],
        [1, at(0.2)],
      ]
    : [
        [0, at(0.2)],
        [0.5, at(0.14)],
        [1, at(0.26)],
      ]
}

/** Returns the color of the lamp: the palette's glow, and in luxury the light of a candle. */
function lampOf({ direction: { colors, style, chosenColor } }: ComposeContext): string {
  const { h, c } = hexToOklch(chosenColor ?? colors.surface)
  if (style === 'luxury') return oklchToHex(0.9, 0.07, 82)
  if (style === 'bold') return oklchToHex(0.9, 0.17, 95)
  return oklchToHex(0.93, Math.min(0.05, c), h)
}

function stage({
  direction: { colors, style, chosenColor },
}: ComposeContext): [head: string, deep: string, floor: string] {
  const { h, c } = hexToOklch(chosenColor ?? colors.surface)
  // A dark yellow is khaki, so a yellow stage is next to black.
  const by = Math.min(1, c / 0.1) * (isYellow(h) ? 0.3 : 1)
  const dim = isYellow(h) ? 0.07 : 0
  const [l, strength] = {
    clean: [0.34, 0.075],
    bold: [0.3, 0.14],
    luxury: [0.17, 0.03],
    playful: [0.36, 0.15],
    corporate: [0.3, 0.1],
    modern: [0.2, 0.09],
  }[style] as [number, number]
  return [
    oklchToHex(l + 0.05 - dim, by * strength, h),
    oklchToHex(l - 0.1 - 0.5 * dim, by * 0.8 * strength, h),
    oklchToHex(l + 0.02 - dim, by * strength, h),
  ]
}

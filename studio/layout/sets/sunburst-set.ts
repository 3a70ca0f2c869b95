import { contrastRatio, hexToOklch, hueDistance, oklchToHex, readableOn } from '../../color/oklch.ts'
import { createRandom } from '../../basics/random.ts'
import { diagonalGround, grain, halftone, rays, shade } from './ground.ts'
import type { Layer, Point } from '../../layers/layout.ts'
import { placedBounds } from '../../layers/placement.ts'
import { type AmongWords, inOneInk, type ProductSet, type WordsLook } from './product-set.ts'
import { circle, filled, linear } from '../../layers/fill.ts'
import { hang } from './stand.ts'
import { distanceTo, linesOf } from '../../layers/box.ts'
import { isCalm } from '../../brief/thing-world.ts'
import { drawnBy, groundLayers } from './ground-falls.ts'
import { groundOf } from './wardrobe.ts'

/** A saturated field with rays, and a large disc behind the product. */
export const sunburstSet: ProductSet<SunburstLook, AmongWords> = {
  look({ direction, hero }) {
    const { colors } = direction
    const { ink, surface, onSurface, offer, onOffer } = colors
    const ground = hexToOklch(colors.ground)
    const playful = direction.style === 'playful'
    // A dark product would be lost on a dark disc.
    const sunny = playful && hero.meanLightness < 0.45
    const disc = sunny || isCalm(direction) ? hexToOklch(colors.accent) : discColor(offer, surface, colors.ground)
    // A warm color turns towards red, a cool one towards violet, as the color of a real sun deepens.
    const turn = hueDistance(disc.h, 75) < 60 ? -26 : 14
    const deep = oklchToHex(disc.l - 0.1, Math.min(0.24, disc.c * 1.15), disc.h + turn)
    const light = oklchToHex(disc.l, disc.c, disc.h + turn * 0.2)
    return {
      // Under white type nothing may be lighter than the field itself.
      field: [ground.l > 0.7 ? shade(colors.ground, 0.045) : colors.ground, colors.ground, colors.groundDeep],
      rays: shade(colors.ground, ground.l > 0.7 ? 0.07 : -0.075),
      disc: [light, deep],
      dots: oklchToHex(disc.l - 0.2, Math.min(0.22, disc.c * 1.2), disc.h + turn * 1.5),
      shadow: oklchToHex(0.3, 0.09, disc.h + turn),
      ...inOneInk(ink, playful ? { fill: surface, text: onSurface } : { fill: ink, text: colors.ground }),
      price: ground.l > 0.6 ? ink : brightened(light, colors.ground),
      // The sticker never has the disc's color, because the two may touch.
      badge:
        playful && !sunny
          ? { offer, onOffer }
          : { offer: surface, onOffer: sunny ? onSurface : readableOn(surface, light, 5) },
    }
  },
  /** Draws the field, the rays out of the disc's middle, the disc and its dots. The disc gives way to the texts. */
  scenery(context, look, { placement, texts }) {
    const { canvas, direction } = context
    const worn = groundOf(direction)
    const { side: s } = canvas
    const bounds = placedBounds(placement)
    const middle: Point = [bounds.x + 0.67 * bounds.width, bounds.y + 0.54 * bounds.height]
    const wanted = { center: middle, radius: 0.42 * Math.max(s, bounds.height) }
    const { center, radius } = clearDisc(wanted, texts, 0.02 * s)
    const [cx, cy] = center
    const random = createRandom(direction.seed, 'rays')
    const count = Math.round(random.between(12, 21))
    const shape = circle(center, radius)
    const reach = 0.7 * radius
    const low: Point = [cx - radius, cy + 1.25 * radius]
    const edge: [Point, Point] = [low, [cx + radius, cy + 0.35 * radius]]
    return [
      diagonalGround(canvas, ...look.field),
      ...(worn && worn.falls !== 'rays'
        ? groundLayers(context, worn.falls === 'sun' ? {} : worn, { ...drawnBy(context), at: center })
        : [{ ...rays(canvas, center, look.rays, 0.5), count, rotation: random.between(0, 24) }]),
      filled(shape, linear([cx - reach, cy - reach], [cx + reach, cy + reach], ...look.disc)),
      halftone(canvas, edge, { color: look.dots, fadePx: 1.15 * radius, clip: shape }),
      grain(canvas, false),
    ]
  },
  product: (_context, look, { placement }) =>
    hang(placement, look.shadow, [-0.055, 0.06, 0.06, 0.55], [-0.012, 0.02, 0.016, 0.42]),
}

/** Colors of the words, of the field and of the disc on it. */
interface SunburstLook extends WordsLook {
  field: [string, string, string]
  rays: string
  disc: [light: string, deep: string]
  dots: string
  shadow: string
  badge: { offer: string; onOffer: string }
}

/** Returns a color as light as a price must be on the field, and as colorful as it can then be. */
function brightened(color: string, ground: string): string {
  const { l, c, h } = hexToOklch(color)
  for (let lightness = l; lightness < 0.97; lightness += 0.01) {
    const lighter = oklchToHex(lightness, c, h)
    if (contrastRatio(lighter, ground) >= 4.7) return lighter
  }
  return '#ffffff'
}

/**
 * Returns the role that stands out most from the field: the offer's color, or the block's if the offer's is as light as
 * the field.
 */
function discColor(offer: string, surface: string, ground: string) {
  const [first, second, field] = [hexToOklch(offer), hexToOklch(surface), hexToOklch(ground)]
  const apart = (a: typeof first) =>
    Math.abs(a.l - field.l) + (hueDistance(a.h, field.h) / 180) * Math.min(a.c, field.c) * 3
  return first.c > 0.05 && apart(first) >= apart(second) * 0.8 ? first : second
}

/**
 * Moves and shrinks the disc until its edge crosses no line of text: it stays as large and as near to its place as that
 * allows.
 */
function clearDisc(wanted: { center: Point; radius: number }, texts: readonly Layer[], gap: number) {
  const [x, y] = wanted.center
  const lines = linesOf(texts)
  const away = wanted.radius / 12
  const discAt = (column: number, row: number) => {
    const center: Point = [x + column * away, y + row * away]
    const radius = Math.min(wanted.radius, ...lines.map((box) => distanceTo(box, center) - gap))
    return { center, radius, worth: radius - 0.25 * away * Math.hypot(column, row) }
  }
  let best = discAt(0, 0)
  for (let column = -6; column <= 4; column += 1) {
    for (let row = -6; row <= 6; row += 1) {
      const disc = discAt(column, row)
      if (disc.worth > best.worth) best = disc
    }
  }
  return { center: best.center, radius: Math.max(0.3 * wanted.radius, best.radius) }
}

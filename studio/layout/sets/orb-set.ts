import { hexToOklch, hueDistance, oklchToHex, readableOn } from '../../color/oklch.ts'
import { createRandom } from '../../basics/random.ts'
import { diagonalGround, glow, grain } from './ground.ts'
import type { Layer, Material, Point } from '../../layers/layout.ts'
import type { ComposeContext } from '../compose-context.ts'
import { wallOf } from './material.ts'
import { placedBounds } from '../../layers/placement.ts'
import { inOneInk, type ProductSet, type WordsLook } from './product-set.ts'
import { circle, filled, linear } from '../../layers/fill.ts'
import { hoverOver } from './stand.ts'
import { type Ground, groundOf } from './wardrobe.ts'

/** One soft ball of several colors on near-white paper. The neutral paper makes it glow. */
export const orbSet: ProductSet<OrbLook> = {
  look({ direction }) {
    const { colors, style } = direction
    // The main color has the palette's own hue. A deep yellow looks black, so there the light carries the palette.
    const roles = [colors.surface, colors.glow, colors.accent].map(hexToOklch)
    const quiet = style === 'clean'
    // On clean's paper without a hue a full ball would be the whole ad: the ball is pale, and the button has the rest
    // of the color.
    const isPaper = quiet && direction.kind !== undefined && roles[0]!.c < MIN_CHROMA
    const main = isPaper ? roles[0]! : (roles.find(({ c }) => c > MIN_CHROMA) ?? roles[0]!)
    const strength = isPaper ? (main.c < COLORLESS ? 0.8 : 0.4) : Math.min(1, main.c / 0.1)
    const [from, second, third, to] = orbHues(main.h, quiet)
    // Yellow looks yellow only when it is light: darker, it is brown.
    const lit = (l: number, c: number, h: number) =>
      oklchToHex(l + (0.88 - l) * Math.max(0, 1 - hueDistance(h, 95) / 45), c * strength, h)
    // In clean the ball is daylight in the palette's hue and its neighbors, but paler: many hues are for modern alone.
    const light = (l: number, c: number, h: number) =>
      isPaper ? lit(0.5 * l + 0.49, c * 0.5, h) : quiet ? lit(l + 0.02, c * 0.82, h) : lit(l, c, h)
    // One hue on neutral paper looks grey: clean's paper has that hue too, and more of it towards the foot.
    const yellow = hueDistance(main.h, 92) < 25
    const sheet = (l: number, c: number) => oklchToHex(yellow ? 0.5 * (l + 0.97) : l, c * (yellow ? 1.5 : 1), main.h)
    const paper = quiet ? sheet(0.95, 0.035 * strength) : oklchToHex(0.955, 0.026 * strength, main.h)
    const paperDeep = isPaper
      ? sheet(0.9, 0.02)
      : quiet
        ? sheet(0.8, 0.1 * strength)
        : oklchToHex(0.9, 0.045 * strength, main.h)
    const ink = oklchToHex(0.17, 0.03 * strength, main.h)
    return {
      isPaper,
      paper,
      paperDeep,
      orb: [light(0.66, 0.2, from), light(0.74, 0.17, second), light(0.73, 0.18, third), light(0.83, 0.16, to)],
      ...inOneInk(ink, isPaper ? { fill: colors.accent, text: colors.onAccent } : { fill: ink, text: '#ffffff' }),
      soft: oklchToHex(0.33, 0.03 * strength, main.h),
      accent: readableOn(quiet ? paperDeep : paper, lit(0.52, 0.2, from), 5.6),
      shadow: oklchToHex(0.32, 0.06 * strength, third),
    }
  },
  scenery(context, look, { placement }) {
    const { canvas } = context
    const { side: s } = canvas
    const worn = groundOf(context.direction)
    const { x, y, width, height } = placedBounds(placement)
    // Behind a wide product the ball rises above it.
    const [cx, cy] = [x + 0.5 * width, y + (width > height ? 0.3 : 0.5) * height]
    const radius = Math.max(0.345 * s, 0.3 * (width + 0.8 * height), 0.62 * Math.hypot(width, height))
    // The ball is turned by the seed. Its own color always lies towards the top.
    const turn = createRandom(context.direction.seed, 'orb').between(0.15, 0.85) * Math.PI
    const [across, down] = [Math.cos(turn) * radius, Math.sin(turn) * radius]
    // The palette's own color takes the greater half of the ball.
    const [own, second, third, last] = look.orb
    const end: Point = [cx + across, cy + down]
    const ball = linear([cx - across, cy - down], end, [0, own], [0.55, own], [0.72, second], [0.87, third], [1, last])
    return [
      diagonalGround(canvas, look.paper, look.paper, look.paperDeep),
      glow([cx, cy], 1.75 * radius, own, look.isPaper ? 0.2 : 0.55),
      filled(circle([cx, cy], (look.isPaper ? 0.86 : 1) * radius), ball, {
        blurPx: Math.max(3, (look.isPaper ? 0.05 : 0.12) * radius),
      }),
      ...(worn ? softWall(context, worn) : [wallOf(context, 'reeds')]),
      grain(canvas, false),
    ]
  },
  /**
   * Draws the product. On paper the light comes from above, so the shadow lies under the product, wide and flat, and
   * close behind it.
   */
  product: (context, look, { placement }) => hoverOver(context, placement, look.shadow),
}

/**
 * Returns a wall that lets a ball of light through: glass, cloth, paper or lines. In front of tiles or boards there is
 * no such light.
 */
function softWall(context: ComposeContext, { made }: Ground): Layer[] {
  return made && SOFT.includes(made) ? [wallOf(context, made)] : []
}

const SOFT: readonly Material[] = ['reeds', 'linen', 'drape', 'grid', 'dots']

const MIN_CHROMA = 0.05
/** Chroma of a field that was calmed for a product without a color. A product of the field's own hue leaves it more. */
const COLORLESS = 0.022

interface OrbLook extends WordsLook {
  /** The sheet has hardly any hue, and the ball is pale, smaller and sharper. */
  isPaper: boolean
  paper: string
  paperDeep: string
  orb: [own: string, second: string, third: string, last: string]
  shadow: string
}

/**
 * Returns four hues within an arc that mixes cleanly: cool ones turn through lilac to coral, and warm ones stay warm. A
 * quiet ball takes the nearest hues.
 */
function orbHues(hue: number, quiet: boolean): [number, number, number, number] {
  if (quiet) return [hue, hue + 10, hue - 8, hue + 16]
  if (hueDistance(hue, 92) < 25) return [hue - 2, hue - 14, hue - 26, hue - 42]
  if (hueDistance(hue, 30) < 45) return [hue - 6, hue + 16, hue + 34, hue + 62]
  if (hueDistance(hue, 150) < 45) return [hue + 8, hue + 45, hue + 85, hue - 45]
  return [hue, hue + 30, hue + 80, hue + 120]
}

import { hexToOklch, oklchToHex, withAlpha } from '../../color/oklch.ts'
import { deepTone } from '../../color/roles.ts'
import { isDarkProduct } from '../../photo/product-tone.ts'
import { fillGround, grain, mesh, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import { floorOf, isAbstract, pickMaterial, wallOf } from './material.ts'
import type { ProductSet, Standing, WordsLook } from './product-set.ts'
import { filled, linear, radial, rect, vertical } from '../../layers/fill.ts'
import { standOn } from './stand.ts'
import { drawnBy, groundLayers } from './ground-falls.ts'
import { groundOf } from './wardrobe.ts'

/** One pool of light behind the product on a dark glossy slab, where the product stands on the line `base` (in px). */
export const poolSet: ProductSet<WordsLook, Standing & { base: number }> = {
  look({ direction: { colors } }) {
    const { ink, inkSoft: soft, accent, onAccent: text } = colors
    return { ink, soft, accent, price: accent, action: { fill: accent, text } }
  },
  scenery(context, _look, { placement: { box }, base }) {
    const { canvas, direction } = context
    const { colors } = direction
    const { widthPx: w, heightPx: h, side: s, isLow } = canvas
    // A product that is worn hangs in front of a drape although its set shows no room.
    const isWorn = direction.use === 'worn'
    const hasWall = isWorn || !isAbstract(context)
    const { h: hue } = hexToOklch(colors.ground)
    // The slab is in the ground's own hue: otherwise the pool's hue would become the ad's.
    const slab = direction.style === 'luxury' ? deepTone(0.25, 0.05, hue) : shade(colors.ground, 0.06)
    const dusk = deepTone(0.27, 0.9 * hexToOklch(colors.glow).c, hue)
    const cx = box.x + box.width * 0.42
    const cy = box.y + box.height * 0.46
    const reach = Math.max(box.width, box.height)
    const lit = poolLightness(context)
    const pool = (hex: string, l: number) => {
      const color = hexToOklch(hex)
      return oklchToHex(l, color.c * (l > 0.4 ? 1.05 : 0.9), color.h)
    }
    const floorTop = isLow ? base : base - Math.min(0.17 * box.height, 0.07 * h)
    const worn = groundOf(direction)
    const above = { x: 0, y: 0, width: w, height: floorTop }
    const floor = { x: 0, y: floorTop, width: w, height: h - floorTop }
    const edge = rect({ x: 0, y: floorTop - 1, width: w, height: Math.max(1, 0.002 * s) })
    const unlit = withAlpha(colors.glowHot, 0)
    const gleam = linear([cx - reach, 0], [cx + reach, 0], unlit, withAlpha(colors.glowHot, 0.8), unlit)
    const wall =
      direction.style === 'luxury' ? pickMaterial(context, 'wall', WALLS[isWorn ? 'worn' : 'stone']) : 'reeds'
    // The pool is wider than the product and not much higher, so that the words above it stay on the dark.
    const wider = isDarkProduct(context.hero) ? 1.3 : 1
    const rx = isLow ? 3 * reach : wider * (1.05 * box.width + 0.2 * s)
    const ry = isLow ? 2.4 * reach : wider * (0.92 * box.height + 0.2 * s)
    const light = (off: number, by: number, color: string) => {
      return { x: (cx + off) / w, y: cy / h, rx: (by * rx) / w, ry: (by * ry) / h, color }
    }
    return [
      fillGround(canvas, { type: 'solid', color: colors.ground }),
      mesh(
        shade(colors.ground, -0.01),
        light(0.32 * rx, 1.1, dusk),
        light(0, 0.84, pool(colors.glow, lit * 0.72)),
        light(-0.1 * reach, 0.51, pool(colors.glowHot, lit)),
      ),
      ...(worn
        ? groundLayers(context, worn, { ...drawnBy(context), box: above, at: [cx, cy] })
        : hasWall
          ? [wallOf(context, wall, { box: above, dark: true })]
          : []),
      filled(rect(floor), vertical(floorTop, h, slab, shade(slab, -0.13), shade(slab, -0.16))),
      ...(isAbstract(context) ? [] : [floorOf(context, 'marble', { box: floor, dark: true })]),
      filled(edge, gleam, { blend: 'screen', opacity: 0.55 }),
      fillGround(canvas, radial([w / 2, h * 0.46], Math.hypot(w, h) * 0.56, CLEAR, CLEAR, 'rgba(0,0,0,.5)')),
      grain(canvas, true),
    ]
  },
  product: (context, _look, { placement }) => standOn(context, placement, { isGlossy: true }),
}

const CLEAR = 'rgba(0,0,0,0)'

/** Walls of luxury. The seed picks one, so that velvet hangs behind the product only on some seeds. */
const WALLS = { stone: ['drape', 'flutes', 'plaster'], worn: ['drape', 'plaster'] } as const

/**
 * Returns the lightness of the pool. A dark product needs a pool lighter than itself by .15 at the rim, a light product
 * a darker one.
 */
function poolLightness(context: ComposeContext): number {
  const { meanLightness: light } = context.hero
  if (isDarkProduct(context.hero)) return 0.7
  return light > 0.62 ? 0.48 : Math.max(0.56, Math.min(0.68, light + 0.3))
}

import type { AdStyle } from '#contract/choices.ts'
import { contrastRatio, hexToOklch, hueDistance, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import type { ColorRoles } from '../../color/roles.ts'
import { fillGround, glow, grain, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import type { Layer, Point, Stop } from '../layers/layout.ts'
import type { ActionLook, ProductSet, WordsLook } from './product-set.ts'
import { filled, linear, rect, vertical } from '../layers/fill.ts'
import { standOn } from './stand.ts'

/** A wall that rolls into the floor, or paper over a panel; the product's own length is the horizon. */
export const giantSet: ProductSet<GiantLook> = {
  look({ direction, canvas }) {
    const { colors, style } = direction
    const dark = hexToOklch(colors.ground).l < 0.5
    if (dark) {
      const { h } = hexToOklch(colors.surface)
      // The light of a yellow room is amber: any other over its brown floor is murk.
      const amber = hueDistance(h, 92) < 25
      return {
        top: colors.ground,
        ground: colors.surfaceDeep,
        floor: shade(colors.surfaceDeep, 0.02),
        floorFar: colors.groundDeep,
        pool: amber ? oklchToHex(0.7, 0.15, 84) : colors.glow,
        ink: colors.ink,
        soft: colors.inkSoft,
        onFloor: colors.ink,
        price: colors.ink,
        action: actionOf(style, colors.accent, colors.onAccent, colors.ink),
        accent: colors.glowHot,
        shadow: oklchToHex(0.08, 0.03, h),
        crisp: false,
        dark,
      }
    }
    const crisp = style === 'corporate' && !canvas.isLow
    const main = hexToOklch(colors.accent)
    // A floor of dark yellow is mud: it stays light and gains color instead.
    const yellow = Math.max(0, 1 - hueDistance(main.h, 92) / 40)
    const strength = Math.min(1, main.c / 0.12)
    const ok = (l: number, c: number) =>
      oklchToHex(l + (0.96 - l) * 0.5 * yellow, c * strength * (1 + 0.5 * yellow), main.h)
    return {
      top: ok(0.905, 0.05),
      ground: ok(0.955, 0.026),
      floor: crisp ? colors.surface : ok(0.8, 0.085),
      floorFar: crisp ? panelFoot(colors) : ok(0.74, 0.1),
      pool: ok(0.995, 0.004),
      ink: colors.ink,
      soft: colors.ink,
      onFloor: crisp ? colors.onSurface : colors.ink,
      price: colors.ink,
      action: crisp
        ? actionOf(style, colors.onSurface, colors.surfaceDeep, colors.onSurface)
        : actionOf(style, colors.accent, colors.onAccent, colors.ink),
      accent: crisp ? colors.onSurface : readableOn(ok(0.76, 0.1), colors.accent, 4.6),
      shadow: oklchToHex(0.27, 0.08 * strength, main.h),
      crisp,
      dark,
    }
  },
  scenery(context, look, { placement: { box } }) {
    const { canvas } = context
    const { widthPx: w, heightPx: h, side: s } = canvas
    const horizon = box.y + box.height - Math.min(0.24 * box.height, 0.12 * s)
    const roll = Math.min(0.09 * s, 0.12 * h)
    const center: Point = [box.x + 0.42 * box.width, box.y + 0.3 * box.height]
    const light = glow(center, 0.66 * Math.max(w, 0.6 * h), look.pool, look.dark ? 0.8 : 0.95)
    const at = (y: number) => Math.min(1, Math.max(0, y / h))
    if (look.crisp) return crispScene(context, look, horizon, light)
    const floor: Stop[] = [
      [at(horizon - roll), withAlpha(look.floor, 0)],
      [at(horizon), withAlpha(look.floor, 0.35)],
      [at(horizon + roll), withAlpha(look.floor, 0.92)],
      [at(Math.min(h, horizon + 2.4 * roll)), look.floor],
      [1, look.floorFar],
    ]
    return [
      fillGround(canvas, linear([0, 0], [0.35 * w, h], [0, look.top], [0.6, look.ground], [1, look.ground])),
      light,
      fillGround(canvas, vertical(0, h, ...floor)),
      grain(canvas, look.dark),
    ]
  },
  product: (context, look, { placement }) => standOn(context, placement, { shadow: look.shadow, isGlossy: look.dark }),
}

function actionOf(style: AdStyle, fill: string, text: string, label: string): ActionLook {
  return { fill, text, label }
}

export interface GiantLook extends WordsLook {
  top: string
  ground: string
  floor: string
  floorFar: string
  pool: string
  onFloor: string
  shadow: string
  /** A panel of its own color below the horizon, instead of a floor that the wall rolls into. */
  crisp: boolean
  dark: boolean
}

/** The far end of the panel, as deep as what is written on it allows. */
function panelFoot({ surface, surfaceDeep, onSurface }: ColorRoles): string {
  return contrastRatio(onSurface, surfaceDeep) >= 6 ? surfaceDeep : shade(surface, -0.035)
}

/** Paper above, a panel below, the product across their seam. */
function crispScene({ canvas }: ComposeContext, look: GiantLook, horizon: number, light: Layer): Layer[] {
  const { widthPx: w, heightPx: h } = canvas
  return [
    fillGround(canvas, linear([0, 0], [w, horizon], look.ground, look.top)),
    light,
    filled(
      rect({ x: 0, y: horizon, width: w, height: h - horizon }),
      linear([0, horizon], [0.5 * w, h], look.floor, look.floorFar),
    ),
    grain(canvas, false),
  ]
}

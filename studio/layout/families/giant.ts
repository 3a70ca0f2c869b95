import { contrastRatio, hexToOklch, hueDistance, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import type { ColorRoles } from '../../color/roles.ts'
import { type BaselineRow, baselineRow, withoutName } from '../blocks/baseline-row.ts'
import { fillGround, glow, grain, shade, vertical } from '../sets/ground.ts'
import { type Family, type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer, Placement, Point, Stop } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { MAX_ENLARGEMENT } from '../layers/placement.ts'
import { bannerEnd, bannerWords } from '../arrangements/banner.ts'

/**
 * Giant: a low, wide product larger than the picture, the horizon line of the ad, leaving it at the right by nearly a fifth
 * (a bleed of a few percent reads as an accident).
 */
export const giantFamily: Family = {
  // The second sets the name over the headline, where the foot has no room for it.
  candidates: 2,
  compose(context) {
    if (productAspect(context) < LOWEST_ASPECT) return undefined
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

/** Width over height from which a product can be a horizon. */
const LOWEST_ASPECT = 1.5
/** The share of the product's width that lies outside the picture. */
const BLEED = 0.17

interface Look {
  top: string
  ground: string
  floor: string
  floorFar: string
  pool: string
  ink: string
  inkSoft: string
  onFloor: string
  accent: string
  shadow: string
  /** A panel of its own color below the horizon, instead of a floor that the wall rolls into. */
  crisp: boolean
  dark: boolean
}

function makeLook({ direction, canvas }: ComposeContext): Look {
  const { colors } = direction
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
      pool: amber ? oklchToHex(0.7, 0.15, 76) : colors.glow,
      ink: colors.ink,
      inkSoft: colors.inkSoft,
      onFloor: colors.ink,
      accent: colors.glowHot,
      shadow: oklchToHex(0.08, 0.03, h),
      crisp: false,
      dark,
    }
  }
  const crisp = direction.style === 'corporate' && canvas.shape !== 'banner'
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
    inkSoft: colors.ink,
    onFloor: crisp ? colors.onSurface : colors.ink,
    accent: crisp ? colors.onSurface : readableOn(ok(0.76, 0.1), colors.accent, 4.6),
    shadow: oklchToHex(0.27, 0.08 * strength, main.h),
    crisp,
    dark,
  }
}

/** The far end of the panel, as deep as what is written on it allows. */
function panelFoot({ surface, surfaceDeep, onSurface }: ColorRoles): string {
  return contrastRatio(onSurface, surfaceDeep) >= 6 ? surfaceDeep : shade(surface, -0.035)
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const look = makeLook(context)
  const x = small ? 18 : 0.074 * w
  const top = portrait ? 0.152 * h : small ? 18 : 0.078 * h
  const row = foot(context, look, { x, baseline: portrait ? 0.785 * h : small ? h - 27 : 0.926 * h })
  if (!row) return undefined
  const base = row.top - (small ? 14 : 0.06 * s)
  const least = portrait ? 0.24 * h : small ? 0.38 * h : 0.4 * h
  const message = stackMessage(context, {
    x,
    y: top,
    width: w - 2 * x,
    height: base - least - top,
    headline: {
      max: (portrait ? 0.2 : 0.15) * (context.direction.style === 'modern' ? 1 : 0.78) * s,
      min: (small ? 0.08 : 0.06) * s,
      lines: portrait ? 3 : 2,
    },
    nameSize: context.candidate === 0 ? 0 : small ? 13.5 : 0.034 * s,
    supportSize: 0,
    air: 0.8,
  })
  if (!message) return undefined
  const ceiling = message.box.y + message.box.height + 0.03 * s
  const placement = bleed(context, { ceiling, base, widest: 1.15 * w })
  if (!placement) return undefined
  return [...scene(context, look, placement), ...product(context, look, placement), ...message.layers, ...row.layers]
}

/** As large as ceiling, base and the photo's own pixels allow, leaving at the right; undefined where that is not giant. */
function bleed(context: ComposeContext, o: { ceiling: number; base: number; widest: number }): Placement | undefined {
  const { widthPx: w } = context.canvas
  const { widthPx, heightPx } = context.hero.product!
  const scale = Math.min(o.widest / widthPx, (o.base - o.ceiling) / heightPx, MAX_ENLARGEMENT)
  const width = Math.round(widthPx * scale)
  const height = Math.round(heightPx * scale)
  if (width < (context.canvas.shape === 'rectangle' ? 0.62 : 0.8) * w) return undefined
  const x = Math.round(Math.max(w - (1 - BLEED) * width, 0.05 * w))
  if (x + width < w + 0.1 * width) return undefined
  const y = Math.round(o.base - height)
  return { box: { x, y, width, height }, rotation: 0, zone: { x, y: o.ceiling, width, height: o.base - o.ceiling } }
}

function foot(context: ComposeContext, look: Look, o: { x: number; baseline: number }): BaselineRow | undefined {
  const { side: s, shape, widthPx: w, smallText } = context.canvas
  const small = shape === 'rectangle'
  // A story is looked at on a whole phone: its small type is larger.
  const unit = shape === 'portrait' ? 1.25 * s : s
  return baselineRow(context.candidate === 0 ? context : withoutName(context), {
    x: o.x,
    width: w - 2 * o.x,
    baseline: o.baseline,
    room: small ? 32 : 0.085 * unit,
    nameSize: small ? 14 : 0.034 * unit,
    supportSize: small ? 0 : 0.028 * unit,
    color: look.onFloor,
    softColor: look.onFloor,
    priceSize: small ? 21 : (shape === 'portrait' ? 0.08 : 0.068) * unit,
    priceColor: look.onFloor,
    oldPriceColor: look.onFloor,
    badge: { size: small ? 12.5 : 0.029 * unit, color: look.accent },
    action: { ...actionLook(context, look), size: Math.max(smallText, 0.03 * unit), height: small ? 32 : 0.068 * s },
  })
}

function actionLook(context: ComposeContext, look: Look) {
  const { colors, style } = context.direction
  const radius = style === 'corporate' ? ('soft' as const) : ('pill' as const)
  const fill = look.crisp ? colors.onSurface : colors.accent
  return { fill, text: look.crisp ? colors.surfaceDeep : colors.onAccent, label: look.onFloor, radius }
}

/** On a banner the product leaves at the top or the foot too: its length is the banner's own. */
function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const look = makeLook(context)
  const end = bannerEnd(context, {
    right: w - 20,
    action: { ...actionLook(context, look), size: 14, height: 38 },
    offer: { size: 29, color: look.ink, oldColor: look.inkSoft, badge: { size: 14, color: look.accent } },
  })
  if (!end) return undefined
  const { widthPx, heightPx } = context.hero.product!
  const y = 0.1 * h
  const height = (h - y) / (1 - BLEED)
  const width = Math.min((height * widthPx) / heightPx, end.x - 250 - 30)
  const placement: Placement = {
    box: {
      x: Math.round(end.x - 24 - width),
      y: Math.round(y),
      width: Math.round(width),
      height: Math.round((width * heightPx) / widthPx),
    },
    rotation: 0,
    zone: { x: end.x - 24 - width, y, width, height },
  }
  const words = bannerWords(context, {
    x: 24,
    width: placement.box.x - 24 - 16,
    headline: 34,
    small: 13.5,
    smallColor: look.inkSoft,
  })
  if (!words) return undefined
  return [...scene(context, look, placement), ...product(context, look, placement), ...words, ...end.layers]
}

function product(context: ComposeContext, look: Look, placement: Placement): Layer[] {
  const { box } = placement
  const { hero, canvas } = context
  const shown: Layer = { kind: 'product', photo: 0, placement, blend: 'source-over' }
  const floats = !hero.standing
  const y = box.y + box.height + (floats ? 0.035 * box.height : 0)
  const ellipse = (rx: number, ry: number, blurPx: number, opacity: number): Layer => ({
    kind: 'shape',
    shape: { type: 'ellipse', center: [box.x + 0.5 * box.width, y], rx: rx * box.width, ry },
    fill: { type: 'solid', color: look.shadow },
    blurPx: Math.max(1, blurPx),
    opacity,
    blend: 'multiply',
  })
  const s = canvas.side
  if (floats) return [ellipse(0.44, 0.028 * s, 0.03 * s, 0.55), shown]
  return [
    { kind: 'reflection', placement, length: 0.2, opacity: look.dark ? 0.34 : 0.16 },
    ellipse(0.47, 0.024 * s, 0.024 * s, 0.5),
    ellipse(0.44, 0.008 * s, 0.0055 * s, 0.75),
    shown,
  ]
}

function scene(context: ComposeContext, look: Look, { box }: Placement): Layer[] {
  const { canvas } = context
  const { widthPx: w, heightPx: h, side: s } = canvas
  const horizon = box.y + box.height - Math.min(0.24 * box.height, 0.12 * s)
  const roll = Math.min(0.09 * s, 0.12 * h)
  const center: Point = [box.x + 0.42 * box.width, box.y + 0.3 * box.height]
  const at = (y: number) => Math.min(1, Math.max(0, y / h))
  if (look.crisp) return crispScene(context, look, horizon, center)
  const floor: Stop[] = [
    [at(horizon - roll), withAlpha(look.floor, 0)],
    [at(horizon), withAlpha(look.floor, 0.35)],
    [at(horizon + roll), withAlpha(look.floor, 0.92)],
    [at(Math.min(h, horizon + 2.4 * roll)), look.floor],
    [1, look.floorFar],
  ]
  return [
    fillGround(canvas, {
      type: 'linear',
      from: [0, 0],
      to: [0.35 * w, h],
      stops: [
        [0, look.top],
        [0.6, look.ground],
        [1, look.ground],
      ],
    }),
    glow(center, 0.66 * Math.max(w, 0.6 * h), look.pool, look.dark ? 0.8 : 0.95),
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: 0, width: w, height: h } },
      fill: vertical(0, h, floor),
    },
    grain(canvas, look.dark),
  ]
}

/** Paper above, a panel below, the product across their seam. */
function crispScene({ canvas }: ComposeContext, look: Look, horizon: number, center: Point): Layer[] {
  const { widthPx: w, heightPx: h } = canvas
  return [
    fillGround(canvas, {
      type: 'linear',
      from: [0, 0],
      to: [w, horizon],
      stops: [
        [0, look.ground],
        [1, look.top],
      ],
    }),
    glow(center, 0.66 * Math.max(w, 0.6 * h), look.pool, 0.9),
    {
      kind: 'shape',
      shape: { type: 'rect', box: { x: 0, y: horizon, width: w, height: h - horizon } },
      fill: {
        type: 'linear',
        from: [0, horizon],
        to: [0.5 * w, h],
        stops: [
          [0, look.floor],
          [1, look.floorFar],
        ],
      },
    },
    grain(canvas, false),
  ]
}

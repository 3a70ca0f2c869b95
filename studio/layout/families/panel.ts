import { hexToOklch, oklchToHex, readableOn } from '../../color/oklch.ts'
import { diagonal, fillGround, grain, shade, vertical } from '../sets/ground.ts'
import { type Family, type ComposeContext, pictureStart, productAspect } from '../compose-context.ts'
import type { Layer, Placement } from '../layers/layout.ts'
import { stackMessage } from '../blocks/message.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { pickMaterial, wallOf } from '../sets/material.ts'
import { ruledGrid } from '../sets/ruled-grid.ts'
import { columnFoot, rowFoot, topOf } from '../arrangements/studio-foot.ts'
import { offerLook, type WordsLook } from '../sets/words-look.ts'
import { bannerEnd, bannerWords } from '../arrangements/banner.ts'

/** Panel: paper and a strong panel, the product astride the seam, proof points as a tick list. */
export const panelFamily: Family = {
  compose(context) {
    const compose = { square, portrait, rectangle, banner }[context.canvas.shape]
    return compose(context)
  },
}

function square(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.074 * w
  const base = 0.905 * h
  const wide = productAspect(context) > 1.2
  if (wide) return low(context)
  const start = pictureStart(context, 0.4)
  const seam = (start + 0.06) * w
  const zone = { x: start * w, y: 0.14 * h, width: (0.965 - start) * w, height: base - 0.14 * h }
  const placement = crossing(context, placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 }), seam)
  const width = placedBounds(placement).x - x - 0.035 * s
  const message = stackMessage(context, {
    nameColor: accentOnPaper(context),
    air: 0.95,
    x,
    y: 0.088 * h,
    width: Math.min(width, 0.5 * w),
    height: 0.56 * h,
    headline: { max: 0.092 * s, min: 0.046 * s, lines: 4 },
    nameSize: 0.0275 * s,
    supportSize: 0.028 * s,
    supportLines: 4,
    proof: { size: 0.0275 * s, tick: context.direction.colors.accent },
  })
  const foot = columnFoot(context, paperLook(context), {
    x,
    bottom: 0.926 * h,
    width,
    price: 0.07 * s,
    height: 0.07 * s,
    badgeShare: BADGE_SHARE,
  })
  if (!message || !foot) return undefined
  return [
    ...scene(context, { x: seam, y: 0, width: w - seam, height: h }),
    ...product(context, placement),
    ...message.layers,
    ...foot,
  ]
}

/** Wide products: the panel lies across the foot and the product stands on its edge. */
function low(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.074 * w
  const seam = 0.6 * h
  const message = stackMessage(context, {
    nameColor: accentOnPaper(context),
    air: 0.95,
    x,
    y: 0.088 * h,
    width: 0.82 * w,
    height: 0.28 * h,
    headline: { max: 0.098 * s, min: 0.05 * s, lines: 2 },
    nameSize: 0.0275 * s,
    supportSize: 0.0285 * s,
    supportLines: 2,
  })
  if (!message) return undefined
  const top = message.box.y + message.box.height + 0.03 * s
  const base = 0.8 * h
  const placement = placeProduct(
    context.hero,
    { x: 0.2 * w, y: top, width: 0.74 * w, height: base - top },
    { anchor: 'foot', alignX: 0.8 },
  )
  const foot = rowFoot(context, panelLook(context), {
    x,
    width: 0.852 * w,
    centerY: 0.893 * h,
    price: 0.068 * s,
    height: 0.07 * s,
    ...ON_PANEL,
  })
  return (
    foot && [
      ...scene(context, { x: 0, y: seam, width: w, height: h - seam }),
      ...product(context, placement),
      ...message.layers,
      ...foot,
    ]
  )
}

function portrait(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s } = context.canvas
  const x = 0.083 * w
  const seam = 0.5 * h
  const message = stackMessage(context, {
    nameColor: accentOnPaper(context),
    air: 0.95,
    x,
    y: 0.152 * h,
    width: 0.834 * w,
    height: 0.22 * h,
    headline: { max: 0.135 * s, min: 0.06 * s, lines: 3 },
    nameSize: 0.034 * s,
    supportSize: 0.035 * s,
    proof: { size: 0.035 * s, tick: context.direction.colors.accent },
  })
  if (!message) return undefined
  const row = rowFoot(context, panelLook(context), {
    x,
    width: 0.834 * w,
    centerY: (context.direction.words.badge ? 0.738 : 0.752) * h,
    price: 0.092 * s,
    height: 0.086 * s,
    ...ON_PANEL,
  })
  if (!row) return undefined
  const top = Math.max(message.box.y + message.box.height + 0.025 * h, 0.3 * h)
  const zone = { x: 0.12 * w, y: top, width: 0.8 * w, height: 0.695 * h - top }
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.62 })
  return [
    ...scene(context, { x: 0, y: seam, width: w, height: h - seam }),
    ...product(context, placement),
    ...message.layers,
    ...row,
  ]
}

function rectangle(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const x = 18
  const wide = productAspect(context) > 1.2
  const start = pictureStart(context, 0.54)
  const seam = wide ? 0.5 * w : (start + 0.02) * w
  const zone = wide
    ? { x: 128, y: 96, width: 160, height: 84 }
    : { x: start * w, y: 24, width: (0.96 - start) * w, height: h - 42 }
  const placement = wide
    ? placeProduct(context.hero, zone, { anchor: 'center', alignX: 1 })
    : crossing(context, placeProduct(context.hero, zone, { anchor: 'foot', alignX: 0.5 }), seam)
  const left = placedBounds(placement).x
  const foot = columnFoot(context, paperLook(context), {
    x,
    bottom: h - 18,
    width: (wide ? seam : left) - x - 8,
    price: 23,
    height: 33,
    badgeShare: BADGE_SHARE,
  })
  if (!foot) return undefined
  const message = stackMessage(context, {
    nameColor: accentOnPaper(context),
    x,
    y: 19,
    width: (wide ? seam : Math.min(left, seam)) - x - 8,
    // Message and offer are two things: between them is more than the leading of either.
    height: topOf(foot) - 19 - 15,
    headline: { max: 28, min: 16, lines: 4 },
    nameSize: 12.5,
    supportSize: 0,
    air: 0.75,
  })
  if (!message) return undefined
  return [
    ...scene(context, { x: seam, y: 0, width: w - seam, height: h }),
    ...product(context, placement),
    ...message.layers,
    ...foot,
  ]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const { colors } = context.direction
  const look = paperLook(context)
  const end = bannerEnd(context, {
    right: w - 20,
    action: { ...look.action, size: 13.5, height: 36 },
    offer: { ...offerLook(look, 24, BADGE_SHARE), size: 28 },
  })
  if (!end) return undefined
  const panelRight = end.x - 18
  const zone = { x: 330, y: 8, width: Math.max(60, panelRight - 330 - 20), height: h - 16 }
  const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0.6 })
  const bounds = placedBounds(placement)
  const panelLeft = bounds.x + Math.min(24, bounds.width * 0.16)
  const words = bannerWords(context, {
    x: 24,
    width: bounds.x - 24 - 14,
    headline: 33,
    small: 13,
    smallColor: colors.inkSoft,
  })
  if (!words) return undefined
  return [
    ...scene(context, { x: panelLeft, y: 0, width: panelRight - panelLeft, height: h }),
    ...product(context, placement),
    ...words,
    ...end.layers,
  ]
}

/** About 8% of the product crosses the seam on to the paper. */
function crossing(context: ComposeContext, placement: Placement, seam: number): Placement {
  const bounds = placedBounds(placement)
  const room = context.canvas.widthPx - context.canvas.margin * 0.6 - (bounds.x + bounds.width)
  const wanted = seam - 0.08 * bounds.width - bounds.x
  return { ...placement, box: { ...placement.box, x: placement.box.x + Math.round(Math.min(wanted, room)) } }
}

/** The accent as words have it half way down the paper, lines and grain included: an ink that has to be mended costs a second painting. */
function accentOnPaper({ direction: { colors } }: ComposeContext): string {
  const [top, foot] = [hexToOklch(colors.ground), hexToOklch(colors.groundDeep)]
  return readableOn(oklchToHex((top.l + foot.l) / 2, (top.c + foot.c) / 2, foot.h), colors.accent, 5.8)
}

function paperLook(context: ComposeContext): WordsLook {
  const { colors } = context.direction
  const accent = accentOnPaper(context)
  const action = { fill: colors.accent, text: colors.onAccent, label: accent, radius: 'soft' as const }
  return { ink: colors.ink, soft: colors.inkSoft, accent, price: colors.ink, action }
}

/** Of the price's size, the size of the offer's words on the paper. */
const BADGE_SHARE = 0.58
/** And on the panel, where they stand on one line. */
const ON_PANEL = { badgeShare: 0.56, badgeLines: 1, gapShare: 0.04 }

interface PanelLook extends WordsLook {
  /** From its top, past a third, to its foot. */
  fills: [string, string, string]
}

function panelLook({ direction: { colors, style } }: ComposeContext): PanelLook {
  const on = (fills: PanelLook['fills'], ink: string, button: { fill: string; text: string }): PanelLook => ({
    fills,
    ...{ ink, soft: ink, accent: ink, price: ink },
    action: { ...button, label: ink, radius: 'soft' },
  })
  if (style === 'corporate') {
    const fills: PanelLook['fills'] = [colors.glow, colors.surface, colors.surfaceDeep]
    return on(fills, colors.onSurface, { fill: '#ffffff', text: colors.accent })
  }
  // A panel of metal looks like mustard: the pool's light, kept low, is the second tone of luxury.
  const base = style === 'luxury' ? shade(colors.glow, -0.1) : colors.accent
  const fills: PanelLook['fills'] = [shade(base, 0.1), shade(base, 0.02), shade(base, -0.16)]
  // Elsewhere the surface is a soft floor color: the panel takes the accent, and a light one wants dark words.
  return style === 'luxury'
    ? on(fills, colors.ink, { fill: colors.accent, text: colors.onAccent })
    : on(fills, colors.onAccent, { fill: colors.onAccent, text: colors.accent })
}

function product(context: ComposeContext, placement: Placement): Layer[] {
  const { shadow } = context.direction.colors
  return [
    { kind: 'product-shadow', placement, color: shadow, style: 'drop', dx: 0.03, dy: 0.045, blur: 0.045, opacity: 0.5 },
    ...(context.hero.standing
      ? [{ kind: 'product-shadow', placement, color: shadow, style: 'contact', opacity: 0.6 } as const]
      : []),
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}

function scene(context: ComposeContext, panel: { x: number; y: number; width: number; height: number }): Layer[] {
  const { canvas, direction } = context
  const { colors } = direction
  const { x, y, width, height } = panel
  const { fills } = panelLook(context)
  const plane = (from: number, span: number, lean: number): [number, number][] => [
    [x + from * width + lean * width, y],
    [x + (from + span) * width + lean * width, y],
    [x + (from + span) * width - lean * width, y + height],
    [x + from * width - lean * width, y + height],
  ]
  const clip = { type: 'rect', box: panel } as const
  return [
    fillGround(
      canvas,
      diagonal(canvas, [
        [0, colors.ground],
        [1, colors.groundDeep],
      ]),
    ),
    ...(direction.style === 'corporate'
      ? ruledGrid(context)
      : [
          wallOf(
            context,
            'plaster',
            { x: 0, y: 0, width: canvas.widthPx, height: canvas.heightPx },
            direction.style === 'luxury',
          ),
        ]),
    {
      kind: 'shape',
      shape: { type: 'rect', box: panel },
      fill: vertical(y, y + height, [
        [0, fills[0]!],
        [0.35, fills[1]!],
        [1, fills[2]!],
      ]),
    },
    {
      kind: 'shape',
      shape: { type: 'polygon', points: plane(0.1, 0.32, 0.22) },
      fill: { type: 'solid', color: '#ffffff' },
      blend: 'soft-light',
      opacity: 0.32,
      clip,
    },
    {
      kind: 'shape',
      shape: { type: 'polygon', points: plane(0.66, 0.5, 0.22) },
      fill: { type: 'solid', color: '#000000' },
      blend: 'soft-light',
      opacity: 0.26,
      clip,
    },
    wallOf(context, pickMaterial(context, 'panel', PANELS), panel, direction.style === 'luxury'),
    grain(canvas, false),
  ]
}

/** Ribs, or panes of ribbed glass. */
const PANELS = ['flutes', 'reeds'] as const

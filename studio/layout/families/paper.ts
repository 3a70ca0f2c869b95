import { hexToOklch, oklchToHex } from '../../color/oklch.ts'
import { footPlane, planeFall, planeLook } from '../blocks/foot-plane.ts'
import { grain } from '../sets/ground.ts'
import { type ComposeContext, productAspect } from '../compose-context.ts'
import type { Layer, MeshLayer } from '../layers/layout.ts'
import { DISPLAY_SCALE } from '../blocks/lead-message.ts'
import { stackMessage } from '../blocks/message.ts'
import { placeProduct } from '../layers/placement.ts'
import { studioLook } from '../sets/studio-look.ts'
import { onPlane, rowFoot } from '../arrangements/studio-foot.ts'
import { arrangeBanner, bannerProduct } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import type { Family } from './family.ts'
import { linear } from '../layers/fill.ts'

/**
 * Paper: a photo whose plain ground was divided out, on the light ground of the style, so that glass, wires and the real
 * shadow stay; the palette's full color is the plane at the foot.
 */
export const paperFamily: Family = {
  tried: { multiplied: { clear: 4, foggy: 4 } },
  sceneName: 'paper',
  storyFoot: 'floor',
  sides: 'swap',
  compose(context) {
    if (context.hero.treatment !== 'multiply') return undefined
    return context.canvas.shape === 'banner' ? banner(context) : poster(context)
  },
}

function poster(context: ComposeContext): Layer[] | undefined {
  const { canvas } = context
  const { widthPx: w, heightPx: h, side: s, shape } = canvas
  const rectangle = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const x = rectangle ? 18 : (portrait ? 0.083 : 0.07) * w
  const rowHeight = rectangle ? 34 : (portrait ? 0.1 : 0.074) * s
  // Two lines of an offer need more of the plane than a price alone.
  const stacked = context.direction.words.badge && context.direction.words.price ? 0.02 * s : 0
  const rowCenter = portrait ? h - 384 - rowHeight : rectangle ? h - 32 : h - 0.088 * s - stacked
  const planeTop = rowCenter - stacked - (rectangle ? 32 : 0.088 * s)
  const wide = productAspect(context) > 0.85
  const top = portrait ? 0.152 * h : rectangle ? 18 : 0.072 * h
  const message = stackMessage(context, {
    x,
    y: top,
    width: wide || portrait ? w - 2 * x : 0.5 * w - x,
    height: (wide || portrait ? (portrait ? 0.2 : 0.34) : 0.66) * h,
    headline: {
      max: (portrait ? 0.138 : wide ? 0.12 : 0.1) * s * (rectangle ? 1.1 : 1) * DISPLAY_SCALE[context.direction.style],
      min: (rectangle ? 0.07 : 0.05) * s,
      lines: wide || portrait ? 2 : 4,
      color: onPaper(context).ink,
    },
    nameSize: rectangle ? 12.5 : (portrait ? 0.036 : 0.028) * s,
    nameColor: onPaper(context).accent,
    supportSize: rectangle ? 0 : (portrait ? 0.037 : 0.03) * s,
    supportColor: onPaper(context).soft,
    supportLines: wide || portrait ? 2 : 4,
    air: rectangle ? 0.75 : 0.95,
  })
  const foot = rowFoot(context, onPlane(context, studioLook(context)), {
    x,
    width: w - 2 * x,
    centerY: rowCenter,
    price: rowHeight * (portrait ? 1 : 0.78),
    height: rowHeight,
    badgeShare: 0.5,
    badgeLines: 1,
  })
  if (!message || !foot) return undefined
  const productTop = wide || portrait ? message.box.y + message.box.height + 0.02 * s : top
  const base = planeTop - planeFall(context) - 0.012 * s
  const zone =
    wide || portrait
      ? { x: 0.04 * w, y: productTop, width: 0.92 * w, height: base - productTop }
      : { x: 0.47 * w, y: productTop, width: 0.5 * w, height: base - productTop }
  if (zone.height < 0.2 * s) return undefined
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: wide || portrait ? 0.6 : 0.5 })
  return [
    ...paper(context),
    { kind: 'product', photo: 0, placement, blend: 'multiply' },
    footPlane(context, planeTop - planeFall(context)),
    ...message.layers,
    ...foot,
  ]
}

function banner(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h } = context.canvas
  const plane = planeLook(context)
  const unit = bannerUnit(context.canvas)
  return arrangeBanner(context, {
    look: { ink: plane.text, soft: plane.text, accent: plane.text, price: plane.text, action: plane.action },
    words: onPaper(context),
    tune: { start: 22, end: 16, from: 0.412088, gap: 34 },
    picture: bannerProduct(context),
    dress: ({ picture: { placement }, endPx }) => {
      const x = endPx - 20 * unit
      return {
        behind: [
          ...paper(context),
          { kind: 'product', photo: 0, placement, blend: 'multiply' },
          {
            kind: 'shape',
            shape: { type: 'rect', box: { x, y: 0, width: w - x, height: h } },
            fill: linear([x, 0], [w, h], [0, plane.fill], [1, plane.fillDeep]),
          },
        ],
      }
    },
  })
}

/** The style's light ground: a divided photo brings its shade along and lets the ground through, so it may have color. */
function paper(context: ComposeContext): Layer[] {
  return [{ kind: 'mesh', ...lightGround(context) }, { ...grain(context.canvas, false), strength: 0.03 } as Layer]
}

/** A full color would be seen in every highlight that the division took for ground: loud styles keep theirs to the plane. */
function lightGround(context: ComposeContext): Pick<MeshLayer, 'base' | 'blobs'> {
  const { style, colors } = context.direction
  if (style !== 'bold' && style !== 'playful') return studioLook(context).ground
  const { h } = hexToOklch(style === 'bold' ? colors.ground : colors.surface)
  return {
    base: oklchToHex(0.955, 0.03, h),
    blobs: [
      { x: 0, y: 1, rx: 0.9, ry: 0.9, color: oklchToHex(0.87, 0.08, h) },
      { x: 1, y: 0, rx: 0.7, ry: 0.7, color: oklchToHex(0.985, 0.01, h) },
    ],
  }
}

/** Dark inks of the palette's hue, whatever the style's own ground would have asked for. */
function onPaper(context: ComposeContext): { ink: string; soft: string; accent: string } {
  const { ink, soft, accent } = studioLook(context)
  return { ink, soft, accent }
}

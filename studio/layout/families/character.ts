import { placeBadge } from '../blocks/badge.ts'
import { bottom, right } from '../layers/box.ts'
import { footPlane, planeFall, planeLook, planeRow } from '../blocks/foot-plane.ts'
import { diagonalGround } from '../sets/ground.ts'
import { type ComposeContext, productAspect, run } from '../compose-context.ts'
import type { Layer, Placement, Point, TextLayer } from '../layers/layout.ts'
import { placedBounds, placeProduct } from '../layers/placement.ts'
import { leftEdge } from '../picture/product-edge.ts'
import { bottomOf, topOf } from '../arrangements/studio-foot.ts'
import { arrangeBanner } from '../arrangements/banner.ts'
import { bannerUnit } from '../arrangements/banner-ends.ts'
import { isGlasses, type SunFace, sunFace } from '../sets/sun-face.ts'
import { placeRun } from '../blocks/text-run.ts'
import type { Family } from './family.ts'

/**
 * Character: the product finishes a simple drawn figure. Glasses sit on the sun's face; anything
 * else has the sun look out from behind it.
 */
export const characterFamily: Family = {
  tried: { cutOut: { playful: [2, 'light'] } },
  sceneName: 'drawn sun',
  storyFoot: 'floor',
  // The second says the offer in the foot row, for words too long for a sticker.
  candidates: 2,
  sides: 'stay',
  compose(context) {
    if (context.canvas.shape === 'banner') return banner(context)
    return isGlasses(context.hero) ? masked(context) : peeking(context)
  },
}

interface Foot {
  layers: Layer[]
  plane: Layer
  /** The highest point of the wave. */
  top: number
}

/** The sun wears the product; the headline over it may reach into its halo. */
function masked(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const foot = footOf(context)
  const text =
    foot && headline(context, { width: w - 2 * marginOf(context), height: (portrait ? 0.2 : 0.3) * h, lines: 2 })
  if (!text) return undefined
  const radius = Math.min((portrait ? 0.3 : small ? 0.25 : 0.265) * w, (foot.top - bottom(text.box) - 0.01 * s) / 1.86)
  // The tips of the halo may reach the headline and the wave, and not the words on it.
  const middle = bottom(text.box) + (foot.top - bottom(text.box)) * 0.55
  const center: Point = [(portrait ? 0.54 : 0.67) * w, Math.min(middle, topOf(foot.layers) - 0.012 * s - 1.33 * radius)]
  const face: SunFace = { center, radius, tilt: 7, masked: true, look: [0, 0] }
  const wide = 1.74 * radius
  const placement = placeProduct(
    context.hero,
    { x: center[0] - wide / 2, y: center[1] - 0.62 * radius, width: wide, height: 0.96 * radius },
    { anchor: 'center', alignX: 0.5, rotation: face.tilt },
  )
  return finish(context, { face, placement, text, foot, sticker: [0.16 * w, center[1] + 0.3 * radius] })
}

/** The product stands at the right, and the sun looks out from behind its shoulder at the words. */
function peeking(context: ComposeContext): Layer[] | undefined {
  const { widthPx: w, heightPx: h, side: s, shape } = context.canvas
  const small = shape === 'rectangle'
  const portrait = shape === 'portrait'
  const foot = footOf(context)
  if (!foot) return undefined
  const margin = marginOf(context)
  const wide = productAspect(context) > WIDE_ASPECT
  const text = headline(context, {
    width: wide || portrait ? w - 2 * margin : 0.56 * w,
    height: (wide ? 0.3 : portrait ? 0.2 : 0.36) * h,
    lines: wide || portrait ? 2 : 3,
  })
  if (!text) return undefined
  const base = foot.top + planeFall(context) * 0.5
  const clear = right(text.box) + 0.025 * s
  const beside = !wide && !portrait && clear < 0.68 * w
  const top = beside ? (small ? 14 : 0.07 * h) : bottom(text.box) + (portrait ? 0.05 : 0.03) * s
  const start = wide ? 0.28 * w : portrait ? 0.44 * w : beside ? Math.max(0.5 * w, clear) : 0.5 * w
  const zone = { x: start, y: top, width: 0.965 * w - start, height: base - top }
  if (zone.height < 0.3 * s) return undefined
  const placement = placeProduct(context.hero, zone, { anchor: 'foot', alignX: wide ? 0.85 : 0.6, rotation: 5 })
  const face = peek(context, { placement, wide, from: bottom(text.box), base })
  if (!face) return undefined
  return finish(context, { face, placement, text, foot, sticker: [margin + 0.12 * s, face.center[1]] })
}

const WIDE_ASPECT = 0.84

/** The largest sun whose eyes and smile the product leaves free, and whose halo stays on the canvas. */
function peek(
  context: ComposeContext,
  { placement, wide, from, base }: { placement: Placement; wide: boolean; from: number; base: number },
): SunFace | undefined {
  const { widthPx: w, side: s } = context.canvas
  const bounds = placedBounds(placement)
  const look: Point = wide ? [-0.24, -0.2] : [-0.34, -0.04]
  for (let radius = Math.min(0.25 * w, (base - from) / 2.1); radius >= LEAST_SUN * s; radius *= 0.93) {
    const y = Math.max(from + 1.14 * radius, bounds.y + (wide ? 0.1 : 0.46) * bounds.height)
    const free = leftEdge(context.hero, placement, y + (look[1] - 0.34) * radius, y + (look[1] + 0.42) * radius)
    const x = Math.min(bounds.x + (wide ? 0.2 : 0.06) * bounds.width, free - 0.015 * s - (look[0] + 0.44) * radius)
    if (x - 1.1 * radius > 0 && y + 0.8 * radius < base)
      return { center: [x, y], radius, tilt: -8, masked: false, look }
  }
  return undefined
}

/** A smaller sun, in shares of the shorter side, is a sticker and no character. */
const LEAST_SUN = 0.14

function marginOf({ canvas }: ComposeContext): number {
  return canvas.shape === 'rectangle' ? 15 : 0.06 * canvas.widthPx
}

function headline(context: ComposeContext, o: { width: number; height: number; lines: number }): TextLayer | undefined {
  const { canvas, direction } = context
  const portrait = canvas.shape === 'portrait'
  const text = run(context, 'headline', direction.words.headline, {
    max: (portrait ? 0.17 : 0.145) * canvas.side,
    min: canvas.smallText * 1.5,
    ...o,
  })
  const top = portrait ? 290 : canvas.shape === 'rectangle' ? 16 : 0.064 * canvas.heightPx
  return text && { ...placeRun(text, marginOf(context), top), rotation: canvas.shape === 'rectangle' ? 0 : -2 }
}

function footOf(context: ComposeContext): Foot | undefined {
  const { heightPx: h, side: s, shape } = context.canvas
  const { words } = context.direction
  const small = shape === 'rectangle'
  const low = shape === 'portrait' ? h - 384 : h
  const priced = context.candidate > 0 || (words.badge !== undefined && words.price !== undefined)
  const centerY = low - (small ? 27 : shape === 'portrait' ? 0.075 * s : 0.094 * s)
  const said = context.candidate > 0 ? context : withoutBadge(context)
  const first = planeRow(said, { centerY, margin: marginOf(context), priced })
  if (!first) return undefined
  const over = Math.max(0, bottomOf(first) - (low - (small ? 12 : 0.045 * s)))
  const layers = over > 0 ? planeRow(said, { centerY: centerY - over, margin: marginOf(context), priced }) : first
  if (!layers) return undefined
  const top = topOf(layers) - (small ? 12 : 0.05 * s) - planeFall(context)
  return { layers, plane: footPlane(context, top), top }
}

/** The offer's words are on the sticker. */
function withoutBadge(context: ComposeContext): ComposeContext {
  const { direction } = context
  return { ...context, direction: { ...direction, words: { ...direction.words, badge: undefined } } }
}

function finish(
  context: ComposeContext,
  o: { face: SunFace; placement: Placement; text: TextLayer; foot: Foot; sticker: Point },
): Layer[] | undefined {
  const { widthPx: w, safe } = context.canvas
  const { face, placement, text, foot } = o
  const [cx, cy] = face.center
  const around = { x: cx - face.radius, y: cy - face.radius, width: 2 * face.radius, height: 2 * face.radius }
  const sticker =
    context.candidate > 0
      ? []
      : placeBadge(context, {
          form: 'scallop',
          rotation: -9,
          area: { x: 0.035 * w, y: safe.y, width: 0.93 * w, height: foot.top - safe.y },
          prefer: () => o.sticker,
          clearOf: [text, ...foot.layers],
          keepOff: [around],
          placement,
        })
  if (!sticker) return undefined
  return [
    ...ground(context, face),
    // Glasses hang before the wave; what stands, stands behind its crest.
    ...(face.masked ? [foot.plane, ...sunFace(context, face)] : [...sunFace(context, face), foot.plane]),
    text,
    ...product(context, placement, face.masked),
    ...sticker,
    ...foot.layers,
  ]
}

function ground(context: ComposeContext, { center }: SunFace): Layer[] {
  const { canvas, direction } = context
  const { colors } = direction
  const { widthPx: w, heightPx: h } = canvas
  return [
    diagonalGround(canvas, [0, colors.ground], [1, colors.groundDeep]),
    {
      kind: 'rays',
      center,
      count: 18,
      rotation: 3,
      reachPx: 1.2 * Math.hypot(w, h),
      color: colors.glow,
      opacity: 0.42,
    },
  ]
}

function product(context: ComposeContext, placement: Placement, masked: boolean): Layer[] {
  const color = masked ? '#8a4b00' : context.direction.colors.shadow
  const drop = { kind: 'product-shadow' as const, placement, color, style: 'drop' as const }
  return [
    { ...drop, dx: masked ? 0 : -0.02, dy: masked ? 0.1 : 0.05, blur: 0.06, opacity: masked ? 0.55 : 0.38 },
    { kind: 'product', photo: 0, placement, blend: 'source-over' },
  ]
}

/** Ground at the left, the block at the right, the sun between them, cut off above and below. */
function banner(context: ComposeContext): Layer[] | undefined {
  const { heightPx: h } = context.canvas
  const { colors } = context.direction
  const unit = bannerUnit(context.canvas)
  const glasses = isGlasses(context.hero)
  return arrangeBanner(context, {
    look: {
      ...{ ink: colors.onSurface, soft: colors.onSurface, accent: colors.accent, price: colors.onSurface },
      action: planeLook(context).action,
    },
    words: {},
    tune: { order: 'words first' },
    picture: (room, untilPx) => {
      const radius = (glasses ? 54 : 38) * unit
      const width = untilPx - room.x
      if (width < 2 * radius + (glasses ? 30 : 70) * unit) return undefined
      const cx = room.x + (glasses ? 0.5 : 0.36) * width
      const face: SunFace = {
        center: [cx, h / 2 + (glasses ? 3 : 4) * unit],
        radius,
        tilt: glasses ? 7 : -8,
        masked: glasses,
        look: glasses ? [0, 0] : [-0.3, -0.04],
      }
      const start = cx + 0.1 * radius
      const zone = glasses
        ? { x: cx - 0.87 * radius, y: h / 2 - 0.56 * radius, width: 1.74 * radius, height: 0.9 * radius }
        : { ...room, x: start, width: untilPx - 4 * unit - start }
      const placement = placeProduct(context.hero, zone, { anchor: 'center', alignX: 0, rotation: glasses ? 7 : 4 })
      return { startPx: room.x, face, placement }
    },
    dress: ({ picture: { face, placement }, endPx }) => {
      const x = endPx - 40 * unit
      const wave: Point[] = [
        [x + 16 * unit, 0],
        [x - 12 * unit, h * 0.3],
        [x + 22 * unit, h * 0.62],
        [x - 4 * unit, h],
      ]
      return {
        behind: [
          ...ground(context, face),
          ...sunFace(context, face),
          {
            kind: 'shape',
            shape: { type: 'wave', points: wave, closeTo: 'right' },
            fill: { type: 'solid', color: colors.surface },
          },
          ...product(context, placement, glasses),
        ],
      }
    },
  })
}

import { contrastRatio, hexToOklch, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import { deepTone } from '../../color/roles.ts'
import { daylight, fillGround, grain, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import { floorOf, isAbstract, pickMaterial, wallOf } from './material.ts'
import type { Fill, Layer, Stop } from '../layers/layout.ts'
import { filled, linear, radial, rect, vertical } from '../layers/fill.ts'
import { type OnPodium, restsOnPodium, type Stage, stageOf } from './podium-stage.ts'
import { inOneInk, type ProductSet, type WordsLook } from './product-set.ts'
import { wholeOf } from '../layers/box.ts'

/** Round steps in a studio sweep. Its look is that of words on the wall; `onDrum` that of words on the side of a drum. */
export const podiumSet: ProductSet<PodiumLook, OnPodium> = {
  /** Dark stone with a brass rim in luxury, two colors in playful, pale plaster wherever the ground is light. */
  look(context) {
    const { colors, style } = context.direction
    const { ink } = colors
    const ground = hexToOklch(colors.ground)
    const onLight = (accent: string) => ({
      ...{ ink, accent, price: ink, dark: false },
      action: { fill: ink, text: '#ffffff', label: accent },
    })
    if (style === 'playful') {
      return {
        ...onLight(ink),
        soft: ink,
        wall: shade(colors.ground, 0.03),
        wallFar: shade(colors.groundDeep, -0.02),
        floor: colors.groundDeep,
        back: colors.glowHot,
        backFar: colors.glow,
        steps: [colors.surface, colors.accent],
        shadow: { color: oklchToHex(0.34, 0.12, hexToOklch(colors.groundDeep).h), strength: 0.5 },
        onDrum: { ink: colors.onSurface, accent: readableOn(colors.surface, colors.accent, 4.8) },
      }
    }
    if (ground.l < 0.5) {
      const hue = hexToOklch(colors.glow)
      const stone = deepTone(0.25, 0.03, ground.h)
      const { accent } = colors
      return {
        ...{ ink, soft: colors.inkSoft, accent, price: accent, dark: true },
        action: { fill: accent, text: colors.onAccent, label: ink },
        wall: deepTone(0.34, Math.min(0.095, hue.c), ground.h),
        wallFar: shade(colors.ground, 0.01),
        floor: deepTone(0.17, 0.03, ground.h),
        back: oklchToHex(0.6, Math.min(0.13, hue.c), hexToOklch(mix(colors.glow, colors.glowHot, 0.5)).h),
        backFar: deepTone(0.24, 0.06, ground.h),
        steps: [shade(stone, -0.03), stone],
        rim: style === 'luxury' ? accent : undefined,
        shadow: { color: colors.shadow, strength: 0.8 },
        onDrum: { ink, accent },
      }
    }
    const ok = daylight(context)
    const plaster = ok(0.9, 0.055)
    return {
      // An offer stands low, where the wall is nearly at its darkest: an ink that has to be mended costs a second painting.
      ...onLight(readableOn(ok(0.56, 0.14), colors.accent, 4.8)),
      soft: colors.inkSoft,
      wall: ok(0.88, 0.075),
      wallFar: ok(0.55, 0.145),
      floor: ok(0.7, 0.125),
      back: ok(0.82, 0.095),
      backFar: ok(0.52, 0.14),
      steps: [shade(plaster, -0.02), plaster],
      shadow: { color: ok(0.36, 0.09), strength: 0.5 },
      onDrum: { ink, accent: readableOn(shade(plaster, -0.16), colors.accent, 4.8) },
    }
  },
  /** A studio sweep, an arch or disc in it, and the steps, all in one light from the upper left. */
  scenery(context, look, on) {
    const { fronds, ...stage } = stageOf(context, on)
    const { color, strength } = look.shadow
    const blurPx = Math.max(1, 0.005 * context.canvas.side)
    return [
      ...sweep(context, look, stage),
      ...niche(context, look, stage.back),
      ...(look.dark || on.on === 'step' || isAbstract(context)
        ? []
        : [{ kind: 'foliage', fronds, color, blurPx, opacity: 0.42 } as const]),
      {
        kind: 'plinth',
        steps: stage.steps.map(({ tone, ...step }) => ({ ...step, color: look.steps[tone], rim: look.rim })),
        light: -1,
        shadow: color,
        shadowOpacity: strength,
        depth: DEPTH,
      },
      grain(context.canvas, look.dark),
    ]
  },
  /** The product and its own shadow, which stays on the face that it stands on, away from the light. */
  product(context, look, on) {
    const { placement } = on
    const { box } = placement
    const { center, rx, ry } = stageOf(context, on).steps.at(-1)!
    const rests = restsOnPodium(context)
    const shadowX = box.x + (rests ? 0.8 : 0.56) * box.width
    return [
      filled(
        {
          type: 'ellipse',
          center: [shadowX, center[1] + (rests ? 0.05 : 0.2) * ry],
          rx: (rests ? 0.5 : 0.36) * box.width,
          ry: 0.42 * ry,
        },
        look.shadow.color,
        {
          blurPx: Math.max(2, 0.22 * ry),
          opacity: look.shadow.strength,
          blend: 'multiply',
          clip: { type: 'ellipse', center, rx, ry },
        },
      ),
      ...(rests
        ? [{ kind: 'product-shadow', placement, color: look.shadow.color, style: 'contact', opacity: 0.95 } as const]
        : []),
      { kind: 'product', photo: 0, placement, blend: 'source-over' },
    ]
  },
}

/** The colors and materials of a podium's room in one style. */
export interface PodiumLook extends WordsLook {
  /** The wall where the light falls, and where it no longer does. */
  wall: string
  wallFar: string
  floor: string
  /** Of the niche behind the product, where it is lit and where it is not. */
  back: string
  backFar: string
  /** Of a drum or the lowest step, and of what stands on or under it. */
  steps: [string, string]
  rim?: string
  shadow: { color: string; strength: number }
  dark: boolean
  /** What is written on the side of a drum. */
  onDrum: { ink: string; accent: string }
}

/** How far the shades of a step's side lie apart, in OKLCH lightness. */
const DEPTH = 0.115

/** Words on the side of a drum, each readable on the darkest and the lightest tone that it may meet. */
export function onDrum(look: PodiumLook): WordsLook {
  const [ink, accent] = [drumInk(look, look.onDrum.ink), drumInk(look, look.onDrum.accent)]
  return { ...inOneInk(ink, { ...look.action, label: ink }), accent }
}

function drumInk({ steps: [drum] }: PodiumLook, ink: string): string {
  const tones = [shade(drum, DEPTH * 0.4), shade(drum, -DEPTH)]
  const worst = tones.sort((a, b) => contrastRatio(ink, a) - contrastRatio(ink, b))[0]!
  return readableOn(worst, ink, 4.8)
}

/** What the steps stand on. */
const FLOORS = ['terrazzo', 'marble', 'wood'] as const

function sweep(
  context: ComposeContext,
  look: PodiumLook,
  { horizon, light }: Pick<Stage, 'horizon' | 'light'>,
): Layer[] {
  const { widthPx: w, heightPx: h, side } = context.canvas
  const { wall, wallFar, floor, dark } = look
  const reach = Math.hypot(w, h)
  const soft = 0.1 * Math.min(h, 1.2 * side)
  // An S-curve of alphas: the wall rolls into the floor as paper does in a studio.
  const cove = [0, 0.25, 0.5, 0.75, 1].map((at): Stop => {
    const y = (horizon - soft + 2 * soft * at) / h
    return [Math.min(1, Math.max(0, y)), withAlpha(floor, at * at * (3 - 2 * at))]
  })
  const box = wholeOf(context.canvas)
  return [
    fillGround(context.canvas, radial(light, reach * 0.95, [0, wall], [0.55, mix(wall, wallFar, 0.62)], [1, wallFar])),
    wallOf(context, 'plaster', { box: { ...box, height: horizon }, dark }),
    fillGround(context.canvas, vertical(0, h, ...cove)),
    ...(isAbstract(context)
      ? []
      : [
          floorOf(context, pickMaterial(context, 'floor', FLOORS), {
            box: { ...box, y: horizon, height: h - horizon },
            dark,
          }),
        ]),
    filled(
      rect(box),
      radial(
        [light[0], horizon],
        reach * 0.9,
        [0.45, withAlpha(look.shadow.color, 0)],
        [1, withAlpha(look.shadow.color, dark ? 0.7 : 0.34)],
      ),
      { blend: 'multiply' },
    ),
  ]
}

/** The back of the niche is ribbed, in playful papered. */
const PAPERS = ['dots', 'checks', 'flutes'] as const

/** A niche as thick as its lit jamb shows at the right, with a fine line round it where the steps have a rim of metal. */
function niche(context: ComposeContext, look: PodiumLook, { cx, rx, top, height, foot }: Stage['back']): Layer[] {
  const { side, widthPx } = context.canvas
  const body = (inset: number, dx = 0) =>
    rect({ x: cx - rx + inset + dx, y: top + inset, width: 2 * (rx - inset), height: height - 2 * inset }, rx - inset)
  const jamb = Math.max(2, 0.04 * rx)
  const inner = body(jamb / 2, -jamb / 2)
  const seen = Math.min(height, foot - top)
  const fill: Fill = look.dark
    ? // A lamp in it, behind the product.
      radial([cx, top + 0.58 * seen], 0.78 * seen, [0, shade(look.back, 0.07)], [0.4, look.back], [1, look.backFar])
    : linear([cx - rx, top], [cx + rx, top + seen], [0, mix(look.back, look.backFar, 0.75)], [0.55, look.back])
  const clip = rect({ x: 0, y: 0, width: widthPx, height: foot })
  const paper = context.direction.style === 'playful' ? pickMaterial(context, 'niche', PAPERS) : 'flutes'
  const line = look.rim && { color: look.rim, widthPx: Math.max(1, 0.0022 * side) }
  return [
    filled(body(0), shade(look.wall, 0.03), { clip }),
    filled(inner, fill, { clip }),
    { ...wallOf(context, paper, { box: clip.box, dark: look.dark }), clip: inner, quiet: undefined },
    ...(line ? [{ kind: 'shape', shape: body(-0.055 * rx), stroke: line, opacity: 0.75, clip } as const] : []),
  ]
}

function mix(first: string, second: string, share: number): string {
  const [a, b] = [hexToOklch(first), hexToOklch(second)]
  const turn = ((b.h - a.h + 540) % 360) - 180
  return oklchToHex(a.l + (b.l - a.l) * share, a.c + (b.c - a.c) * share, a.h + turn * share)
}

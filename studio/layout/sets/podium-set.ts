import { contrastRatio, hexToOklch, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import { deepTone, isYellow } from '../../color/roles.ts'
import { daylight, fillGround, grain, leafShade, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import { floorOf, isAbstract, pickMaterial, wallOf } from './material.ts'
import type { Fill, Layer, Point, Shape, Stop } from '../../layers/layout.ts'
import { filled, linear, radial, rect, vertical } from '../../layers/fill.ts'
import { type OnPodium, restsOnPodium, type Stage, stageOf } from './podium-stage.ts'
import { inOneInk, type ProductSet, type WordsLook } from './product-set.ts'
import { contactShadow, shown } from './stand.ts'
import { drawnBy, groundLayers } from './ground-falls.ts'
import { type Ground, groundOf } from './wardrobe.ts'
import { type World, worldOf } from '../../brief/thing-world.ts'
import { middleOf } from '../../layers/box.ts'
import { placedBounds } from '../../layers/placement.ts'

/** Round steps on a seamless sweep. `look` is for words on the wall, `onDrum` for words on the side of a drum. */
export const podiumSet: ProductSet<PodiumLook, OnPodium> = {
  /**
   * Returns dark stone with a brass rim in luxury, two colors in playful, and pale plaster wherever the ground is
   * light.
   */
  look(context) {
    const { colors, style } = context.direction
    const { ground, groundDeep, surface, onSurface, ink, inkSoft: soft, accent, onAccent, glow, glowHot } = colors
    const onLight = (accent: string) => ({
      ...inOneInk(ink, { fill: ink, text: '#ffffff' }),
      accent,
      dark: false,
    })
    if (style === 'playful') {
      return {
        ...onLight(ink),
        wall: [shade(ground, 0.03), shade(groundDeep, -0.02)],
        floor: groundDeep,
        back: [glowHot, glow],
        steps: [surface, accent],
        shadow: { color: oklchToHex(0.34, 0.12, hexToOklch(groundDeep).h), strength: 0.5 },
        onDrum: { ink: onSurface, accent: readableOn(surface, accent, 4.8) },
      }
    }
    const { l, h } = hexToOklch(ground)
    if (l < 0.5) {
      const { c } = hexToOklch(glow)
      const stone = madeOf(context, DARK_STONES) ?? deepTone(0.25, 0.03, h)
      return {
        ...inOneInk(ink, { fill: accent, text: onAccent }),
        soft,
        accent,
        price: accent,
        dark: true,
        wall: [deepTone(0.34, Math.min(0.095, c), h), shade(ground, 0.01)],
        floor: deepTone(0.17, 0.03, h),
        back: [lampOf(mix(glow, glowHot, 0.5), c, context), deepTone(0.24, 0.06, h)],
        steps: [shade(stone, -0.03), stone],
        rim: style === 'luxury' ? accent : undefined,
        shadow: { color: colors.shadow, strength: 0.8 },
        onDrum: { ink, accent },
      }
    }
    const ok = daylight(context)
    const plaster = madeOf(context, STONES) ?? ok(0.9, 0.055)
    return {
      // An offer stands low, where the wall is nearly at its darkest: an ink that has to be mended costs a second
      // painting.
      ...onLight(readableOn(ok(0.56, 0.14), accent, 4.8)),
      soft,
      wall: [ok(0.88, 0.075), ok(0.55, 0.145)],
      floor: ok(0.7, 0.125),
      back: [ok(0.82, 0.095), ok(0.52, 0.14)],
      steps: [shade(plaster, -0.02), plaster],
      shadow: { color: ok(0.36, 0.09), strength: 0.5 },
      onDrum: { ink, accent: readableOn(shade(plaster, -0.16), accent, 4.8) },
    }
  },
  /** Draws a seamless sweep, an arch or a disc in it, and the steps, all in one light from the upper left. */
  scenery(context, look, on) {
    const stage = stageOf(context, on)
    const { color: shadow, strength: shadowOpacity } = look.shadow
    const steps = stage.steps.map(({ tone, ...step }) => ({ ...step, color: look.steps[tone], rim: look.rim }))
    const worn = groundOf(context.direction)
    const isBare = look.dark || on.on === 'step' || isAbstract(context) || (worn && worn.falls !== 'leaves')
    return [
      ...sweep(context, look, stage),
      ...(hasNiche(worn) ? niche(context, look, stage.back) : onWall(context, look, on, stage)),
      ...(isBare ? [] : [leafShade(context.canvas, stage.fronds, shadow)]),
      { kind: 'plinth', steps, light: -1, shadow, shadowOpacity, depth: DEPTH },
      grain(context.canvas, look.dark),
    ]
  },
  /** Draws the product and its own shadow, which stays on the face that it stands on, away from the light. */
  product(context, look, on) {
    const { placement } = on
    const { box } = placement
    const { center, rx, ry } = stageOf(context, on).steps.at(-1)!
    const { color, strength: opacity } = look.shadow
    const rests = restsOnPodium(context)
    const [aside, down, half] = rests ? [0.8, 0.05, 0.5] : [0.56, 0.2, 0.36]
    const middle: Point = [box.x + aside * box.width, center[1] + down * ry]
    const thrown: Shape = { type: 'ellipse', center: middle, rx: half * box.width, ry: 0.42 * ry }
    const clip: Shape = { type: 'ellipse', center, rx, ry }
    return [
      filled(thrown, color, { blurPx: Math.max(2, 0.22 * ry), opacity, blend: 'multiply', clip }),
      ...(rests ? [contactShadow(placement, color, 0.95)] : []),
      shown(placement),
    ]
  },
}

/** The colors and materials of a podium's room in one style. */
interface PodiumLook extends WordsLook {
  /**
   * Colors where the light falls and where it no longer does: `wall` is the wall, `back` the niche behind the product.
   */
  wall: [string, string]
  back: [string, string]
  floor: string
  /** Colors of a drum or the lowest step, and of what stands on or under it. */
  steps: [string, string]
  rim?: string
  shadow: { color: string; strength: number }
  dark: boolean
  /** Colors of words on the side of a drum. */
  onDrum: { ink: string; accent: string }
}

/**
 * Returns the color of the light in a niche by night. A dim yellow is olive: a yellow that the user chose stays light.
 */
function lampOf(glow: string, chroma: number, { direction: { ownColors } }: ComposeContext): string {
  const { h } = hexToOklch(glow)
  return ownColors && isYellow(h)
    ? oklchToHex(0.8, Math.min(0.14, chroma), h)
    : oklchToHex(0.6, Math.min(0.13, chroma), h)
}

type Stones = Partial<Record<World, readonly [l: number, c: number, h: number]>>

/** OKLCH colors of steps that are not of plaster. */
const [OAK, CHALK, SAND, SLATE] = [
  [0.77, 0.075, 68],
  [0.955, 0.008, 85],
  [0.85, 0.045, 78],
  [0.47, 0.018, 255],
] as const
const STONES: Stones = {
  table: OAK,
  home: OAK,
  craft: OAK,
  fine: CHALK,
  fashion: CHALK,
  office: CHALK,
  'open-air': SAND,
  tech: SLATE,
}
const WALNUT = [0.31, 0.045, 55] as const
const DARK_STONES: Stones = { table: WALNUT, home: WALNUT, craft: WALNUT }

function madeOf({ direction }: ComposeContext, stones: Stones): string | undefined {
  const stone = direction.kind === undefined ? undefined : stones[worldOf(direction)]
  return stone && oklchToHex(...stone)
}

/** Returns true if the wall has a niche, which is one of the grounds; on the others the wall is whole. */
function hasNiche(worn: Ground | undefined): boolean {
  return !worn?.falls || worn.falls === 'arch' || worn.falls === 'sun' || worn.falls === 'leaves'
}

/** Returns what falls on a wall without a niche. */
function onWall(context: ComposeContext, look: PodiumLook, { placement }: OnPodium, { horizon }: Stage): Layer[] {
  const box = { x: 0, y: 0, width: context.canvas.widthPx, height: horizon }
  const drawn = { ...drawnBy(context), isDark: look.dark, box, at: middleOf(placedBounds(placement)) }
  return groundLayers(context, groundOf(context.direction)!, drawn)
}

/** Step between the shades of a step's side, in OKLCH lightness. */
const DEPTH = 0.115

/**
 * Returns the colors of words on the side of a drum. Each can be read on the darkest and on the lightest tone that it
 * may meet.
 */
export function onDrum(look: PodiumLook): WordsLook {
  const [ink, accent] = [drumInk(look, look.onDrum.ink), drumInk(look, look.onDrum.accent)]
  return { ...inOneInk(ink, look.action), accent }
}

function drumInk({ steps: [drum] }: PodiumLook, ink: string): string {
  const tones = [shade(drum, DEPTH * 0.4), shade(drum, -DEPTH)]
  const worst = tones.sort((a, b) => contrastRatio(ink, a) - contrastRatio(ink, b))[0]!
  return readableOn(worst, ink, 4.8)
}

/** Materials of the floor that the steps stand on. */
const FLOORS = ['terrazzo', 'marble', 'wood'] as const

function sweep(context: ComposeContext, look: PodiumLook, { horizon, light }: Stage): Layer[] {
  const { canvas } = context
  const { widthPx: w, heightPx: h, side } = canvas
  const { wall, floor, dark, shadow } = look
  const reach = Math.hypot(w, h)
  const dim = (alpha: number) => withAlpha(shadow.color, alpha)
  const dusk = radial([light[0], horizon], reach * 0.9, [0.45, dim(0)], [1, dim(dark ? 0.7 : 0.34)])
  const soft = 0.1 * Math.min(h, 1.2 * side)
  // An S-curve of alphas makes the wall roll into the floor, as a photographer's paper does.
  const cove = [0, 0.25, 0.5, 0.75, 1].map((at): Stop => {
    const y = (horizon - soft + 2 * soft * at) / h
    return [Math.min(1, Math.max(0, y)), withAlpha(floor, at * at * (3 - 2 * at))]
  })
  const above = { x: 0, y: 0, width: w, height: horizon }
  const below = { x: 0, y: horizon, width: w, height: h - horizon }
  const laid = floorOf(context, pickMaterial(context, 'floor', FLOORS), { box: below, dark })
  return [
    fillGround(canvas, radial(light, reach * 0.95, [0, wall[0]], [0.55, mix(...wall, 0.62)], [1, wall[1]])),
    wallOf(context, 'plaster', { box: above, dark }),
    fillGround(canvas, vertical(0, h, ...cove)),
    ...(isAbstract(context) ? [] : [laid]),
    fillGround(canvas, dusk, 'multiply'),
  ]
}

/** Materials of the niche's back in playful. Elsewhere it is ribbed. */
const PAPERS = ['dots', 'checks', 'flutes'] as const

/**
 * Draws a niche as thick as its lit jamb shows at the right, with a fine line round it if the steps have a rim of
 * metal.
 */
function niche(context: ComposeContext, look: PodiumLook, { cx, rx, top, height, foot }: Stage['back']): Layer[] {
  const { side, widthPx } = context.canvas
  const body = (inset: number, dx = 0) =>
    rect({ x: cx - rx + inset + dx, y: top + inset, width: 2 * (rx - inset), height: height - 2 * inset }, rx - inset)
  const jamb = Math.max(2, 0.04 * rx)
  const inner = body(jamb / 2, -jamb / 2)
  const seen = Math.min(height, foot - top)
  const [lit, unlit] = look.back
  const fill: Fill = look.dark
    ? // The niche has a lamp in it, behind the product.
      radial([cx, top + 0.58 * seen], 0.78 * seen, [0, shade(lit, 0.07)], [0.4, lit], [1, unlit])
    : linear([cx - rx, top], [cx + rx, top + seen], [0, mix(lit, unlit, 0.75)], [0.55, lit])
  const clip = rect({ x: 0, y: 0, width: widthPx, height: foot })
  const worn = groundOf(context.direction)
  const paper = worn
    ? (worn.made ?? 'plaster')
    : context.direction.style === 'playful'
      ? pickMaterial(context, 'niche', PAPERS)
      : 'flutes'
  const line = look.rim && { color: look.rim, widthPx: Math.max(1, 0.0022 * side) }
  return [
    filled(body(0), shade(look.wall[0], 0.03), { clip }),
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

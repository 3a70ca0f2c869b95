import type { Box } from '#contract/report.ts'
import { contrastRatio, hexToOklch, oklchToHex, readableOn, withAlpha } from '../../color/oklch.ts'
import { daylight } from './daylight.ts'
import { fillGround, grain, shade } from './ground.ts'
import type { ComposeContext } from '../compose-context.ts'
import { floorOf, pickMaterial, wallOf } from './material.ts'
import type { Fill, Frond, Layer, PlinthStep, Point, Shape, Stop } from '../layers/layout.ts'
import { linear, radial } from '../layers/fill.ts'

/** The colors and materials of a podium's room in one style. */
export interface PodiumLook {
  /** The wall where the light falls, and where it no longer does. */
  wall: string
  wallFar: string
  floor: string
  /** The arch or disc behind the product, where it is lit and where it is not. */
  back: string
  backFar: string
  /** From the lowest step up. */
  steps: [string, string]
  rim?: string
  shadow: string
  shadowOpacity: number
  depth: number
  dark: boolean
  ink: string
  inkSoft: string
  accent: string
  /** The drum whose side carries words: its middle tone, and what is written on it. */
  onDrum: string
  onDrumAccent: string
}

/** Dark stone with a brass rim in luxury, two colors in playful, pale plaster wherever the ground is light. */
export function podiumLook(context: ComposeContext): PodiumLook {
  const { colors, style } = context.direction
  const ground = hexToOklch(colors.ground)
  if (style === 'playful') {
    return {
      wall: shade(colors.ground, 0.03),
      wallFar: shade(colors.groundDeep, -0.02),
      floor: colors.groundDeep,
      back: colors.glowHot,
      backFar: colors.glow,
      steps: [colors.surface, colors.accent],
      shadow: oklchToHex(0.34, 0.12, hexToOklch(colors.groundDeep).h),
      shadowOpacity: 0.5,
      depth: 0.1,
      dark: false,
      ink: colors.ink,
      inkSoft: colors.ink,
      accent: colors.ink,
      onDrum: colors.onSurface,
      onDrumAccent: readableOn(colors.surface, colors.accent, 4.8),
    }
  }
  if (ground.l < 0.5) {
    const hue = hexToOklch(colors.glow)
    const stone = oklchToHex(0.25, 0.03, ground.h)
    return {
      wall: oklchToHex(0.34, Math.min(0.095, hue.c), hue.h),
      wallFar: shade(colors.ground, 0.01),
      floor: oklchToHex(0.17, 0.03, ground.h),
      back: oklchToHex(0.6, Math.min(0.13, hue.c), hexToOklch(mix(colors.glow, colors.glowHot, 0.5)).h),
      backFar: oklchToHex(0.24, 0.06, hue.h),
      steps: [shade(stone, -0.03), stone],
      rim: style === 'luxury' ? colors.accent : undefined,
      shadow: colors.shadow,
      shadowOpacity: 0.8,
      depth: 0.115,
      dark: true,
      ink: colors.ink,
      inkSoft: colors.inkSoft,
      accent: colors.accent,
      onDrum: colors.ink,
      onDrumAccent: colors.accent,
    }
  }
  const ok = daylight(context)
  const plaster = ok(0.9, 0.035)
  return {
    wall: ok(0.88, 0.075),
    wallFar: ok(0.55, 0.145),
    floor: ok(0.7, 0.125),
    back: ok(0.82, 0.095),
    backFar: ok(0.52, 0.14),
    steps: [shade(plaster, -0.02), plaster],
    shadow: ok(0.36, 0.09),
    shadowOpacity: 0.5,
    depth: 0.115,
    dark: false,
    ink: colors.ink,
    inkSoft: colors.inkSoft,
    // An offer stands low, where the wall is nearly at its darkest: an ink that has to be mended costs a second painting.
    accent: readableOn(ok(0.56, 0.14), colors.accent, 4.8),
    onDrum: colors.ink,
    onDrumAccent: readableOn(shade(plaster, -0.16), colors.accent, 4.8),
  }
}

export interface PodiumSet {
  /** Where wall and floor meet, out of focus. */
  horizon: number
  back: { type: 'arch' | 'disc'; center: Point; rx: number; top: number; foot: number }
  steps: Omit<PlinthStep, 'color' | 'rim'>[]
  /** Where the light falls brightest on the wall. */
  light: Point
  /** Leaves whose shadow falls on the wall, in daylight only. */
  fronds?: Frond[]
}

/** A studio sweep, an arch or disc in it, and the steps, all in one light from the upper left. */
export function podiumScene(context: ComposeContext, look: PodiumLook, set: PodiumSet): Layer[] {
  return [
    ...sweep(context, look, set),
    ...backLayers(context, look, set),
    ...leaves(context, look, set),
    plinth(look, set),
    grain(context.canvas, look.dark),
  ]
}

function leaves({ canvas }: ComposeContext, look: PodiumLook, { fronds }: PodiumSet): Layer[] {
  if (look.dark || !fronds) return []
  return [{ kind: 'foliage', fronds, color: look.shadow, blurPx: Math.max(1, 0.005 * canvas.side), opacity: 0.42 }]
}

/** What the steps stand on. */
const FLOORS = ['terrazzo', 'marble', 'wood'] as const

function sweep(context: ComposeContext, look: PodiumLook, { horizon, light }: PodiumSet): Layer[] {
  const { canvas } = context
  const { widthPx: w, heightPx: h } = canvas
  const reach = Math.hypot(w, h)
  const soft = 0.1 * Math.min(h, 1.2 * canvas.side)
  const fade = (share: number) => (horizon - soft + 2 * soft * share) / h
  // An S-curve of alphas: the wall rolls into the floor as paper does in a studio.
  const cove: Stop[] = [
    [Math.max(0, fade(0)), withAlpha(look.floor, 0)],
    [fade(0.25), withAlpha(look.floor, 0.12)],
    [fade(0.5), withAlpha(look.floor, 0.5)],
    [fade(0.75), withAlpha(look.floor, 0.88)],
    [Math.min(1, fade(1)), withAlpha(look.floor, 1)],
  ]
  const box = { x: 0, y: 0, width: w, height: h }
  return [
    fillGround(
      canvas,
      radial(
        light,
        reach * 0.95,
        [0, look.wall],
        [0.25, mix(look.wall, look.wallFar, 0.2)],
        [0.55, mix(look.wall, look.wallFar, 0.62)],
        [1, look.wallFar],
      ),
    ),
    wallOf(context, 'plaster', { ...box, height: horizon }, look.dark),
    { kind: 'shape', shape: { type: 'rect', box }, fill: linear([0, 0], [0, h], ...cove) },
    floorOf(context, pickMaterial(context, 'floor', FLOORS), { ...box, y: horizon, height: h - horizon }, look.dark),
    {
      kind: 'shape',
      shape: { type: 'rect', box },
      fill: radial(
        [light[0], horizon],
        reach * 0.9,
        [0, withAlpha(look.shadow, 0)],
        [0.45, withAlpha(look.shadow, 0)],
        [1, withAlpha(look.shadow, look.dark ? 0.7 : 0.34)],
      ),
      blend: 'multiply',
    },
  ]
}

/** An arch is a niche: its own thickness shows lit at the right, and the left jamb throws its shadow inside. */
function backLayers(context: ComposeContext, look: PodiumLook, set: PodiumSet): Layer[] {
  const { canvas } = context
  const { center, rx, top, foot, type } = set.back
  const [cx, cy] = center
  const fill: Fill = look.dark
    ? {
        // A lamp in the niche, behind the product.
        type: 'radial',
        center: [cx - 0.15 * rx, foot - 0.42 * (foot - top)],
        radius: 0.78 * (foot - top),
        stops: [
          [0, shade(look.back, 0.07)],
          [0.4, look.back],
          [1, look.backFar],
        ],
      }
    : linear(
        [cx - rx, top],
        [cx + rx, type === 'arch' ? foot : cy + rx],
        [0, mix(look.back, look.backFar, 0.75)],
        [0.55, look.back],
        [1, look.back],
      )
  const floor = { type: 'rect' as const, box: { x: 0, y: 0, width: canvas.widthPx, height: foot } }
  if (type === 'disc') {
    const disc = { type: 'ellipse' as const, center, rx, ry: rx }
    const ring = { type: 'ellipse' as const, center, rx: 1.055 * rx, ry: 1.055 * rx }
    return [
      { kind: 'shape', shape: disc, fill, clip: floor },
      ribs(context, look, disc, floor.box),
      ...rimLine(canvas.side, look, ring, floor),
    ]
  }
  const arch = (inset: number, dx: number) => ({
    type: 'rect' as const,
    box: { x: cx - rx + inset + dx, y: top + inset, width: 2 * (rx - inset), height: foot - top + 4 * rx },
    radius: rx - inset,
  })
  const wall = Math.max(2, 0.04 * rx)
  const layers: Layer[] = [
    // The far jamb, in the light; the back of the niche covers all but a sliver of it.
    { kind: 'shape', shape: arch(0, 0), fill: { type: 'solid', color: shade(look.wall, 0.03) }, clip: floor },
    { kind: 'shape', shape: arch(wall / 2, -wall / 2), fill, clip: floor },
    ribs(context, look, arch(wall / 2, -wall / 2), floor.box),
  ]
  return [...layers, ...rimLine(canvas.side, look, arch(-0.055 * rx, 0), floor)]
}

/** Where the steps have a rim of metal, a fine line of it follows the arch or the disc. */
/** The back of the niche is ribbed, in playful papered. */
function ribs(context: ComposeContext, look: PodiumLook, shape: Shape, box: Box): Layer {
  const material = context.direction.style === 'playful' ? pickMaterial(context, 'niche', PAPERS) : 'flutes'
  return { ...wallOf(context, material, box, look.dark), clip: shape, quiet: undefined }
}

const PAPERS = ['dots', 'checks', 'flutes'] as const

function rimLine(side: number, look: PodiumLook, shape: Shape, clip: Shape): Layer[] {
  if (!look.rim) return []
  const stroke = { color: look.rim, widthPx: Math.max(1, 0.0022 * side) }
  return [{ kind: 'shape', shape, stroke, opacity: 0.75, clip }]
}

function plinth(look: PodiumLook, { steps }: PodiumSet): Layer {
  return {
    kind: 'plinth',
    steps: steps.map((step, index) => ({
      ...step,
      color: steps.length === 1 ? look.steps[0] : look.steps[Math.min(index, 1)]!,
      rim: look.rim,
    })),
    light: -1,
    shadow: look.shadow,
    shadowOpacity: look.shadowOpacity,
    depth: look.depth,
  }
}

function mix(first: string, second: string, share: number): string {
  const [a, b] = [hexToOklch(first), hexToOklch(second)]
  const turn = ((b.h - a.h + 540) % 360) - 180
  return oklchToHex(a.l + (b.l - a.l) * share, a.c + (b.c - a.c) * share, a.h + turn * share)
}

/** The darkest or lightest tone that words on the side of a drum may meet. */
export function drumInk(look: PodiumLook, ink: string): string {
  const tones = [shade(look.steps[0], look.depth * 0.4), shade(look.steps[0], -look.depth)]
  const worst = tones.sort((a, b) => contrastRatio(ink, a) - contrastRatio(ink, b))[0]!
  return readableOn(worst, ink, 4.8)
}

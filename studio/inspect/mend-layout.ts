import { contrastRatio, hexToOklch, oklchToHex, readableOn } from '../color/oklch.ts'
import { logoPlate } from '../layout/blocks/logo.ts'
import { grow } from '../layers/box.ts'
import { inked } from '../layers/fill.ts'
import type { Layer, Layout, TextLayer } from '../layers/layout.ts'
import type { Backdrop, PaintedAd } from '../paint/paint-layout.ts'
import type { Logo } from '../photo/clean-logo.ts'
import { LOGO_CONTRAST } from './checks/logo.ts'
import { missedContrast } from './checks/text-contrast.ts'
import { groundRange } from './ground-range.ts'
import type { PixelReport } from './inspect-ad.ts'

/** Inks are moved a little past the bound, so that antialiasing does not undo the mend. */
const MENDED_CONTRAST = 5.2
const MEND_MARGIN = 1.12

/** Opacity of the scrim that one mend lays behind a run whose ink has no room left to move. */
const SCRIM_OPACITY = 0.5

/**
 * Moves the ink of every run that was hard to read away from its ground, keeping its hue. If no ink would do, a soft
 * scrim is laid behind the run and behind the product. Returns undefined if something else is wrong, which only another
 * layout can mend.
 */
export function mendLayout(layout: Layout, painted: PaintedAd, report: PixelReport, logo?: Logo): Layout | undefined {
  const errors = report.findings.filter((finding) => finding.severity === 'error')
  const isPlated = layout.layers.some((layer) => layer.kind === 'shape' && layer.part === 'logo')
  const mendable = new Set(['contrast', ...(isPlated ? [] : [LOGO_CONTRAST])])
  if (errors.some(({ rule }) => !mendable.has(rule))) return undefined
  const inks = new Map<TextLayer, string>()
  const scrims: Layer[] = []
  painted.backdrops.forEach((backdrop, index) => {
    const { contrast } = report.runs[index]!
    const needed = missedContrast(layout, backdrop.layer, { contrast, behind: backdrop.data })
    if (needed === undefined) return
    const ink = readableInk(backdrop, { contrast, needed })
    inks.set(backdrop.layer, ink.color)
    if (ink.worst < needed * 1.08) scrims.push(scrimBehind(backdrop.layer, ink.color, backdrop.data))
  })
  const layers = layout.layers.map((layer) => reinked(layer, inks))
  const front = layers.findIndex((layer) => layer.kind === 'text' || PRODUCT_KINDS.has(layer.kind))
  const mended = [...layers.slice(0, front), ...scrims, ...layers.slice(front)]
  return {
    ...layout,
    layers: errors.some(({ rule }) => rule === LOGO_CONTRAST) ? plated(mended, layout, logo!) : mended,
  }
}

function plated(layers: readonly Layer[], { direction }: Layout, logo: Logo): Layer[] {
  return layers.flatMap((layer) => (layer.kind === 'logo' ? [logoPlate(direction, logo, layer.box), layer] : [layer]))
}

/** A scrim is never laid over the product or its shadow. */
const PRODUCT_KINDS = new Set<Layer['kind']>(['product', 'product-shadow', 'reflection'])

function reinked(layer: Layer, inks: ReadonlyMap<TextLayer, string>): Layer {
  if (layer.kind === 'text') return { ...layer, color: inks.get(layer) ?? layer.color }
  if (layer.kind !== 'shape' || !layer.isInk) return layer
  const color = [...inks].find(([text]) => text.part === layer.part)?.[1]
  return color ? inked(layer, color) : layer
}

function scrimBehind(layer: TextLayer, ink: string, data: Uint8ClampedArray): Layer {
  const [dark, light] = groundRange(data)
  const lightInk = hexToOklch(ink).l > 0.6
  const ground = hexToOklch(lightInk ? dark : light)
  const color = oklchToHex(lightInk ? ground.l * 0.55 : ground.l + (1 - ground.l) * 0.6, ground.c * 0.8, ground.h)
  const reach = Math.max(6, Math.min(layer.box.height * 0.3, layer.sizePx))
  return {
    kind: 'shape',
    part: 'set',
    shape: { type: 'rect', box: grow(layer.box, reach * 0.6), radius: reach },
    fill: { type: 'solid', color },
    opacity: SCRIM_OPACITY,
    blurPx: reach,
  }
}

/**
 * Returns the ink that is best at its worst against the darkest and the lightest tenth of the ground. If the run has
 * less contrast than that, as thin letters on a line have, the ink must have so much more.
 */
function readableInk(
  { layer, data }: Backdrop,
  { contrast, needed }: { contrast: number; needed: number },
): { color: string; worst: number } {
  const [dark, light] = groundRange(data)
  const worst = (ink: string) => Math.min(contrastRatio(ink, dark), contrastRatio(ink, light))
  const lost = Math.max(1, worst(layer.color) / contrast)
  const wanted = Math.max(MENDED_CONTRAST, MEND_MARGIN * needed) * lost
  return [dark, light]
    .map((ground) => readableOn(ground, layer.color, wanted))
    .map((color) => ({ color, worst: worst(color) / lost }))
    .sort((first, second) => second.worst - first.worst)[0]!
}

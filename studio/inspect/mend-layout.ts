import { contrastRatio, readableOn } from '../colour/oklch.ts'
import type { Layout, TextLayer } from '../layout/layout.ts'
import type { Backdrop, PaintedAd } from '../paint/paint-layout.ts'
import { contrastBound, type PixelReport } from './inspect-ad.ts'

/** Inks are moved a little past the bound, so that antialiasing does not undo the mend. */
const MENDED_CONTRAST = 5.2

/**
 * Moves the ink of every run that was hard to read away from its ground, keeping its hue. Undefined when something else is
 * wrong, which only another layout can mend.
 */
export function mendLayout(layout: Layout, painted: PaintedAd, report: PixelReport): Layout | undefined {
  const errors = report.findings.filter((finding) => finding.severity === 'error')
  if (errors.some((finding) => finding.rule !== 'contrast')) return undefined
  const mended = new Map<TextLayer, TextLayer>()
  painted.backdrops.forEach((backdrop, index) => {
    if (report.runs[index]!.contrast >= contrastBound(layout, backdrop.layer)) return
    mended.set(backdrop.layer, { ...backdrop.layer, color: readableInk(backdrop) })
  })
  const inks = new Map([...mended.values()].map((layer) => [layer.role, layer.color]))
  const layers = layout.layers.map((layer) => {
    if (layer.kind === 'text') return mended.get(layer) ?? layer
    const ink = layer.kind === 'shape' && layer.inkOf ? inks.get(layer.inkOf) : undefined
    return ink ? { ...layer, fill: { type: 'solid' as const, color: ink } } : layer
  })
  return { ...layout, layers }
}

/** Against the darkest or lightest tenth of the ground, whichever is nearer to the ink. */
function readableInk(backdrop: Backdrop): string {
  const [dark, light] = groundRange(backdrop.data)
  const candidates = [
    readableOn(dark, backdrop.layer.color, MENDED_CONTRAST),
    readableOn(light, backdrop.layer.color, MENDED_CONTRAST),
  ]
  const worst = (ink: string) => Math.min(contrastRatio(ink, dark), contrastRatio(ink, light))
  return candidates.sort((first, second) => worst(second) - worst(first))[0]!
}

function groundRange(data: Uint8ClampedArray): [dark: string, light: string] {
  const pixels: { luma: number; hex: string }[] = []
  const step = Math.max(4, Math.floor(data.length / 4 / 400) * 4)
  for (let offset = 0; offset < data.length; offset += step) {
    const [r, g, b] = [data[offset]!, data[offset + 1]!, data[offset + 2]!]
    pixels.push({
      luma: 0.3 * r + 0.59 * g + 0.11 * b,
      hex: `#${[r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')}`,
    })
  }
  pixels.sort((first, second) => first.luma - second.luma)
  return [pixels[Math.floor(pixels.length * 0.1)]!.hex, pixels[Math.floor(pixels.length * 0.9)]!.hex]
}

import { getFormat } from '#contract/formats.ts'
import type { Finding, Report } from '#contract/report.ts'
import { checkLayout, lineBoxes } from '../layout/check-layout.ts'
import { findHero, HERO_PHOTO } from '../layout/hero-layer.ts'
import { findHiddenLetter } from '../layout/occlusion.ts'
import type { Layout, PhotoLayer, TextLayer } from '../layout/layout.ts'
import type { PaintedAd, StudiedPhoto } from '../paint/paint-layout.ts'
import { isBold } from '../type/faces.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { measureContrast } from './contrast.ts'
import { personFindings } from './person-words.ts'

export type PixelReport = Pick<Report, 'runs' | 'product' | 'findings'>

/** STUDIO.md: 4.5, and 3 for bold display text from 6% of the shorter side; never 3 for a price or the call to action. */
const TEXT_CONTRAST = 4.5
const DISPLAY_CONTRAST = 3
const DISPLAY_SHARE = 0.06

/** Measures the painted pixels and the boxes. Nothing with an error-level finding may leave the studio. */
export function inspectAd(
  layout: Layout,
  painted: PaintedAd,
  photos: readonly StudiedPhoto[],
  typesetter: Typesetter,
): PixelReport {
  const hero = photos[0]!.study
  const findings: Finding[] = checkLayout(layout, hero).map((problem) =>
    error('layout', `The layout is broken: ${problem}.`),
  )
  const runs: Report['runs'] = []
  const product = findHero(layout.layers)
  for (const backdrop of painted.backdrops) {
    const { layer } = backdrop
    const contrast = measureContrast(backdrop, typesetter)
    runs.push({
      text: layer.text,
      role: layer.role,
      box: layer.box,
      sizePx: layer.sizePx,
      face: layer.face.family,
      contrast: round(contrast),
    })
    findings.push(...contrastFindings(layout, layer, contrast), ...sizeFindings(layout, layer, typesetter))
    const hidden = product && layer.behindProduct && findHiddenLetter(layer, photos, product, typesetter)
    if (hidden) findings.push(error('occlusion', `The product hides too much of the letter “${hidden}”.`))
  }
  const shown = describeProduct(layout, photos)
  if (shown.scale > 1.2) {
    findings.push({
      rule: 'photo-small',
      severity: 'warning',
      message: 'The photo is small for this format; a larger one would look sharper.',
    })
  }
  findings.push(...textAreaFindings(layout), ...personFindings(layout.direction))
  return { runs, product: shown, findings }
}

/** The least contrast that this run may have. */
export function contrastBound(layout: Layout, layer: TextLayer): number {
  const side = Math.min(layout.widthPx, layout.heightPx)
  const display = layer.role === 'headline' && isBold(layer.face) && layer.sizePx >= DISPLAY_SHARE * side
  return display ? DISPLAY_CONTRAST : TEXT_CONTRAST
}

function contrastFindings(layout: Layout, layer: TextLayer, contrast: number): Finding[] {
  const bound = contrastBound(layout, layer)
  if (contrast >= bound) return []
  return [error('contrast', `The words “${layer.text}” stand at ${contrast.toFixed(1)}:1 where ${bound}:1 is needed.`)]
}

/** STUDIO.md: the cap height of the smallest run. */
function sizeFindings(layout: Layout, layer: TextLayer, typesetter: Typesetter): Finding[] {
  const least = layout.widthPx >= 1080 ? 18 : layout.widthPx === 600 ? 12 : 7
  const cap = typesetter.capHeight(layer.face) * layer.sizePx
  if (cap >= least - 0.25) return []
  return [error('text-size', `The words “${layer.text}” are ${cap.toFixed(1)} px high where ${least} px are needed.`)]
}

function describeProduct(layout: Layout, photos: readonly StudiedPhoto[]): Report['product'] {
  const hero = findHero(layout.layers)
  if (hero) {
    const { box } = hero.placement
    const treatment = hero.blend === 'multiply' ? 'multiply' : 'cutout'
    return { treatment, box, scale: round(box.width / photos[HERO_PHOTO]!.study.product!.widthPx) }
  }
  const studio = layout.layers.find((layer) => layer.kind === 'studio')
  if (studio) {
    const scale = round(studio.box.width / photos[studio.photo]!.pixels.widthPx)
    return { treatment: 'photo', box: studio.keep, scale }
  }
  const photo = layout.layers.find((layer) => layer.kind === 'photo' && layer.photo === HERO_PHOTO) as
    PhotoLayer | undefined
  if (!photo) throw new Error('The layout shows no picture')
  return { treatment: 'photo', box: photo.box, scale: round(photo.box.width / photo.crop.width) }
}

/** Google's responsive square: at most 20% of the area is text. Told from the ink boxes of the lines. */
function textAreaFindings(layout: Layout): Finding[] {
  if (layout.format !== 'square') return []
  const boxes = layout.layers.flatMap((layer) => (layer.kind === 'text' ? lineBoxes(layer) : []))
  const share = boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (layout.widthPx * layout.heightPx)
  if (share <= 0.2) return []
  const message = `Text covers ${Math.round(share * 100)}% of the picture; some placements want at most 20%.`
  return [{ rule: 'text-area', severity: 'warning', message }]
}

/** What the file itself shows: its weight against the format's limit. */
export function fileFindings(layout: Layout, file: { bytes: number; quality: number }): Finding[] {
  const { maxBytes, name } = getFormat(layout.format)
  if (file.bytes > maxBytes)
    return [error('bytes', `The file weighs ${file.bytes} bytes where ${name} takes ${maxBytes}.`)]
  return [
    {
      rule: 'bytes',
      severity: 'info',
      message: `${name} takes up to ${maxBytes >= 1_000_000 ? '1 MB' : `${maxBytes / 1000} KB`}; this file has ${Math.ceil(file.bytes / 1000)} KB.`,
    },
  ]
}

function error(rule: string, message: string): Finding {
  return { rule, severity: 'error', message }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

import type { Report } from '#contract/ads/report.ts'
import type { Layout } from '../layers/layout.ts'
import { reportedColors } from '../layout/own-colors/painted-roles.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { PaintedAd } from '../paint/paint-layout.ts'
import { releasePixels } from '../paint/surface.ts'
import type { Logo } from '../photo/clean-logo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { CHECKS } from './checks.ts'
import { chosenColorOf } from './chosen-color.ts'
import { describeProduct } from './describe-product.ts'
import { lookAt, type PaintedRun } from './inspected-ad.ts'

export type PixelReport = Pick<Report, 'runs' | 'product' | 'chosenColor' | 'colors' | 'findings'>

/**
 * Measures the painted pixels and the boxes, rule by rule. Nothing with an error-level finding may leave the studio.
 */
export function inspectAd(
  layout: Layout,
  painted: PaintedAd,
  photos: readonly StudiedPhoto[],
  typesetter: Typesetter,
  logo?: Logo,
): PixelReport {
  const ad = lookAt(layout, painted, photos, typesetter, logo)
  const report = {
    runs: ad.runs.map((run) => describeRun(run, layout)),
    product: describeProduct(ad),
    chosenColor: chosenColorOf(ad),
    colors: reportedColors(layout),
    findings: CHECKS.flatMap((check) => check(ad)),
  }
  for (const { drawn } of ad.runs) releasePixels(drawn)
  return report
}

function describeRun({ layer, contrast }: PaintedRun, { direction }: Layout): Report['runs'][number] {
  const { text, part: role, box, sizePx, face } = layer
  const suggested = direction.suggested?.some((line) => line === role)
  return {
    text,
    role,
    box,
    sizePx,
    face: face.family,
    contrast: Math.round(contrast * 100) / 100,
    ...(suggested && { writtenBy: 'model' }),
  }
}

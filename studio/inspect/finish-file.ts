import { digitalSourceOf } from '#contract/pictures/digital-source.ts'
import { fileRulesOf } from '#contract/sizes.ts'
import type { Report } from '#contract/ads/report.ts'
import type { Layout } from '../layers/layout.ts'
import { type PaintedAd, releasePainted } from '../paint/paint-layout.ts'
import { checkFile } from './check-file.ts'
import { encodeJpeg } from './encode-jpeg.ts'
import type { PixelReport } from './inspect-ad.ts'

export interface FinishedFile {
  /** Exact pixels, opaque, sRGB, within the format's bytes. */
  jpeg: Uint8Array
  report: Report
}

/**
 * Encodes the file of an ad whose pixels have passed, and inspects it as a file too. `qualityMax` keeps the files of a
 * trial alike. What was painted is released. Throws if the file may not leave the studio.
 */
export async function finishFile(
  layout: Layout,
  painted: PaintedAd,
  report: PixelReport,
  qualityMax?: number,
): Promise<FinishedFile> {
  const { format } = layout
  const source = digitalSourceOf(layout)
  const { jpeg, quality } = await encodeJpeg(painted.pixels.data, format, source, qualityMax)
  releasePainted(painted)
  const findings = [...report.findings, ...(await checkFile(jpeg, format, source))]
  const broken = findings.find((finding) => finding.severity === 'error')
  if (broken) throw new Error(`The finished ad for ${fileRulesOf(format).name} was refused: ${broken.message}`)
  return { jpeg, report: { ...report, bytes: jpeg.byteLength, quality, findings } }
}

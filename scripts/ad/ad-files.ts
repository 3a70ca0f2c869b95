import { adFileName, type AdFormat } from '#contract/sizes.ts'
import type { Extras } from '#server/ads/extras/extra-file.ts'
import type { Ad } from '#studio/index.ts'
import { drawGuides } from './draw-overlay.ts'
import type { AdOptions } from './options.ts'
import type { OutputFile } from './write-files.ts'
import path from 'node:path'

export interface MadeAd {
  format: AdFormat
  ad: Ad
  /** The outcome of each family, if it was requested. */
  sentences: string[]
  milliseconds: number
  /** Files beside the picture, if some were wanted. */
  extras?: Extras
}

/**
 * Returns the pictures under the names of the app's downloads and, on request, their overlays and the report on all of
 * them.
 */
export async function adFiles(
  made: MadeAd[],
  { folder, report, overlay }: Pick<AdOptions, 'folder' | 'report' | 'overlay'>,
): Promise<OutputFile[]> {
  const files: OutputFile[] = []
  const fonts = new Map<string, Uint8Array>()
  for (const { format, ad, extras } of made) {
    const file = path.join(folder, adFileName(format))
    files.push({ path: file, bytes: ad.jpeg })
    if (overlay) files.push({ path: file.replace(/\.jpg$/, '-overlay.png'), bytes: await drawGuides(ad) })
    for (const { ending, bytes } of extras?.files ?? []) files.push({ path: file.replace(/\.jpg$/, ending), bytes })
    for (const { name, bytes } of extras?.fonts ?? []) fonts.set(name, bytes)
  }
  for (const [name, bytes] of fonts) files.push({ path: path.join(folder, 'fonts', name), bytes })
  if (!report) return files
  const text = `${JSON.stringify({ formats: made.map(reportOn) }, null, 2)}\n`
  return [...files, { path: path.join(folder, 'report.json'), bytes: Buffer.from(text) }]
}

function reportOn({ format, ad, milliseconds }: MadeAd) {
  const { runs, product, findings, bytes } = ad.report
  return { format, family: ad.layout.family, runs, product, findings, bytes, milliseconds }
}

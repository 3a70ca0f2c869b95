import { downloadFileName, type FormatId } from '#contract/formats.ts'
import type { Ad } from '#studio/index.ts'
import type { AdOptions } from './options.ts'
import type { OutputFile } from './write-files.ts'
import path from 'node:path'

export interface MadeAd {
  format: FormatId
  ad: Ad
  milliseconds: number
}

/** The pictures under the names of the app's downloads and, where asked for, the report on all of them. */
export function adFiles(made: MadeAd[], { folder, report }: Pick<AdOptions, 'folder' | 'report'>): OutputFile[] {
  const files = made.map(({ format, ad }) => ({ path: path.join(folder, downloadFileName(format)), bytes: ad.jpeg }))
  if (!report) return files
  const text = `${JSON.stringify({ formats: made.map(reportOn) }, null, 2)}\n`
  return [...files, { path: path.join(folder, 'report.json'), bytes: Buffer.from(text) }]
}

function reportOn({ format, ad, milliseconds }: MadeAd) {
  const { runs, product, findings, bytes } = ad.report
  return { format, family: ad.layout.family, runs, product, findings, bytes, milliseconds }
}

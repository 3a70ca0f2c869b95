import { type AdFormat, fileRulesOf } from '../sizes.ts'
import type { Report } from './report.ts'

/** The rule of the finding that names the weight of a file. */
export const WEIGHT_RULE = 'bytes'

/** Returns the sentence on the weight of a file. */
export function weightNote(format: AdFormat, bytes: number): string {
  const { name, maxBytes } = fileRulesOf(format)
  const limit = maxBytes >= 1_000_000 ? '1 MB' : `${maxBytes / 1000} KB`
  return `${name} takes up to ${limit}; this file has ${Math.ceil(bytes / 1000)} KB.`
}

/** Returns the report of a file that has another weight since it was signed. */
export function weighReport<Weighed extends Pick<Report, 'bytes' | 'findings'>>(
  report: Weighed,
  format: AdFormat,
  bytes: number,
): Weighed {
  const findings = report.findings.map((finding) =>
    finding.rule === WEIGHT_RULE && finding.severity === 'info'
      ? { ...finding, message: weightNote(format, bytes) }
      : finding,
  )
  return { ...report, bytes, findings }
}

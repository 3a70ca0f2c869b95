import type { Finding } from './report.ts'

/** What is missing where an ad may not be used without it: the rule of the finding that says so. */
export const MISSING_LEGAL_LINE = 'legal-line'

/** Advice may be passed over; an error, or a legal line that is not on the picture, may not. */
export function isReadyToUpload(findings: readonly Finding[]): boolean {
  return findings.every(({ rule, severity }) => severity !== 'error' && rule !== MISSING_LEGAL_LINE)
}

import { missingParts } from './required-parts.ts'
import type { Finding } from './report.ts'

/** Advice may be passed over; an error, or a legal line or old price that is not on the picture, may not. */
export function isReadyToUpload(findings: readonly Finding[]): boolean {
  return missingParts(findings).length === 0 && findings.every(({ severity }) => severity !== 'error')
}

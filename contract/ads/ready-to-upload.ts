import { missingParts } from './required-parts.ts'
import type { Finding } from './report.ts'

/**
 * Returns true if nothing prevents an upload: advice may be ignored, but not an error, nor a legal line or old price
 * missing from the picture.
 */
export function isReadyToUpload(findings: readonly Finding[]): boolean {
  return missingParts(findings).length === 0 && findings.every(({ severity }) => severity !== 'error')
}

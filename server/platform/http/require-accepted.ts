import { z } from 'zod'
import {
  missingParts,
  namesOfParts,
  REQUIRED_PARTS,
  type RequiredPart,
  withoutParts,
} from '#contract/ads/required-parts.ts'
import type { Finding } from '#contract/ads/report.ts'
import { AppError } from './app-error.ts'

/** Required parts that the caller accepts to be missing: `?without=legalLine,oldPrice`. */
export const withoutQuery = z
  .string()
  .transform((parts) => parts.split(','))
  .pipe(z.array(z.enum(REQUIRED_PARTS)))
  .optional()

interface AcceptanceOptions {
  /** Findings of all affected pictures. */
  findings: readonly Pick<Finding, 'rule'>[]
  without: readonly RequiredPart[] | undefined
  /** Act for which they are about to be used. */
  act: 'Download' | 'Approve'
}

/**
 * Throws CONFLICT, with the field `without`, if a required part is missing that the caller has not accepted to be
 * missing.
 */
export function requireAccepted({ findings, without = [], act }: AcceptanceOptions): void {
  const missing = missingParts(findings).filter((part) => !without.includes(part))
  if (missing.length === 0) return
  const names = namesOfParts(missing)
  throw new AppError(
    'CONFLICT',
    `${names.charAt(0).toUpperCase()}${names.slice(1)} did not fit. Shorten it, or ${act.toLowerCase()}${withoutParts(missing)}.`,
    'without',
  )
}

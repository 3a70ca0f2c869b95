import type { Finding } from './report.ts'

/** What a person filled in and an ad may not be used without, unless she says so: an imprint of the law, and what a price is compared with. */
export const REQUIRED_PARTS = ['legalLine', 'oldPrice'] as const

export type RequiredPart = (typeof REQUIRED_PARTS)[number]

/** The rule of the finding that says that one is not on a picture. */
export const MISSING_RULES: Record<RequiredPart, string> = { legalLine: 'legal-line', oldPrice: 'old-price' }

const NAMES: Record<RequiredPart, string> = { legalLine: 'the legal line', oldPrice: 'the old price' }

/** Of one picture or of several: which of them is missing on any. */
export function missingParts(findings: readonly Pick<Finding, 'rule'>[]): RequiredPart[] {
  return REQUIRED_PARTS.filter((part) => findings.some(({ rule }) => rule === MISSING_RULES[part]))
}

/** "the legal line and the old price". */
export function namesOfParts(parts: readonly RequiredPart[]): string {
  return parts.map((part) => NAMES[part]).join(' and ')
}

/** What stands behind "Download" and "Approve" where somebody has to mean it: " without the legal line", or nothing. */
export function withoutParts(parts: readonly RequiredPart[]): string {
  return parts.length === 0 ? '' : ` without ${namesOfParts(parts)}`
}

/** An address with what is accepted to be missing, as the server asks for it. */
export function acceptingWithout(url: string, parts: readonly RequiredPart[]): string {
  if (parts.length === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}without=${parts.join(',')}`
}

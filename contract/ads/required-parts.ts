import type { Finding } from './report.ts'

/**
 * Parts that the user filled in and an ad may not be used without unless the user agrees: a legal line, and the price
 * that an offer is compared with.
 */
export const REQUIRED_PARTS = ['legalLine', 'oldPrice'] as const

export type RequiredPart = (typeof REQUIRED_PARTS)[number]

/** The rule of the finding that reports each part as missing. */
export const MISSING_RULES: Record<RequiredPart, string> = { legalLine: 'legal-line', oldPrice: 'old-price' }

const NAMES: Record<RequiredPart, string> = { legalLine: 'the legal line', oldPrice: 'the old price' }

/** Lists the required parts that are missing on any of the pictures. */
export function missingParts(findings: readonly Pick<Finding, 'rule'>[]): RequiredPart[] {
  return REQUIRED_PARTS.filter((part) => findings.some(({ rule }) => rule === MISSING_RULES[part]))
}

/** Names parts as "the legal line and the old price". */
export function namesOfParts(parts: readonly RequiredPart[]): string {
  return parts.map((part) => NAMES[part]).join(' and ')
}

/** Returns what follows "Download" and "Approve" if it has to be confirmed: " without the legal line", or nothing. */
export function withoutParts(parts: readonly RequiredPart[]): string {
  return parts.length === 0 ? '' : ` without ${namesOfParts(parts)}`
}

/** Returns an address with the parts whose absence is accepted, as the server expects it. */
export function urlAcceptingMissing(url: string, parts: readonly RequiredPart[]): string {
  if (parts.length === 0) return url
  return `${url}${url.includes('?') ? '&' : '?'}without=${parts.join(',')}`
}

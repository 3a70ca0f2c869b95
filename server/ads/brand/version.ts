import type { Brand, BrandField } from '#contract/ads/brand/brand.ts'
import { BLANK_BRAND } from '#contract/ads/brand/brand-words.ts'
import { hashField } from '#server/ads/creatives/version.ts'

/**
 * The fields of a version. Their order is part of every version that an open page holds: a new field is added at the
 * end.
 */
export const BRAND_FIELDS = Object.keys(BLANK_BRAND) as BrandField[]

/**
 * Returns the version of a brand, as ETag: a hash of each field, from which the fields are recognised that the sender
 * changed.
 */
export function brandVersionOf(brand: Brand): string {
  return `"${BRAND_FIELDS.map((field) => hashField(brand[field])).join('.')}"`
}

/** The hash of each field as it was read; a field that the version does not know is absent. */
export type BrandVersion = Partial<Record<BrandField, string>>

/**
 * Parses an If-Match header. Returns undefined if it requires nothing (`*` is any version). An unreadable version knows
 * no field.
 */
export function readBrandVersion(ifMatch: string | undefined): BrandVersion | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const hashes = ifMatch
    .trim()
    .replaceAll(/^W\/|"/g, '')
    .split('.')
  return Object.fromEntries(BRAND_FIELDS.map((field, index) => [field, hashes[index]]))
}

import type { Brand } from '#contract/brand.ts'
import { BLANK_BRAND } from '#contract/brand-words.ts'
import { hashField } from '../creatives/version.ts'

export type BrandField = keyof Brand

/** Their order is part of every version that an open page holds: a new field is added at the end. */
export const BRAND_FIELDS = Object.keys(BLANK_BRAND) as BrandField[]

/** The version of a kit, as ETag: a hash of each field, so that the fields can be told that its sender changed. */
export function versionOf(brand: Brand): string {
  return `"${BRAND_FIELDS.map((field) => hashField(brand[field])).join('.')}"`
}

/** The hash of each field as it was read; none of a field that the version does not know. */
export type BrandVersion = Partial<Record<BrandField, string>>

/** What an If-Match header says; undefined where it asks for nothing (`*` is any version). One that cannot be read knows no field. */
export function readVersion(ifMatch: string | undefined): BrandVersion | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const hashes = ifMatch
    .trim()
    .replaceAll(/^W\/|"/g, '')
    .split('.')
  return Object.fromEntries(BRAND_FIELDS.map((field, index) => [field, hashes[index]]))
}

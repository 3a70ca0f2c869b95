import { hash } from 'node:crypto'
import type { Creative } from '#contract/ads/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'

/**
 * The fields whose state a version knows. Their order is part of every version that an open page holds: a new field is
 * added at the end. Formats are stored beside them, as a set.
 */
const FIELDS = [
  'productName',
  'productDescription',
  'productPrice',
  'productDiscount',
  'taglines',
  'adStyle',
  'colorPalette',
  'customPalette',
  'customColors',
  'typography',
  'tone',
  'productImages',
  'inspirationImages',
  'words',
  'logo',
  'callToAction',
  'webAddress',
  'legalLine',
  'language',
  'roleColors',
  'formatColors',
  'dials',
  'brandId',
] as const satisfies (keyof Creative)[]

export type VersionedField = (typeof FIELDS)[number]

/** 66 bits of a field's hash: enough to distinguish two states of one ad, and no secret. */
const HASH_LENGTH = 11
const VERSION = new RegExp(`^(?:W/)?"((?:[\\w-]{${HASH_LENGTH}})*)((?:\\.[a-z0-9_]+)*)"$`)

/**
 * Returns the version of an ad, as ETag. It holds a hash of each field instead of a number, so that for an ad that is
 * sent back whole the server recognises the fields that its sender changed, without storing what every reader has seen.
 */
export function creativeVersionOf(creative: Creative): string {
  const hashes = FIELDS.map((field) => hashField(creative[field]))
  return `"${hashes.join('')}${creative.selectedFormats.map((format) => `.${format}`).join('')}"`
}

export interface CreativeVersion {
  /** Returns the hash of the field as it was read, or undefined if the version does not know the field. */
  hashOf(field: VersionedField): string | undefined
  formats: FormatId[]
}

/**
 * Parses an If-Match header. Returns undefined if it requires nothing (`*` is any version). An unreadable version, such
 * as that of a page older than this server, knows no field: the user has to confirm whatever it would change.
 */
export function readCreativeVersion(ifMatch: string | undefined): CreativeVersion | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined
  const [, hashes = '', formats = ''] = VERSION.exec(ifMatch.trim()) ?? []
  return {
    hashOf(field) {
      const start = FIELDS.indexOf(field) * HASH_LENGTH
      return hashes.slice(start, start + HASH_LENGTH) || undefined
    },
    formats: formats.split('.').slice(1) as FormatId[],
  }
}

export function isVersionedField(field: string): field is VersionedField {
  return (FIELDS as readonly string[]).includes(field)
}

/**
 * Hashes a value: equal for the same content, whatever the order of its keys, because the database has an order of its
 * own.
 */
export function hashField(value: unknown): string {
  // Most fields are words or nothing, in which there is no order to settle.
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value, sorted) : JSON.stringify(value)
  return EMPTY_HASHES.get(text) ?? hashText(text)
}

function sorted(_: string, part: unknown): unknown {
  return isObject(part) ? sortKeys(part) : part
}

function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, HASH_LENGTH)
}

/** Precomputed, because half of an ad's fields are empty, and every answer with an ad has its version. */
const EMPTY_HASHES = new Map(['null', '[]', '{}'].map((text) => [text, hashText(text)]))

function isObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

function sortKeys(part: object): object {
  const entries = Object.entries('url' in part ? identityOfImage(part as ImageEntry) : part)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns what identifies an image: its url, not its name, which is the upload's. The default cut-out choice is left
 * out.
 */
function identityOfImage(image: ImageEntry): object {
  return { ...image, name: undefined, cutOut: image.cutOut === 'auto' ? undefined : image.cutOut }
}

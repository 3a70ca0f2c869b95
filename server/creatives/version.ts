import { hash } from 'node:crypto'
import type { Creative } from '#contract/creative.ts'
import type { FormatId } from '#contract/formats.ts'
import type { ImageEntry } from '#contract/image.ts'

/**
 * The fields of which a version knows the state. Their order is part of every version that an open page holds: a new field is
 * added at the end. Formats stand beside them, as a set.
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

/** 66 bits of a field's hash: what tells two states of one ad apart, and no secret. */
const HASH_LENGTH = 11
const VERSION = new RegExp(`^(?:W/)?"((?:[\\w-]{${HASH_LENGTH}})*)((?:\\.[a-z0-9_]+)*)"$`)

/**
 * The version of an ad, as ETag. It holds a hash of each field instead of a number, so that of an ad that is sent back whole
 * the server can tell the fields that its sender changed, without keeping what every reader has seen.
 */
export function versionOf(creative: Creative): string {
  const hashes = FIELDS.map((field) => hashField(creative[field]))
  return `"${hashes.join('')}${creative.selectedFormats.map((format) => `.${format}`).join('')}"`
}

export interface Version {
  /** The hash of the field as it was read; undefined where the version does not know the field. */
  hashOf(field: VersionedField): string | undefined
  formats: FormatId[]
}

/**
 * What an If-Match header says; undefined where it asks for nothing (`*` is any version). A version that cannot be read, of a
 * page older than this server for one, knows no field: whatever it would change has to be looked at by a person.
 */
export function readVersion(ifMatch: string | undefined): Version | undefined {
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

/** The same for the same content, whatever the order of its keys: the database has an order of its own. */
export function hashField(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => (isObject(part) ? sortKeys(part) : part))
  return EMPTY_HASHES.get(text) ?? hashText(text)
}

function hashText(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, HASH_LENGTH)
}

/** Half of an ad's fields say nothing, and every answer with an ad has its version. */
const EMPTY_HASHES = new Map(['null', '[]', '{}'].map((text) => [text, hashText(text)]))

function isObject(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

function sortKeys(part: object): object {
  const entries = Object.entries('url' in part ? tellImage(part as ImageEntry) : part)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** An image is told by its url, not by its name, which is the upload's; to leave its cut-out to the studio is to say nothing of it. */
function tellImage(image: ImageEntry): object {
  return { ...image, name: undefined, cutOut: image.cutOut === 'auto' ? undefined : image.cutOut }
}

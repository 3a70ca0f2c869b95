import { IMAGES_PER_CREATIVE_MAX, SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import { PHOTO_ADDRESS_MAX } from './bounds.ts'
import type { FeedExport } from './exports/feed-export.ts'
import type { FeedRecord } from './feed-record.ts'
import { oneLine, withoutTrailing } from './plain-text.ts'

export interface FeedPhotos {
  /** https addresses and file names; the first one leads. */
  images: string[]
  notes: string[]
  problem?: string
}

/**
 * Reads the photos of a record. A cell may hold several, separated by a bar, a semicolon, a comma, spaces or line
 * breaks, or as a JSON list. An http address is read as https. An unusable photo after the first is a note and no
 * refusal.
 */
export function readPhotos({ values }: FeedRecord, from?: FeedExport): FeedPhotos {
  const cells = [...(values.image ?? []), ...(values.moreImages ?? [])]
  const found = findPhotos(cells, from)
  const [first, ...others] = found
  if (first === undefined) return { images: [], notes: [], problem: 'It has no photo.' }
  const fault = faultOf(first)
  if (fault) return { images: [], notes: [], problem: fault }
  const lost = others.slice(0, SHOWN_PHOTOS_MAX - 1).filter((photo) => faultOf(photo))
  const notes = lost.map((photo) => `One of its photos is left out: “${photo.slice(0, 80)}” is no address on the web.`)
  return { images: found.filter((photo) => !faultOf(photo)), notes }
}

/**
 * Finds each photo once. Stops once there are as many as an ad takes: each variant of a product has the photos of all
 * of them.
 */
function findPhotos(cells: readonly string[], from: FeedExport | undefined): string[] {
  const found = new Set<string>()
  let good = 0
  for (const cell of cells) {
    if (good >= IMAGES_PER_CREATIVE_MAX) break
    for (const photo of splitCell(cell).map((one) => withHost(secure(one), from))) {
      if (!found.has(photo) && !faultOf(photo)) good += 1
      found.add(photo)
    }
  }
  return [...found]
}

function splitCell(cell: string): string[] {
  const listed = listOfJson(cell)
  if (listed) return listed
  const text = oneLine(cell)
  const parts = text.split(/^(?:https?:)?\/\//i.test(text) ? BETWEEN_ADDRESSES : BETWEEN_NAMES)
  return parts.map((part) => withoutTrailing(part, /[ ,;]/).trim()).filter((part) => part !== '')
}

/**
 * Separators before the next address, or after a picture's file ending: an address may contain a comma or a semicolon.
 */
const BETWEEN_ADDRESSES = /\||(?<=[ ,;])(?=(?:https?:)?\/\/)|(?<=\.(?:jpe?g|png|webp|avif|gif))[,;]\s*/i
const BETWEEN_NAMES = /[|;]|(?<=[ ,;])(?=https?:\/\/)|(?<=\.(?:jpe?g|png|webp|avif|gif|mv2)),\s*/i

/** Reads `["a.jpg","b.jpg"]`, or a list of objects with an address. */
function listOfJson(cell: string): string[] | undefined {
  if (!/^\s*[[{]/.test(cell)) return undefined
  try {
    return [JSON.parse(cell)].flat().flatMap((one: unknown) => (typeof one === 'string' ? one : addressIn(one)))
  } catch {
    return undefined
  }
}

function addressIn(entry: unknown): string[] {
  if (typeof entry !== 'object' || entry === null) return []
  const named = Object.entries(entry).find(
    ([key, value]) => /^(?:url|src|link|href)$/i.test(key) && typeof value === 'string',
  )
  return named ? [String(named[1])] : []
}

function secure(photo: string): string {
  return photo.replace(/^(?:http:)?\/\//i, 'https://')
}

function withHost(photo: string, from: FeedExport | undefined): string {
  return from?.photoHost?.names.test(photo) ? from.photoHost.before + photo : photo
}

function faultOf(photo: string): string | undefined {
  if (photo.length > PHOTO_ADDRESS_MAX)
    return `The address of a photo has more than ${MANY} letters. Please shorten it.`
  if (/^https:/i.test(photo) && !URL.canParse(photo)) return 'The address of a photo cannot be read.'
  if (/^(?!https:)[a-z][a-z\d+.-]+:/i.test(photo)) return 'The address of a photo must begin with https://.'
  return undefined
}

const MANY = PHOTO_ADDRESS_MAX.toLocaleString('en')

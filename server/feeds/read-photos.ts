import { SHOWN_PHOTOS } from '#contract/limits.ts'
import type { FeedExport } from './exports/feed-export.ts'
import type { FeedRecord } from './feed-record.ts'
import { oneLine, withoutTrailing } from './plain-text.ts'

export interface FeedPhotos {
  /** https addresses and names of files, the first one leads. */
  images: string[]
  notes: string[]
  problem?: string
}

/**
 * The photos of a record. A cell may hold several: set apart by a bar, a semicolon, a comma, spaces or line ends, or as a list of JSON. An
 * address with http is read as https. A photo beside the first that cannot be had is a note and no refusal.
 */
export function readPhotos({ values }: FeedRecord, from?: FeedExport): FeedPhotos {
  const cells = [...(values.image ?? []), ...(values.moreImages ?? [])]
  const found = [...new Set(cells.flatMap(splitCell).map((photo) => withHost(secure(photo), from)))]
  const [first, ...others] = found
  if (first === undefined) return { images: [], notes: [], problem: 'It has no photo.' }
  const fault = faultOf(first)
  if (fault) return { images: [], notes: [], problem: fault }
  const lost = others.slice(0, SHOWN_PHOTOS - 1).filter((photo) => faultOf(photo))
  const notes = lost.map((photo) => `One of its photos is left out: “${photo.slice(0, 80)}” is no address on the web.`)
  return { images: found.filter((photo) => !faultOf(photo)), notes }
}

function splitCell(cell: string): string[] {
  const listed = listOfJson(cell)
  if (listed) return listed
  const text = oneLine(cell)
  const parts = text.split(/^(?:https?:)?\/\//i.test(text) ? BETWEEN_ADDRESSES : BETWEEN_NAMES)
  return parts.map((part) => withoutTrailing(part, /[ ,;]/).trim()).filter((part) => part !== '')
}

/** Before the next address, or behind the ending of a picture: a comma or semicolon may stand inside of an address. */
const BETWEEN_ADDRESSES = /\||(?<=[ ,;])(?=(?:https?:)?\/\/)|(?<=\.(?:jpe?g|png|webp|avif|gif))[,;]\s*/i
const BETWEEN_NAMES = /[|;]|(?<=[ ,;])(?=https?:\/\/)|(?<=\.(?:jpe?g|png|webp|avif|gif|mv2)),\s*/i

/** `["a.jpg","b.jpg"]`, or objects with an address. */
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
  if (/^https:/i.test(photo) && !URL.canParse(photo)) return 'The address of a photo cannot be read.'
  if (/^(?!https:)[a-z][a-z\d+.-]+:/i.test(photo)) return 'The address of a photo must begin with https://.'
  return undefined
}

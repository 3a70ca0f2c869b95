import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { BadRow, FeedRow, GoodRow } from '#server/catalogue/feeds/feed.ts'
import { isImageAddress, nameOfStored, photoNameOf } from './photo-names.ts'
import { listKeptPhotos, listNamedPhotos } from './photo-store.ts'
import type { ImportedPhotos } from './import-photos.ts'

/**
 * Finds where the photos of a feed's names are stored: in the ZIP that came with it, else as for the previous feed,
 * else the newest.
 */
export async function findPlaces(tx: Database, campaignId: string, taken: ImportedPhotos): Promise<ImportedPhotos> {
  const kept = await listKeptPhotos(tx, campaignId)
  const isKept = new Set(kept.map(({ address }) => address))
  const places: ImportedPhotos = new Map()
  for (const { name, address } of kept.toReversed()) places.set(name, { address })
  for (const address of await listNamedPhotos(tx, campaignId)) {
    const name = nameOfStored(address)
    if (name !== undefined && isKept.has(address)) places.set(name, { address })
  }
  // Another list may have been sent meanwhile, to which these photos do not belong.
  for (const [name, place] of taken) if ('problem' in place || isKept.has(place.address)) places.set(name, place)
  return places
}

const NO_PHOTO = 'It has no photo.'

/** Replaces each name of a photo by its address; a row without its first photo gets a problem. */
export function placePhotos(rows: readonly FeedRow[], places: ImportedPhotos): FeedRow[] {
  return rows.map((row) => ('problem' in row ? placeLeftOut(row, places) : placeOne(row, places)))
}

/** A product that is left out cannot be taken in without its photo, and reports both. */
function placeLeftOut(row: BadRow, places: ImportedPhotos): BadRow {
  if (!row.leftOut) return row
  const { leftOut, why: _why, ...rest } = row
  const placed = placeOne(leftOut, places)
  return 'problem' in placed ? { ...rest, problem: `${row.problem} ${placed.problem}` } : { ...row, leftOut: placed }
}

function placeOne(row: GoodRow, places: ImportedPhotos): FeedRow {
  const { line, key, product } = row
  const [first, ...others] = product.images.map((image) => placeOf(image, places))
  if (!first || 'problem' in first) return { line, key, name: product.name, problem: first?.problem ?? NO_PHOTO }
  const shown = others.slice(0, SHOWN_PHOTOS_MAX - 1)
  const notes = shown.flatMap((place) => ('problem' in place ? place.problem : []))
  const images = [first, ...others].flatMap((place) => ('address' in place ? place.address : []))
  return { ...row, product: { ...product, images }, notes: [...row.notes, ...notes] }
}

function placeOf(image: string, places: ImportedPhotos): { address: string } | { problem: string } {
  if (/^https:/i.test(image)) return { address: image }
  if (isImageAddress(image)) return { problem: 'The address of a photo must begin with https://.' }
  const name = photoNameOf(image)
  return (
    places.get(name) ?? { problem: `The photo "${name}" is not here yet: send a ZIP with it together with the list.` }
  )
}

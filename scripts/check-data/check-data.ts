import { asc, gt, inArray } from 'drizzle-orm'
import type { Database } from '#server/platform/db/database.ts'
import { images, orphanedObjects } from '#server/platform/db/schema.ts'
import { imageIdOf, imageKey, keysOf, thumbnailKey } from '#server/pictures/images/keys.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

export interface Checked {
  rows: number
  files: number
  /** Keys of pictures that have a row but no bytes. */
  missing: string[]
  /** Keys of bytes that no row refers to. */
  unknown: string[]
}

const FOLDERS = ['images/', 'thumbnails/', 'scenes/', 'studies/', 'credentials/']
const PAGE = 1_000

/**
 * Compares the rows of pictures with the bytes in the storage. Servers may run: every mismatch is checked a second
 * time, because it may have appeared or disappeared meanwhile, and bytes that a server is about to give a row or to
 * delete are recorded as such.
 */
export async function checkData(db: Database, storage: Storage): Promise<Checked> {
  const found = await listKeys(storage)
  const files = found.size
  let rows = 0
  const missing: string[] = []
  for await (const ids of pagesOfIds(db)) {
    rows += ids.length
    for (const id of ids) missing.push(...[imageKey(id), thumbnailKey(id)].filter((key) => !found.has(key)))
    for (const key of ids.flatMap(keysOf)) found.delete(key)
  }
  return { rows, files, missing: await stillMissing(db, storage, missing), unknown: await stillUnknown(db, [...found]) }
}

async function listKeys(storage: Storage): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const folder of FOLDERS) for await (const key of storage.list(folder)) keys.add(key)
  return keys
}

async function* pagesOfIds(db: Database): AsyncGenerator<string[]> {
  for (let after: string | undefined; ;) {
    const page = await db
      .select({ id: images.id })
      .from(images)
      .where(after === undefined ? undefined : gt(images.id, after))
      .orderBy(asc(images.id))
      .limit(PAGE)
    const ids = page.map(({ id }) => id)
    if (ids.length > 0) yield ids
    after = ids.at(-1)
    if (after === undefined) return
  }
}

async function stillMissing(db: Database, storage: Storage, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const some of inPages(keys)) {
    const there = await idsWithRows(db, some)
    for (const key of some) if (there.has(imageIdOf(key)) && !(await storage.get(key))) missing.push(key)
  }
  return missing
}

async function stillUnknown(db: Database, keys: readonly string[]): Promise<string[]> {
  const unknown: string[] = []
  for (const some of inPages(keys)) {
    const there = await idsWithRows(db, some)
    const noted = await db.select().from(orphanedObjects).where(inArray(orphanedObjects.key, some))
    const known = new Set(noted.map(({ key }) => key))
    unknown.push(...some.filter((key) => !known.has(key) && !there.has(imageIdOf(key))))
  }
  return unknown
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function idsWithRows(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(keys.map(imageIdOf))].filter((id) => ID.test(id))
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids))
  return new Set(rows.map(({ id }) => id))
}

function* inPages(keys: readonly string[]): Generator<string[]> {
  for (let at = 0; at < keys.length; at += PAGE) yield keys.slice(at, at + PAGE)
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { THUMBNAIL_TYPE } from '#server/pictures/images/image-type.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { listFiles } from '../backup/list-files.ts'

/** Their folder in the data folder. */
const FOLDER = 'storage/'

/** Pictures at once: a bucket answers each in some tens of milliseconds. */
const AT_ONCE = 8

/**
 * Puts each file of the storage's folder into the bucket, unless it is there with the same bytes, and returns their
 * number. Uploaded files are read back and compared: afterwards folder and bucket hold the same.
 */
export async function movePictures(
  dataDir: string,
  bucket: Storage,
  typeOf: (key: string) => string | undefined,
): Promise<number> {
  let count = 0
  const keys = listKeys(dataDir)
  const moveSome = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      await movePicture(next.value, { dataDir, bucket, typeOf })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, moveSome))
  return count
}

async function movePicture(
  key: string,
  { dataDir, bucket, typeOf }: { dataDir: string; bucket: Storage; typeOf: (key: string) => string | undefined },
): Promise<void> {
  const bytes = await readFile(path.join(dataDir, FOLDER, key))
  const wanted = hashOf(bytes)
  const isThere = async () => {
    const found = await bucket.get(key)
    return found !== undefined && hashOf(found) === wanted
  }
  if (await isThere()) return
  await bucket.put(
    key,
    bytes,
    typeOf(key) ?? (key.startsWith('thumbnails/') ? THUMBNAIL_TYPE : 'application/octet-stream'),
  )
  if (!(await isThere())) throw new Error(`The bucket does not give back what was put under ${key}`)
}

async function* listKeys(dataDir: string): AsyncGenerator<string> {
  for await (const { name, kind } of listFiles(dataDir))
    if (kind === 'file' && name.startsWith(FOLDER)) yield name.slice(FOLDER.length)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

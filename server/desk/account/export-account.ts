import { makeZip } from 'client-zip'
import { PRODUCT_NAME } from '#contract/product.ts'
import { fileStem } from '#server/ads/downloads/file-names.ts'
import { imageKey, studyKey } from '#server/pictures/images/keys.ts'
import { unpackMatte } from '#server/pictures/images/pack-study.ts'
import { readStudyFile } from '#server/pictures/images/study-file.ts'
import type { ImageRow } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { listImagesOfUser, readRowsOfUser } from './store.ts'

interface ZipEntry {
  name: string
  lastModified: Date
  input: string | Uint8Array<ArrayBuffer>
}

/** Streams everything that is known about a user as a ZIP, with only one picture at a time in memory. */
export function exportAccount(services: Pick<Services, 'db' | 'storage' | 'now'>, userId: string): ReadableStream {
  return makeZip(entries(services, userId))
}

async function* entries(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const rows = await readRowsOfUser(db, userId)
  const exported = { product: PRODUCT_NAME, exportedAt: now().toISOString(), ...rows }
  yield { name: 'account.json', lastModified: now(), input: `${JSON.stringify(exported, null, 2)}\n` }
  for (const image of await listImagesOfUser(db, userId)) {
    const bytes = await storage.get(imageKey(image.id))
    // A picture may be deleted while the ZIP is being sent; account.json still lists it.
    if (bytes) yield { name: pathOf(image), lastModified: image.createdAt, input: new Uint8Array(bytes) }
    if (image.kind === 'upload') yield* studyEntries(storage, image)
  }
}

/** Yields the study of a photo as JSON, and its cut-out as a mask in which the product is white. */
async function* studyEntries(storage: Storage, image: ImageRow): AsyncGenerator<ZipEntry> {
  const bytes = await storage.get(studyKey(image.id))
  const study = bytes && readStudyFile(bytes)
  if (!study) return
  const entry = { lastModified: image.createdAt }
  yield { ...entry, name: `studies/${stemOf(image)}.json`, input: `${JSON.stringify(study.facts, null, 2)}\n` }
  const matte = unpackMatte(study)
  if (!matte) return
  const { default: sharp } = await import('sharp')
  const raw = { width: matte.widthPx, height: matte.heightPx, channels: 1 } as const
  const picture = await sharp(matte.alpha, { raw }).toColourspace('b-w').png().toBuffer()
  yield { ...entry, name: `studies/${stemOf(image)}.png`, input: new Uint8Array(picture) }
}

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'font/ttf': 'ttf',
}

const FOLDERS = {
  upload: 'uploads',
  variant: 'ads',
  profile: 'profile',
  logo: 'brand',
  font: 'brand',
  feed: 'feeds',
} as const

function pathOf(image: ImageRow): string {
  return `${FOLDERS[image.kind]}/${stemOf(image)}.${EXTENSIONS[image.contentType] ?? 'bin'}`
}

/** Returns a file name without its extension; the id keeps two pictures of the same name apart. */
function stemOf({ id, name }: ImageRow): string {
  return `${fileStem(name.replace(/\.[^.]*$/, ''))}-${id.slice(0, 8)}`
}

import { makeZip } from 'client-zip'
import { PRODUCT_NAME } from '#contract/product.ts'
import { imageKey } from '../images/keys.ts'
import type { ImageRow } from '../images/store.ts'
import type { Services } from '../services.ts'
import { listImagesOfUser, readRowsOfUser } from './store.ts'

interface ZipEntry {
  name: string
  lastModified: Date
  input: string | Uint8Array<ArrayBuffer>
}

/** Everything that is known about a person, as a ZIP that is written while it is read: one picture at a time in memory. */
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
    // A picture may be deleted while the ZIP is on its way; account.json still says that it was there.
    if (bytes) yield { name: pathOf(image), lastModified: image.createdAt, input: new Uint8Array(bytes) }
  }
}

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

const FOLDERS = { upload: 'uploads', variant: 'ads', profile: 'profile' } as const

/** The id keeps two pictures of one name apart; the name is a client's, so it is nothing but letters and digits here. */
function pathOf({ id, kind, name, contentType }: ImageRow): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
  return `${FOLDERS[kind]}/${stem}-${id.slice(0, 8)}.${EXTENSIONS[contentType] ?? 'bin'}`
}

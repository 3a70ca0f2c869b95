import type { FontFile } from '#server/ads/extras/extra-file.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import type { Services } from '#server/services.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import type { AdFile } from './ads-table.ts'
import type { ReadExtras } from './read-extras.ts'

/**
 * Yields the pictures of an archive, read one after the other, the wanted files beside each, their fonts, and a table of
 * the texts. `firstBytes` are those of the first, which has been read already.
 */
export async function* zipEntries<File extends AdFile>(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  files: readonly File[],
  firstBytes: Uint8Array | undefined,
  readExtras?: ReadExtras<File>,
) {
  const missing = new Set<AdFile>()
  const notes = new Map<AdFile, readonly string[]>()
  const fonts = new Map<string, FontFile>()
  for (const file of files) {
    const { imageId, createdAt } = file.variant
    const bytes = file === files[0] ? firstBytes : await readIfThere(storage, imageId)
    if (!bytes) {
      missing.add(file)
      continue
    }
    yield { name: file.path, lastModified: createdAt, input: bytes as Uint8Array<ArrayBuffer> }
    const extras = await readExtras?.(file, bytes)
    if (!extras) continue
    notes.set(file, extras.notes)
    for (const font of extras.fonts) fonts.set(font.name, font)
    for (const { ending, bytes: made } of extras.files) {
      const name = file.path.replace(/\.jpg$/, ending)
      yield { name, lastModified: createdAt, input: made as Uint8Array<ArrayBuffer> }
    }
  }
  for (const { name, bytes } of fonts.values())
    yield { name: `fonts/${name}`, lastModified: now(), input: bytes as Uint8Array<ArrayBuffer> }
  // Loaded only here because it loads the studio, whose memory a server that sends no archive saves.
  const { writeAdsTable } = await import('./ads-table.ts')
  // The table comes last: it lists what is missing, which is known only then.
  yield { name: 'ads.csv', lastModified: now(), input: writeAdsTable(files, missing, notes) }
}

/**
 * Reads a picture, or returns undefined on failure: once half of the archive is sent an unreadable picture is left out,
 * because an archive that breaks off cannot be opened at all.
 */
async function readIfThere(storage: Services['storage'], imageId: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.get(imageKey(imageId))
  } catch (error) {
    if (error instanceof StorageUnavailable) return undefined
    throw error
  }
}

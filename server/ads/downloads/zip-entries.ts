import { imageKey } from '#server/pictures/images/keys.ts'
import type { Services } from '#server/services.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import type { AdFile } from './ads-table.ts'

/**
 * Yields the pictures of an archive, read one after the other, and a table of their texts. `firstBytes` are those of
 * the first, which has been read already.
 */
export async function* zipEntries(
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  files: readonly AdFile[],
  firstBytes: Uint8Array | undefined,
) {
  const missing = new Set<AdFile>()
  for (const file of files) {
    const { imageId, createdAt } = file.variant
    const bytes = file === files[0] ? firstBytes : await readIfThere(storage, imageId)
    if (bytes) yield { name: file.path, lastModified: createdAt, input: bytes as Uint8Array<ArrayBuffer> }
    else missing.add(file)
  }
  // Loaded only here because it loads the studio, whose memory a server that sends no archive saves.
  const { writeAdsTable } = await import('./ads-table.ts')
  // The table comes last: it lists what is missing, which is known only then.
  yield { name: 'ads.csv', lastModified: now(), input: writeAdsTable(files, missing) }
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

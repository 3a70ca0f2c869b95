import { imageKey } from '../images/keys.ts'
import type { Services } from '../services.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import type { AdFile } from './ads-table.ts'

/** The pictures of an archive, read one after the other, and a table of what they say. `firstBytes` are those of the first, which has been read. */
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
  // Only now, for it loads the studio, which a server that sends no archive holds no memory for.
  const { writeAdsTable } = await import('./ads-table.ts')
  // Last: by then it is known what is missing, which it says.
  yield { name: 'ads.csv', lastModified: now(), input: writeAdsTable(files, missing) }
}

/** What cannot be read when half of the archive is sent is left out of it: an archive that breaks off cannot be opened at all. */
async function readIfThere(storage: Services['storage'], imageId: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.get(imageKey(imageId))
  } catch (error) {
    if (error instanceof StorageUnavailable) return undefined
    throw error
  }
}

import type { Storage } from './storage.ts'

/** Key under which the storage records the database that its pictures belong to. */
export const OWNER_MARK = 'installation/database'

/** Avoids a look-up for each of a night's thousands of pictures. */
const KNOWN_FOR_MS = 60_000

export class StorageOfAnother extends Error {
  override name = 'StorageOfAnother'
  constructor() {
    super(
      'The pictures belong to another database: nothing of them is deleted, until npm run restored gives them to this one',
    )
  }
}

/**
 * Wraps a storage so that only the database that owns its pictures can delete from it: a restored copy that is tried
 * out with the settings of production would take everything made since its backup for garbage. Ownership is checked
 * when something is to be deleted; pictures without an owner become those of the first that checks.
 */
export function ownStorage(storage: Storage, place: string): Storage & { requireOwn(): Promise<void> } {
  let knownAt = -Infinity
  const requireOwn = async () => {
    if (performance.now() - knownAt < KNOWN_FOR_MS) return
    const owner = await storage.get(OWNER_MARK)
    if (!owner) await takeOver(storage, place)
    else if (Buffer.from(owner).toString() !== place) throw new StorageOfAnother()
    knownAt = performance.now()
  }
  return {
    ...storage,
    requireOwn,
    async delete(key) {
      await requireOwn()
      await storage.delete(key)
    },
  }
}

/** Makes the database at this place the owner of the pictures. */
export async function takeOver(storage: Storage, place: string): Promise<void> {
  await storage.put(OWNER_MARK, Buffer.from(place), 'text/plain')
}

import type { Storage } from './storage.ts'

/** Says in the storage itself of which database its pictures are. */
export const OWNER_MARK = 'installation/database'

/** Nothing is looked up for every picture of a night's thousands. */
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
 * The same storage, from which only the database deletes whose pictures are in it: a restored copy that is tried out with the settings of
 * production takes for garbage what was made since its backup. Whose they are is asked when something is to be deleted; of nobody's
 * they become those of whoever asks first.
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

/** From now on the pictures are those of the database in this place. */
export async function takeOver(storage: Storage, place: string): Promise<void> {
  await storage.put(OWNER_MARK, Buffer.from(place), 'text/plain')
}

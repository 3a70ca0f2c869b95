import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'

/** Resources that the tests of one database share: made on first need, and ended before the database is. */
export interface SharedResource {
  end(): Promise<void>
}

const kept = new WeakMap<OpenedDatabase, Map<string, Promise<SharedResource>>>()

export function shareResource<T extends SharedResource>(
  opened: OpenedDatabase,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const things = kept.get(opened) ?? new Map<string, Promise<SharedResource>>()
  kept.set(opened, things)
  const thing = (things.get(name) as Promise<T> | undefined) ?? make()
  things.set(name, thing)
  return thing
}

/** Forgets a resource: the next need makes it again. */
export function dropShared(opened: OpenedDatabase, name: string): void {
  kept.get(opened)?.delete(name)
}

/** Ends the resources, the newest first. */
export async function endShared(opened: OpenedDatabase): Promise<void> {
  for (const thing of [...(kept.get(opened)?.values() ?? [])].reverse()) await (await thing).end()
  kept.delete(opened)
}

import type { OpenedDatabase } from '#server/db/opened-database.ts'

/** What the tests of one database share: made at its first need, and ended before the database is. */
export interface Kept {
  end(): Promise<void>
}

const kept = new WeakMap<OpenedDatabase, Map<string, Promise<Kept>>>()

export function keep<T extends Kept>(opened: OpenedDatabase, name: string, make: () => Promise<T>): Promise<T> {
  const things = kept.get(opened) ?? new Map<string, Promise<Kept>>()
  kept.set(opened, things)
  const thing = (things.get(name) as Promise<T> | undefined) ?? make()
  things.set(name, thing)
  return thing
}

/** The next need makes it anew. */
export function forget(opened: OpenedDatabase, name: string): void {
  kept.get(opened)?.delete(name)
}

/** What was made last ends first. */
export async function endKept(opened: OpenedDatabase): Promise<void> {
  for (const thing of [...(kept.get(opened)?.values() ?? [])].reverse()) await (await thing).end()
  kept.delete(opened)
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** One set of migrations for both databases, written by `npx drizzle-kit generate`. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

export interface Migration {
  /** Name of its file, and the number that a database stores for it: later migrations have higher ones. */
  tag: string
  when: number
}

/** Returns all migrations of this version, oldest first. */
export function listMigrations(): Migration[] {
  const journal = readFileSync(path.join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: Migration[] }).entries
}

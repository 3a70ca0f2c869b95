import { fileURLToPath } from 'node:url'

/** One set of migrations for both databases, written by `npx drizzle-kit generate`. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('migrations', import.meta.url))

import { defineConfig } from 'drizzle-kit'

/**
 * Configuration of migrations: `npx drizzle-kit generate --name what_changes` writes the next one; the server applies
 * it at its next start.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/platform/db/schema.ts',
  out: './server/platform/db/migrations',
  casing: 'snake_case',
})

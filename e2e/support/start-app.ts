import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureHeadlessChromium } from '#scripts/chromium.ts'
import { startApp } from '#scripts/started-app.ts'
import { ensureBuilt } from '#scripts/web-build.ts'
import { COMPILE_CACHE } from '#server/compile-cache.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { unpackDatabase } from '#test/platform/unpack-database.ts'
import givePostgres, { copyTemplate, databaseAddress } from '#test/platform/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string
    chromiumPath: string
  }
}

/**
 * Starts the app that journeys share: the built one, with painters that need no time, and on PostgreSQL if it is
 * installed, which takes a tenth of the processor time of the embedded database.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await ensureHeadlessChromium())
  await ensureBuilt()
  const stopPostgres = await givePostgres(project)
  const folder = project.getProvidedContext().postgresSocketFolder
  const { url, stop } = await startOwnApp({
    command: [process.execPath, 'e2e/support/instant-app.ts'],
    env: {
      ...COMPILE_CACHE,
      ...(folder && { DATABASE_URL: databaseAddress(folder, await copyTemplate(folder)) }),
    },
  })
  project.provide('appUrl', url)
  return async () => {
    await stop()
    await stopPostgres?.()
  }
}

/**
 * Starts what `npm start` runs, or this command, on a free port and with a folder of its own; SIGTERM has to stop it
 * tidily.
 */
export async function startOwnApp(
  options: { command?: [program: string, ...args: string[]]; env?: Record<string, string> } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  // The first start, which creates the database, is proved by server/main.test.ts.
  const template = process.env['TEST_PGLITE_TEMPLATE']
  if (template) unpackDatabase(path.join(dataDir, 'db'), template)
  const app = await startApp({ port: await findFreePort(), dataDir, ...options })
  return {
    url: app.url,
    stop: async () => {
      await app.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

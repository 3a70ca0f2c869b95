import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureHeadlessChromium } from '#scripts/chromium.ts'
import { startApp } from '#scripts/started-app.ts'
import { findFreePort } from '#test/free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string
    chromiumPath: string
  }
}

/** What `npm start` runs, on a free port and with a folder of its own; in the end SIGTERM has to stop it tidily. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await ensureHeadlessChromium())
  const dataDir = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const app = await startApp({ port: await findFreePort(), dataDir })
  project.provide('appUrl', app.url)
  return async () => {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

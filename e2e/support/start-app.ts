import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureHeadlessChromium } from '#scripts/chromium.ts'
import { startApp } from '#scripts/started-app.ts'
import { ensureBuilt } from '#scripts/web-build.ts'
import { findFreePort } from '#test/free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string
    chromiumPath: string
  }
}

/** The app that journeys share: the built one, with painters that need no time. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await ensureHeadlessChromium())
  await ensureBuilt()
  const { url, stop } = await startOwnApp([process.execPath, 'e2e/support/instant-app.ts'])
  project.provide('appUrl', url)
  return stop
}

/** What `npm start` runs, or this command, on a free port and with a folder of its own; SIGTERM has to stop it tidily. */
export async function startOwnApp(
  command?: [program: string, ...args: string[]],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const app = await startApp({ port: await findFreePort(), dataDir, ...(command && { command }) })
  return {
    url: app.url,
    stop: async () => {
      await app.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

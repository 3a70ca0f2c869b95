import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from '#scripts/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    appUrl: string
    chromiumPath: string
  }
}

const READY_WITHIN_MS = 120_000

/** What `npm start` runs, on a free port and a folder of its own; in the end SIGTERM has to stop it tidily. */
export default async function startApp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromiumPath', await ensureChromium())
  const dataDir = mkdtempSync(path.join(tmpdir(), 'journeys-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    env: { ...appEnvironment(), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const appUrl = `http://localhost:${port}`
  await waitUntilReady(appUrl, server)
  project.provide('appUrl', appUrl)
  return async () => {
    await stop(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Nothing of the test runner's own settings, nor of the developer's: the journeys start from the defaults. */
function appEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, npm_execpath } = process.env
  return { PATH, HOME, TMPDIR, npm_execpath }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}

async function waitUntilReady(appUrl: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode} before it was ready`)
    const answer = await fetch(`${appUrl}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(200)
  }
  server.kill('SIGKILL')
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} seconds`)
}

async function stop(server: ChildProcess): Promise<void> {
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  const [code] = (await exited) as [number | null]
  if (code !== 0) throw new Error(`SIGTERM ended the server with ${code} instead of 0`)
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type RunningServer, startServer } from '#server/start-server.ts'
import { makePostgres, postgresUrl } from './database.ts'
import { findFreePort } from './free-port.ts'
import { INSTANT_PAINTERS } from '../painters/painters.ts'
import { TEST_WEB } from '../site/test-web.ts'
import { unpackDatabase } from './unpack-database.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface ServerProcess {
  child: ChildProcess
  output: { stdout: string; stderr: string }
  /** Resolves when the address has been printed; rejects if the process ends before. */
  ready(): Promise<void>
  /** Resolves with the exit code, or with the signal that ended it. */
  ended(): Promise<number | string>
}

const SERVER = ['server/main.ts', '--dev']

/** The server without its web app, whose painters never end an ad. */
export const PAINTING_FOREVER = ['test/painters/painting-forever.ts']

/**
 * The server behind a process that passes its signals on, as the launcher does if npm was started under another Node.
 */
const WRAPPED = [
  '--input-type=module',
  '--eval',
  `import { runProgram } from './scripts/launch/run-program.mjs'
  await runProgram(process.execPath, ${JSON.stringify(SERVER)})`,
]

/**
 * Starts the server as a program of its own, with only these settings. The web app comes from its sources. With `group`
 * it is wrapped, and in a process group of its own. A start takes seconds of a core: tests that are not about the
 * program use `startHere`.
 */
export function spawnServer(env: Record<string, string>, { group = false, program = SERVER } = {}): ServerProcess {
  const child = spawn(process.execPath, group ? WRAPPED : program, {
    cwd: ROOT,
    detached: group,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SUBJECT_NETWORK: '0', STOP_DELAY_SECONDS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)))
  const exit = once(child, 'exit').then(async ([code, signal]) => {
    await lastWords()
    return (code ?? signal) as number | string
  })
  onTestFinished(() => void (group ? killGroup(child.pid!) : child.kill('SIGKILL')))
  return { child, output, ended: () => exit, ready: () => untilReady(child, output, exit) }
}

/** Starts the server within this process, without its web app, and with the test's own painters. */
export async function startHere(settings: Record<string, string>, painters = INSTANT_PAINTERS): Promise<RunningServer> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings })
  const server = await startServer(config, { openWeb: async () => TEST_WEB, painters })
  onTestFinished(() => server.stop())
  return server
}

/**
 * Waits for a process's last output: it may be known to have ended before its pipes were read, which its children may
 * hold open. One whole turn of the event loop reads them.
 */
async function lastWords(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have ended.
  }
}

async function untilReady(
  child: ChildProcess,
  output: ServerProcess['output'],
  exit: Promise<number | string>,
): Promise<void> {
  const printed = new Promise<void>((resolve) => {
    child.stdout!.on('data', () => {
      if (/^Placard (is ready at|works for) /m.test(output.stdout)) resolve()
    })
  })
  const early = exit.then((end) => {
    throw new Error(`The server ended with ${end} before it was ready:\n${output.stderr}`)
  })
  await Promise.race([printed, early])
}

/**
 * Returns a free port, and a data folder with a finished database, whose creation takes longer than all the rest of a
 * start.
 */
export async function givenSettings(): Promise<{ PORT: string; DATA_DIR: string }> {
  const settings = await freshSettings()
  unpackDatabase(path.join(settings.DATA_DIR, 'db'), inject('pgliteTemplate'))
  return settings
}

/**
 * Returns the same on PostgreSQL if it is installed: a start is half the work there. For tests that are not about the
 * database.
 */
export async function quickSettings(): Promise<{ PORT: string; DATA_DIR: string; DATABASE_URL?: string }> {
  if (!inject('postgresSocketFolder')) return givenSettings()
  return { ...(await freshSettings()), DATABASE_URL: postgresUrl(await makePostgres()) }
}

/** Returns a free port and an empty data folder. */
export async function freshSettings(): Promise<{ PORT: string; DATA_DIR: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'placard-process-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return { PORT: String(await findFreePort()), DATA_DIR: folder }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serverFlags } from '#scripts/server-flags.ts'
import { startApp, type StartedApp } from '#scripts/started-app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { imageKey } from '#server/images/keys.ts'
import { findFreePort } from '#test/free-port.ts'
import { newestAdOf, SECRET, uuidOf } from './calls.ts'
import { fillDatabase, type Size } from './fill.ts'

const WITHOUT_LIMITS = { connectMs: 0, statementMs: 0, lockMs: 0 }

/** Made-up people in the database of these settings, and the picture of each one's newest ad. */
export async function fillAll(env: Record<string, string>, size: Size): Promise<void> {
  const opened = await openDatabase({ ...readConfig(env), databaseLimits: WITHOUT_LIMITS })
  await fillDatabase(opened.db, size)
  await opened.close()
  const jpeg = Buffer.alloc(100_000, 'x')
  for (let person = 0; person < Math.min(size.people, PICTURES_MAX); person += 1) {
    const file = path.join(env.DATA_DIR!, 'storage', imageKey(uuidOf('square', newestAdOf(person, size))))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, jpeg)
  }
}

/** Nobody beyond this one asks for a picture. */
export const PICTURES_MAX = 1_000

interface Settings {
  dataDir: string
  [setting: string]: string
}

export async function startBench({ dataDir, ...env }: Settings): Promise<StartedApp & AsyncDisposable> {
  const app = await startApp({
    port: await findFreePort(),
    dataDir,
    command: [process.execPath, ...serverFlags(env), 'bench/server/app.ts'],
    env: { SESSION_SECRET: SECRET, SUBJECT_NETWORK: '0', STOP_DELAY_SECONDS: '0', ...env },
  })
  return { ...app, [Symbol.asyncDispose]: () => app.stop() }
}

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { serverFlags } from '#scripts/server-flags.ts'
import { startApp, type StartedApp } from '#scripts/started-app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { imageKey, studyKey } from '#server/pictures/images/keys.ts'
import { studyPicture } from '#server/pictures/images/study-picture.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import { newestAdOf, SECRET, uuidOf } from './calls.ts'
import { fillDatabase, type DatabaseSize } from './fill.ts'

const WITHOUT_LIMITS = { connectMs: 0, statementMs: 0, lockMs: 0 }

/**
 * Adds invented users to the database of these settings, and the picture of each one's newest ad, which is also its
 * photo and studied like one.
 */
export async function fillAll(env: Record<string, string>, size: DatabaseSize): Promise<void> {
  const opened = await openDatabase({ ...readConfig(env), databaseLimits: WITHOUT_LIMITS })
  await fillDatabase(opened.db, size)
  await opened.close()
  const jpeg = await drawPhoto(100_000)
  const study = await studyPicture(jpeg)
  for (let person = 0; person < Math.min(size.people, PICTURES_MAX); person += 1) {
    const id = uuidOf('square', newestAdOf(person, size))
    write(imageKey(id), jpeg)
    write(studyKey(id), study)
  }

  function write(key: string, bytes: Uint8Array): void {
    const file = path.join(env.DATA_DIR!, 'storage', key)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

/** Draws noise, which JPEG cannot compress, of about so many bytes. */
export async function drawPhoto(wantedBytes: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const draw = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#808080', noise } })
      .jpeg({ quality: 90 })
      .toBuffer()
  const { byteLength } = await draw(1_000)
  return draw(Math.round(1_000 * Math.sqrt(wantedBytes / byteLength)))
}

/** Number of users who ask for a picture. */
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

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { expect, inject, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { LOST_MAX } from '#server/platform/jobs/count-failures.ts'
import { openPostgres } from '#server/platform/db/open-postgres.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import { StartError } from '#server/start-error.ts'
import { openDiskStorage } from '#server/platform/storage/disk.ts'
import { askPostgres } from '#test/platform/ask-postgres.ts'
import { makeEmptyPostgres, makePostgres, postgresUrl } from '#test/platform/database.ts'
import { startFakeS3 } from '#test/platform/fake-s3.ts'
import { givenCreative, givenImage, givenJob, givenPro, givenUser, givenVariant } from '#test/given/given.ts'
import { unpackDatabase } from '#test/platform/unpack-database.ts'
import { move } from './move.ts'
import { tablesInOrder } from './tables.ts'

/** Makes a data folder as a running installation leaves it, including an ad that waits in the queue. */
async function givenData() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'placard-move-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(path.join(dataDir, 'storage'))
  unpackDatabase(path.join(dataDir, 'db'), inject('pgliteTemplate'))
  const { db, close } = await openEmbedded(dataDir)
  const userId = await givenUser(db)
  await givenPro(db, userId)
  const creativeId = await givenCreative(db, {
    userId,
    productName: 'Zoë’s \\ "kettle", {a}',
    taglines: ['a\nb', 'NULL'],
  })
  const imageId = await givenImage(db, { userId })
  await givenVariant(db, { userId, adId: creativeId })
  const jobId = await givenJob(db, { userId, creativeId })
  await db.execute(`insert into pgboss.job (name, data) values ('generate-variant', '{"jobId":"${jobId}"}')`)
  await close()
  await givenRunningQueues(dataDir)
  const storage = openDiskStorage(path.join(dataDir, 'storage'))
  const bytes = new Map([`images/${imageId}`, `thumbnails/${imageId}`].map((key, at) => [key, Buffer.alloc(4000, at)]))
  for (const [key, value] of bytes) await storage.put(key, value, '')
  return { dataDir, bytes, imageId }
}

/**
 * Brings the queues into the state after some minutes of running: pg-boss has created and used its queue for scheduled
 * jobs, and there are jobs that this version does not have.
 */
async function givenRunningQueues(dataDir: string): Promise<void> {
  const opened = await openEmbedded(dataDir)
  const old: JobDefinition = { name: 'of-old', payload: z.object({}), retryLimit: 7 }
  const jobs = await openJobs(opened, [old], pino({ level: 'silent' }))
  await jobs.send(opened.db, old, {})
  await opened.db.execute(
    `insert into pgboss.job (name, data, state, singleton_key) values ('__pgboss__send-it', '{}', 'completed', 'purge')`,
  )
  await jobs.stop()
  await opened.close()
}

async function givenTarget() {
  const s3 = await startFakeS3()
  const databaseUrl = postgresUrl(await makePostgres())
  return { s3, target: { databaseUrl, databaseLimits: readConfig({}).databaseLimits, s3: s3.config } }
}

/** Counts the rows of tables that hold any. */
async function countRows(databaseUrl: string): Promise<Record<string, number>> {
  const counts = tablesInOrder().map((table) => `select '${table}' as name, count(*)::int as rows from ${table}`)
  const found = await askPostgres<{ name: string; rows: number }>(
    { connectionString: databaseUrl },
    counts.join(' union all '),
  )
  return Object.fromEntries(found.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]))
}

/** Lists all tables of the database, including those that the move does not know of. */
async function listTables(databaseUrl: string): Promise<string[]> {
  const tables = `select tablename::text as name from pg_tables where schemaname = 'public' order by 1`
  return (await askPostgres<{ name: string }>({ connectionString: databaseUrl }, tables)).map(({ name }) => name)
}

const COUNTS = {
  'public.users': 1,
  'public.subscriptions': 1,
  'public.creatives': 1,
  'public.images': 2,
  'public.variants': 1,
  'public.generation_jobs': 1,
  'pgboss.job': 3,
}

it.skipIf(!inject('postgresSocketFolder'))(
  'moves every row and picture, resumes where it was interrupted, and only into what is empty',
  { tags: 'thorough/programs' },
  async () => {
    const { dataDir, bytes, imageId } = await givenData()
    const { s3, target } = await givenTarget()
    const running = lockFolder(dataDir)
    await expect(move(dataDir, target, () => {})).rejects.toThrow('is in use by another Placard')
    running.release()
    const somebodyElse = vi.spyOn(process, 'getuid').mockReturnValue(process.getuid!() + 1)
    await expect(move(dataDir, target, () => {})).rejects.toThrow(/: run the same command as/)
    somebodyElse.mockRestore()
    await expect(move(`${dataDir}-none`, target, () => {})).rejects.toThrow('holds no database')
    const stopAtImages = (line: string) => {
      if (line.startsWith('public.images')) throw new Error('Killed')
    }
    await expect(move(dataDir, target, stopAtImages)).rejects.toThrow('Killed')
    await expect(openPostgres(target.databaseUrl, target.databaseLimits)).rejects.toThrow(
      /holds half of a move: run npm/,
    )

    const lines: string[] = []
    await move(dataDir, target, (line) => lines.push(line))
    expect(await countRows(target.databaseUrl)).toEqual(COUNTS)
    expect(lines.flatMap((line) => /^public\.(\w+):/.exec(line)?.[1] ?? []).sort()).toEqual(
      await listTables(target.databaseUrl),
    )
    const queue = `select retry_limit, dead_letter from pgboss.queue where name = 'of-old'`
    expect(await askPostgres({ connectionString: target.databaseUrl }, queue)).toEqual([
      { retry_limit: 7 + LOST_MAX, dead_letter: 'of-old.given-up' },
    ])
    await (await openPostgres(target.databaseUrl, target.databaseLimits)).close()
    expect(lines).toContain('2 pictures are in the bucket.')
    for (const [key, value] of bytes) expect(hash(s3.objects.get(key)!.bytes)).toBe(hash(value))
    expect(s3.objects.get(`images/${imageId}`)!.contentType).toBe('image/png')

    await expect(move(dataDir, target, () => {})).rejects.toThrow(/is not empty \(public\.users\)/)
    expect(await countRows(target.databaseUrl)).toEqual(COUNTS)
  },
)

it.skipIf(!inject('postgresSocketFolder'))(
  'resumes after a bucket that was down and a picture that is not complete, and never with the move of another folder',
  { tags: 'thorough/faults' },
  async () => {
    const { dataDir, bytes, imageId } = await givenData()
    const { s3, target } = await givenTarget()
    s3.setFailing(true)
    await expect(move(dataDir, target, () => {})).rejects.toThrow('The storage of the pictures does not answer')
    s3.setFailing(false)
    await expect(openPostgres(target.databaseUrl, target.databaseLimits)).rejects.toThrow(StartError)
    const other = await givenData()
    await expect(move(other.dataDir, target, () => {})).rejects.toThrow('half of a move from another data folder')

    const key = `images/${imageId}`
    s3.objects.set(key, { bytes: bytes.get(key)!.subarray(1), contentType: 'image/png' })
    await move(dataDir, target, () => {})
    expect(hash(s3.objects.get(key)!.bytes)).toBe(hash(bytes.get(key)!))
    expect(await countRows(target.databaseUrl)).toEqual(COUNTS)
  },
)

it.skipIf(!inject('postgresSocketFolder'))(
  'reports that a folder was used between two attempts, because what was copied before is outdated',
  { tags: 'thorough/faults' },
  async () => {
    const { dataDir } = await givenData()
    const { target } = await givenTarget()
    const stopAtImages = (line: string) => {
      if (line.startsWith('public.images')) throw new Error('Killed')
    }
    await expect(move(dataDir, target, stopAtImages)).rejects.toThrow('Killed')
    const { db, close } = await openEmbedded(dataDir)
    await givenUser(db)
    await close()
    await expect(move(dataDir, target, () => {})).rejects.toThrow(/was used after its move had begun \(public\.users\)/)
  },
)

it.skipIf(!inject('postgresSocketFolder'))(
  'refuses a database that cannot keep every text, and writes nothing into it',
  { tags: 'thorough/faults' },
  async () => {
    const { dataDir } = await givenData()
    const databaseUrl = postgresUrl(await makeEmptyPostgres('SQL_ASCII'))
    const target = { databaseUrl, databaseLimits: readConfig({}).databaseLimits, s3: undefined }
    await expect(move(dataDir, target, () => {})).rejects.toThrow(
      /has the encoding SQL_ASCII, .+ createdb --encoding UTF8/,
    )
    expect(await listTables(databaseUrl)).toEqual([])
  },
)

it('copies each table after those that its rows refer to', () => {
  const tables = tablesInOrder()
  expect(new Set(tables).size).toBe(tables.length)
  expect(tables.indexOf('public.users')).toBeLessThan(tables.indexOf('public.creatives'))
  expect(tables.indexOf('public.creatives')).toBeLessThan(tables.indexOf('public.variants'))
  expect(tables.indexOf('public.images')).toBeLessThan(tables.indexOf('public.variants'))
})

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import { unpackDatabase } from '#test/platform/unpack-database.ts'
import { waitUntil } from '#test/wait-until.ts'
import { StartError } from '#server/start-error.ts'
import { EMBEDDED_START_PARAMS } from './embedded-options.ts'
import { lockFolder } from './folder-lock.ts'
import { openEmbedded } from './open-embedded.ts'
import { users } from './schema.ts'
import { SyncedNodeFS } from './synced-node-fs.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'placard-embedded-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

it(
  'keeps its rows from one start to the next, and admits no second process meanwhile',
  { tags: 'thorough/databases' },
  async () => {
    unpackDatabase(path.join(folder, 'db'), inject('pgliteTemplate'))
    const first = await openEmbedded(folder)
    await first.db.insert(users).values({
      id: randomUUID(),
      email: 'ada@example.com',
      displayName: 'Ada',
      createdAt: new Date(),
    })
    await expect(openEmbedded(folder)).rejects.toThrow(/in use by another Placard: stop that one first/)
    await first.close()

    const second = await openEmbedded(folder)
    expect(await second.db.$count(users)).toBe(1)
    await second.close()
  },
)

it(
  'makes a missing database without garbage in this process, and replaces an unfinished one',
  { tags: 'thorough/databases' },
  async () => {
    mkdirSync(path.join(folder, 'db-killed'))
    writeFileSync(path.join(folder, 'db-killed', 'PG_VERSION'), '')
    const before = process.memoryUsage().external
    const opened = await openEmbedded(folder)
    // One database takes 128 MB of memory plus its program. A second one used to stay until V8 saw a reason to collect
    // it.
    expect(process.memoryUsage().external - before).toBeLessThan(220_000_000)
    expect(await opened.db.$count(users)).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('db'))).toEqual(['db'])
    await opened.close()
  },
)

it('reaches the disk before a commit is acknowledged', async () => {
  unpackDatabase(path.join(folder, 'db'), inject('pgliteTemplate'))
  const fsync = vi.fn(fs.fsyncSync)
  const pglite = await PGlite.create({
    fs: new SyncedNodeFS(path.join(folder, 'db'), fsync),
    startParams: EMBEDDED_START_PARAMS,
  })
  await pglite.exec('create table notes (text text)')
  const before = fsync.mock.calls.length
  await pglite.query('insert into notes values ($1)', ['kept'])
  expect(fsync.mock.calls.length).toBeGreaterThan(before)
  await pglite.close()
})

it('makes a data folder that only its owner can read', () => {
  lockFolder(path.join(folder, 'made', 'inside')).release()
  expect(statSync(path.join(folder, 'made', 'inside')).mode & 0o777).toBe(0o700)
})

it('frees the folder when the process that holds it is killed', async () => {
  const module = new URL('folder-lock.ts', import.meta.url).href
  const script = `
    import { writeFileSync } from 'node:fs'
    const { lockFolder } = await import(${JSON.stringify(module)})
    const lock = lockFolder(${JSON.stringify(folder)})
    writeFileSync(${JSON.stringify(path.join(folder, 'held'))}, '')
    setInterval(() => lock, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
  await waitUntil(() => existsSync(path.join(folder, 'held')))
  expect(() => lockFolder(folder)).toThrow(StartError)

  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockFolder(folder).release()
})

import { randomUUID } from 'node:crypto'
import {
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib'
import { getTableName, sql } from 'drizzle-orm'
import { extract, type Headers, pack } from 'tar-stream'
import { afterAll, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest'
import { TABLES } from '#test/given/fill-tables.ts'
import { givenCreative, givenJob, givenUser, givenVariant } from '#test/given/given.ts'
import { unpackDatabase } from '#test/platform/unpack-database.ts'
import { finishRestore } from '#server/platform/db/finish-restore.ts'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { openEmbedded } from '#server/platform/db/open-embedded.ts'
import { openDiskStorage } from '#server/platform/storage/disk.ts'
import { backUp } from './backup.ts'
import { MANIFEST } from './manifest.ts'
import { restore } from './restore.ts'

/** A data folder that is backed up once, and a folder for each test with the same content. */
let folder: string
let original: string
let file: string
let tables: unknown[]
let dataDir: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'placard-backup-'))
  original = path.join(folder, 'original')
  file = path.join(folder, 'placard.backup')
  mkdirSync(original)
  unpackDatabase(path.join(original, 'db'), inject('pgliteTemplate'))
  tables = await fill(original)
  await backUp(original, file)
})

beforeEach(() => {
  dataDir = path.join(folder, randomUUID())
  cpSync(original, dataDir, { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Fills a data folder with rows, pictures of sizes around a block of the file, one that was being written, and a
 * secret; returns the content of the tables.
 */
async function fill(into: string): Promise<unknown[]> {
  const storage = openDiskStorage(path.join(into, 'storage'))
  for (const size of [0, 1, 511, 512, 513, 300_000])
    await storage.put(`images/${randomUUID()}`, Buffer.alloc(size, size), 'image/png')
  writeFileSync(path.join(into, 'session-secret'), 'a secret of more than thirty-two letters')
  const opened = await openEmbedded(into)
  const userId = await givenUser(opened.db)
  const creativeId = await givenCreative(opened.db, {
    userId,
    productName: 'Zoë’s \\ "kettle"',
    taglines: ['a\nb', '日本'],
  })
  await givenJob(opened.db, { userId, creativeId })
  await givenVariant(opened.db, { userId, adId: creativeId })
  const found = await readTables(opened)
  await opened.close()
  return found
}

async function readTables({ db }: Awaited<ReturnType<typeof openEmbedded>>): Promise<unknown[]> {
  const found: unknown[] = []
  for (const name of [...TABLES.map((table) => getTableName(table)), 'pgboss.job', 'pgboss.queue']) {
    const hash = sql.raw(
      `select count(*) as rows, md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`,
    )
    found.push({ name, ...((await db.execute(hash)) as unknown as { rows: object[] }).rows[0] })
  }
  return found
}

/** Reads each file of the folder with its bytes, except the lock. */
function readFiles(of: string): Map<string, Buffer> {
  const entries = readdirSync(of, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const kept = files.map((name) => [path.relative(of, name), readFileSync(name)] as const)
  return new Map(kept.filter(([name]) => !name.startsWith('lock')).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function expectSameFiles(there: string, wanted: Map<string, Buffer>): void {
  const found = readFiles(there)
  expect([...found.keys()]).toEqual([...wanted.keys()])
  expect([...wanted].filter(([name, bytes]) => !bytes.equals(found.get(name)!)).map(([name]) => name)).toEqual([])
}

it(
  'restores every byte, every row and the secret after everything was lost',
  { tags: 'thorough/programs' },
  async () => {
    rmSync(dataDir, { recursive: true })
    await restore(file, dataDir, { replace: false })
    expectSameFiles(dataDir, readFiles(original))
    const opened = await openEmbedded(dataDir)
    expect(await readTables(opened)).toEqual(tables)
    await opened.close()
  },
)

it(
  'refuses what is in use, a file that is there and a folder that is not empty, unless it may be replaced',
  { tags: 'thorough/faults' },
  async () => {
    await expect(backUp(dataDir, file)).rejects.toThrow(/already: name another one\.$/)
    await expect(backUp(path.join(folder, 'none'), `${file}2`)).rejects.toThrow(/holds no database/)
    await expect(restore(file, dataDir, { replace: false })).rejects.toThrow(/is not empty: name another by DATA_DIR/)
    const lock = lockFolder(dataDir)
    await expect(backUp(dataDir, `${file}2`)).rejects.toThrow(/is in use by another Placard/)
    await expect(restore(file, dataDir, { replace: true })).rejects.toThrow(/is in use by another Placard/)
    lock.release()
    expect(existsSync(`${file}2`)).toBe(false)

    writeFileSync(path.join(dataDir, 'storage', 'later'), 'what came after the backup')
    await restore(file, dataDir, { replace: true })
    expectSameFiles(dataDir, readFiles(original))
  },
)

it('does nothing as another user than the owner of the folder', { tags: 'thorough/faults' }, async () => {
  const before = readFiles(dataDir)
  vi.spyOn(process, 'getuid').mockReturnValue(process.getuid!() + 1)
  await expect(backUp(dataDir, `${file}2`)).rejects.toThrow(/: run the same command as/)
  await expect(restore(file, dataDir, { replace: true })).rejects.toThrow(/: run the same command as/)
  expect(existsSync(`${file}2`)).toBe(false)
  expectSameFiles(dataDir, before)
})

it(
  'refuses in a sentence what is cut off, damaged, newer or something else, and leaves nothing of it',
  { tags: 'thorough/faults' },
  async () => {
    const whole = readFileSync(file)
    const tar = gunzipSync(whole)
    const changed = (from: string, to: string) => {
      const copy = Buffer.from(tar)
      copy.write(to, copy.indexOf(from))
      return gzipSync(copy, { level: 1 })
    }
    const damaged = /is cut off or damaged: take another copy of it\.$/
    const other = /by another version of Placard/
    const bad: [name: string, bytes: Buffer, sentence: RegExp][] = [
      ['cut off', whole.subarray(0, whole.length / 2), damaged],
      ['without its last byte', whole.subarray(0, -1), damaged],
      ['cut off before it was packed', gzipSync(tar.subarray(0, 40_960), { level: 1 }), damaged],
      ['with another secret', changed('thirty-two letters', 'thirty-two Letters'), damaged],
      ['of a newer version', changed('{"version":1', '{"version":2'), other],
      ['of a newer database', changed('"migratedAt":1', '"migratedAt":9'), other],
      ['no archive', gzipSync('something'), damaged],
      ['not packed', Buffer.from('something'), damaged],
      ['empty', Buffer.alloc(0), damaged],
    ]
    for (const [name, bytes, sentence] of bad) {
      writeFileSync(path.join(folder, name), bytes)
      await expect(restore(path.join(folder, name), dataDir, { replace: true })).rejects.toThrow(sentence)
    }
    expectSameFiles(dataDir, readFiles(original))
    await expect(restore(path.join(folder, 'none'), dataDir, { replace: true })).rejects.toThrow(/There is no file/)
  },
)

it(
  'refuses in a sentence what somebody has put into the file, and writes none of it',
  { tags: 'thorough/faults' },
  async () => {
    const outside = path.join(folder, 'outside')
    writeFileSync(outside, 'as it was')
    const link = /was changed after it was made: storage\/x is a link in it\. Take a copy that nobody has changed\.$/
    const device = /was changed after it was made: storage\/x is neither a file nor a folder in it\./
    const damaged = /is cut off or damaged: take another copy of it\.$/
    const added: [Headers, RegExp][] = [
      [{ name: 'storage/x', type: 'link', linkname: outside }, link],
      [{ name: 'storage/x', type: 'link', linkname: 'session-secret' }, link],
      [{ name: 'storage/x', type: 'symlink', linkname: '/etc' }, link],
      [{ name: 'storage/x', type: 'character-device', devmajor: 1, devminor: 3 }, device],
      [{ name: 'storage/x', type: 'fifo' }, device],
      [{ name: outside, type: 'file' }, damaged],
      [{ name: '../outside', type: 'file' }, damaged],
      [{ name: 'storage/../../outside', type: 'file' }, damaged],
      [{ name: 'storage/..', type: 'directory' }, damaged],
      [{ name: 'session-secret', type: 'file' }, damaged],
      [{ name: 'session-secret/x', type: 'file' }, damaged],
      [{ name: `storage/${'x'.repeat(300)}`, type: 'file' }, damaged],
    ]
    for (const [header, sentence] of added) {
      const tampered = path.join(folder, randomUUID())
      await addTo(tampered, header)
      await expect(restore(tampered, dataDir, { replace: true })).rejects.toThrow(sentence)
      expect(readFileSync(outside, 'utf8')).toBe('as it was')
    }
    expectSameFiles(dataDir, readFiles(original))
  },
)

/** Adds one entry at the beginning of the same backup. */
async function addTo(tampered: string, header: Headers): Promise<void> {
  const whole = extract()
  const packed = pack()
  const written = pipeline(packed, createGzip({ level: 1 }), createWriteStream(tampered))
  const read = pipeline(createReadStream(file), createGunzip(), whole)
  for await (const entry of whole) {
    packed.entry(entry.header, await buffer(entry as Readable))
    if (entry.header.name === MANIFEST) packed.entry(header, header.type === 'file' ? 'in place of it' : '')
  }
  packed.finalize()
  await Promise.all([read, written])
}

it('is all of it or nothing, wherever a restore was interrupted', { tags: 'thorough/faults' }, async () => {
  const aside = path.join(dataDir, 'restoring', 'data')
  // Killed while it was reading: the next start finds the previous data.
  mkdirSync(path.join(aside, 'db'), { recursive: true })
  writeFileSync(path.join(aside, 'db', 'PG_VERSION'), 'half')
  const opened = await openEmbedded(dataDir)
  expect(await readTables(opened)).toEqual(tables)
  await opened.close()
  expect(existsSync(path.join(dataDir, 'restoring'))).toBe(false)

  // Killed after the first restored item was in place: the next start finds the rest there too.
  mkdirSync(path.join(aside, 'storage'), { recursive: true })
  writeFileSync(path.join(aside, 'storage', 'restored'), 'picture')
  writeFileSync(path.join(aside, '..', 'complete'), '')
  finishRestore(dataDir)
  expect(readdirSync(path.join(dataDir, 'storage'))).toEqual(['restored'])
  expect(existsSync(path.join(dataDir, 'restoring'))).toBe(false)
})

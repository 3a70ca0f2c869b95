import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { pack, type Pack } from 'tar-stream'
import { embeddedOptions } from '#server/platform/db/embedded-options.ts'
import { finishRestore } from '#server/platform/db/finish-restore.ts'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { BadInput } from '../bad-input.ts'
import { listFiles } from './list-files.ts'
import { END, type End, type BackupManifest, MANIFEST, BACKUP_VERSION } from './manifest.ts'
import { requireFolderOwner } from './require-owner.ts'
import { Totals } from './totals.ts'

/**
 * Writes database, pictures and session secret of a data folder into one file, while no server runs on it. The file has
 * another name until it is complete.
 */
export async function backUp(dataDir: string, file: string): Promise<End> {
  if (existsSync(file)) throw new BadInput(`There is a file ${file} already: name another one.`)
  if (!existsSync(path.join(dataDir, 'db')))
    throw new BadInput(`The data folder ${dataDir} holds no database: set DATA_DIR to the folder that the server uses.`)
  requireFolderOwner(dataDir)
  const lock = lockFolder(dataDir)
  const unfinished = `${file}.unfinished`
  try {
    finishRestore(dataDir)
    const manifest = await describeDatabase(path.join(dataDir, 'db'))
    const tar = pack()
    const [end] = await Promise.all([
      packAll(tar, dataDir, manifest).catch((error: Error) => {
        tar.destroy(error)
        throw error
      }),
      // It holds the session secret, so nobody else may read it.
      pipeline(tar, createGzip({ level: 1 }), createWriteStream(unfinished, { mode: 0o600, flush: true })),
    ])
    await rename(unfinished, file)
    return end
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    lock.release()
  }
}

/** Opens the database, which replays the log of a killed server, and throws if it cannot be opened at all. */
async function describeDatabase(folder: string): Promise<BackupManifest> {
  await using pglite = await PGlite.create(embeddedOptions(folder))
  const found = await pglite.query<{ at: string | null }>(
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  return {
    version: BACKUP_VERSION,
    madeAt: new Date().toISOString(),
    postgres: (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim(),
    migratedAt: Number(found.rows[0]?.at ?? 0),
  }
}

async function packAll(tar: Pack, dataDir: string, manifest: BackupManifest): Promise<End> {
  tar.entry({ name: MANIFEST }, JSON.stringify(manifest))
  const totals = new Totals()
  for await (const { name, kind } of listFiles(dataDir)) {
    if (kind === 'directory') tar.entry({ name, type: 'directory' })
    else await packFile(tar, { dataDir, name, totals })
  }
  const end = totals.end()
  tar.entry({ name: END }, JSON.stringify(end))
  tar.finalize()
  return end
}

async function packFile(tar: Pack, { dataDir, name, totals }: { dataDir: string; name: string; totals: Totals }) {
  const file = path.join(dataDir, name)
  const { size, mtime } = await stat(file)
  const entry = tar.entry({ name, size, mtime, mode: 0o600 })
  totals.begin(name)
  await pipeline(
    createReadStream(file),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        totals.add(chunk)
        yield chunk
      }
    },
    entry,
  )
}

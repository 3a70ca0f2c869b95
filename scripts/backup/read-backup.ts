import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Entry, extract } from 'tar-stream'
import { listMigrations } from '#server/platform/db/migrations.ts'
import { BadInput } from '../bad-input.ts'
import { END, type End, endSchema, MANIFEST, type BackupManifest, manifestSchema, BACKUP_VERSION } from './manifest.ts'
import { Totals } from './totals.ts'

const NOT_A_BACKUP = 'is no backup of Placard: name a file that npm run backup has made.'
const DAMAGED = 'is cut off or damaged: take another copy of it.'

/**
 * Returns the refusal of an entry that is not a file: a link would redirect writes out of the folder, and a device is
 * not data.
 */
function notAFile(name: string, type: string | null | undefined): string {
  const what = type === 'link' || type === 'symlink' ? 'a link' : 'neither a file nor a folder'
  return `was changed after it was made: ${name} is ${what} in it. Take a copy that nobody has changed.`
}

/** The major version of PostgreSQL inside PGlite, which cannot open the folder of another one. */
const POSTGRES = '18'

/** Names of the database's files and of the storage's keys: nothing that could escape from a folder. */
const NAME = /^(session-secret|(credentials|db|storage)(\/(?!\.{1,2}(\/|$))[\w.-]+)*)$/

/** Writes the content of a backup into an empty folder, and resolves when all of it has been read and verified. */
export async function readBackup(file: string, folder: string): Promise<End> {
  const entries = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), entries)
  // The loop below reports it, which the same failure ends.
  reading.catch(() => {})
  try {
    const end = await writeEntries(entries, { file, folder })
    await reading
    return end
  } catch (error) {
    throw error instanceof BadInput || isDisk(error) ? error : new BadInput(`${file} ${DAMAGED}`)
  }
}

async function writeEntries(entries: AsyncIterable<Entry>, { file, folder }: { file: string; folder: string }) {
  const totals = new Totals()
  let isKnown = false
  let end: End | undefined
  for await (const entry of entries) {
    const { name, type } = entry.header
    if (!isKnown) {
      if (name !== MANIFEST) throw new BadInput(`${file} ${NOT_A_BACKUP}`)
      requireUsable(manifestSchema.parse(JSON.parse(await text(entry))), file)
      isKnown = true
    } else if (name === END) end = endSchema.parse(JSON.parse(await text(entry)))
    else if (end || !NAME.test(name)) throw new BadInput(`${file} ${DAMAGED}`)
    else if (type !== 'file' && type !== 'directory') throw new BadInput(`${file} ${notAFile(name, type)}`)
    else if (type === 'directory') {
      await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 })
      entry.resume()
    } else await writeEntry(entry, path.join(folder, name), totals)
  }
  if (!isKnown) throw new BadInput(`${file} ${NOT_A_BACKUP}`)
  if (!end || JSON.stringify(end) !== JSON.stringify(totals.end())) throw new BadInput(`${file} ${DAMAGED}`)
  return end
}

function requireUsable({ version, postgres, migratedAt }: BackupManifest, file: string): void {
  const newest = listMigrations().at(-1)?.when ?? 0
  if (version <= BACKUP_VERSION && migratedAt <= newest && postgres === POSTGRES) return
  throw new BadInput(
    `${file} was made by another version of Placard than this one: restore it with that one or a newer.`,
  )
}

async function writeEntry(entry: Entry, file: string, totals: Totals): Promise<void> {
  totals.begin(entry.header.name)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(
    entry as Readable,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        totals.add(chunk)
        yield chunk
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

/** Error codes of names that conflict within the file, or are too long: `npm run backup` writes none. */
const OF_NAMES = ['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

/** Returns true for failures of the disk, which have an error number of the system. */
function isDisk(error: unknown): boolean {
  const { syscall, code } = error as NodeJS.ErrnoException
  return syscall !== undefined && !OF_NAMES.includes(code ?? '')
}

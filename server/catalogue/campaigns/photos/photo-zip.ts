import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { PHOTO_ZIP_MAX_BYTES, PHOTO_ZIP_MAX_ENTRIES } from '#contract/catalogue/feed.ts'
import { UPLOAD_MAX_BYTES } from '#contract/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { photoNameOf } from './photo-names.ts'

/**
 * The photos beside a feed. Names in the ZIP are only compared, and never written to disk; sizes are counted while it
 * is inflated, whatever the ZIP declares.
 */
export interface PhotoZip {
  /** Returns the entry that a feed's name means, undefined if there is none, or one sentence if several match. */
  find(name: string): Entry | { problem: string } | undefined
  /** Writes the content and returns its hash. Throws an AppError if it is no file that may be stored. */
  extract(entry: Entry, file: string): Promise<string>
  /** Returns true if more came out than is allowed: then the ZIP is refused whole. */
  isTooMuch(): boolean
  close(): void
}

/** Opens a ZIP. Throws an AppError if the whole cannot be accepted. */
export async function openPhotoZip(file: string): Promise<PhotoZip> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => refuse(UNREADABLE))
  try {
    const entries = await listEntries(zip)
    let inflated = 0
    const isTooMuch = () => inflated > PHOTO_ZIP_MAX_BYTES
    const count = (bytes: number) => {
      inflated += bytes
      if (isTooMuch()) refuse(TOO_MUCH, 'PAYLOAD_TOO_LARGE')
    }
    return {
      find: (name) => findEntry(entries, name),
      extract: (entry, target) => extractEntry(zip, entry, { file: target, count }),
      isTooMuch,
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Entries by the last part of their names. */
type Entries = Map<string, { name: string; entry: Entry }[]>

async function listEntries(zip: ZipFile): Promise<Entries> {
  if (zip.entryCount > PHOTO_ZIP_MAX_ENTRIES) refuse(TOO_MANY)
  const entries: Entries = new Map()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/')) continue
      const name = photoNameOf(entry.fileName)
      const last = lastOf(name)
      entries.set(last, [...(entries.get(last) ?? []), { name, entry }])
    }
  } catch (error) {
    refuse(
      /^(absolute path|invalid relative path|invalid characters)/.test((error as Error).message) ? OUTSIDE : UNREADABLE,
    )
  }
  return entries
}

/**
 * Finds the same path, or one that ends alike: a ZIP often has a folder around everything, or a list one before each
 * name.
 */
function findEntry(entries: Entries, name: string): Entry | { problem: string } | undefined {
  const alike = entries.get(lastOf(name)) ?? []
  const same = alike.filter((one) => one.name === name)
  const found = same.length > 0 ? same : alike.filter((one) => endsAlike(one.name, name))
  const [first, second] = found
  return second ? { problem: `The ZIP has several photos that are called "${name}".` } : first?.entry
}

function endsAlike(a: string, b: string): boolean {
  return `/${a}`.endsWith(`/${b}`) || `/${b}`.endsWith(`/${a}`)
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

async function extractEntry(
  zip: ZipFile,
  entry: Entry,
  { file, count }: { file: string; count: (bytes: number) => void },
): Promise<string> {
  const name = photoNameOf(entry.fileName)
  if (entry.isEncrypted()) refuse(`"${name}" is locked by a password. Please pack the photos without one.`)
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      bytes += part.byteLength
      count(part.byteLength)
      if (bytes > UPLOAD_MAX_BYTES) refuse(`"${name}" is larger than ${UPLOAD_MAX_BYTES / 1024 / 1024} MB.`)
      hash.update(part)
      yield part
    }
  }
  const stream = await zip.openReadStreamPromise(entry).catch(() => refuse(cannotBeRead(name)))
  try {
    await pipeline(stream, counted, createWriteStream(file))
  } catch (error) {
    // Errors of the disk have a code; faults of the ZIP have none, or one of zlib's.
    const { code = '' } = error as NodeJS.ErrnoException
    if (error instanceof AppError || (code && !code.startsWith('Z_'))) throw error
    refuse(cannotBeRead(name))
  }
  return hash.digest('hex')
}

function refuse(message: string, code: 'VALIDATION_FAILED' | 'PAYLOAD_TOO_LARGE' = 'VALIDATION_FAILED'): never {
  throw new AppError(code, message, 'photos')
}

const cannotBeRead = (name: string) => `"${name}" is damaged in the ZIP.`

const UNREADABLE = 'The ZIP of the photos cannot be opened. Please make it again.'
const OUTSIDE = 'The ZIP points to files outside of itself. Please make it again.'
const TOO_MANY = `The ZIP has more than ${PHOTO_ZIP_MAX_ENTRIES.toLocaleString('en')} files. Please leave out what the list does not name.`
const TOO_MUCH = 'The photos of the ZIP take more than 500 MB. Please make them smaller.'

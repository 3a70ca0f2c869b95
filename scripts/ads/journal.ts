import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A picture that is painted. */
export interface Entry {
  /** Path from the output folder. */
  file: string
  /** Signature of everything that it was painted from: a different one means a different picture. */
  signature: string
  /** Hash of its bytes. */
  sha256: string
  findings: string[]
  /** Missing if an earlier version painted it. */
  altText?: string
  /** Set if it lacks its legal line. */
  note?: string
}

export interface Journal {
  /** Finds the entry of exactly this picture, if it exists. */
  find(file: string, signature: string): Entry | undefined
  /** Returns true if there is a picture of this name, whatever it was painted from. */
  has(file: string): boolean
  add(entry: Omit<Entry, 'sha256'>, bytes: Uint8Array): Entry
}

const NAME = '.ads.jsonl'

/**
 * Opens the journal of the output folder, with a line for each picture. A run may be killed at any moment, and the next
 * one paints nothing twice: bytes are written under another name, then the line, and last the picture gets its name. A
 * picture with a line is complete, under either name.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true })
  const journal = path.join(folder, NAME)
  const entries = readEntries(journal)
  const placeOf = (file: string) => path.join(folder, file)
  return {
    find(file, signature) {
      const entry = entries.get(file)
      if (!entry) return undefined
      finish(placeOf(file), entry)
      return entry.signature === signature && existsSync(placeOf(file)) ? entry : undefined
    },
    has: (file) => existsSync(placeOf(file)),
    add(painted, bytes) {
      const entry = { ...painted, sha256: hash(bytes) }
      const place = placeOf(entry.file)
      mkdirSync(path.dirname(place), { recursive: true })
      writeFileSync(partial(place), bytes)
      // A line that a kill has cut off stays separate: the next begins below it.
      appendFileSync(journal, `\n${JSON.stringify(entry)}`)
      renameSync(partial(place), place)
      entries.set(entry.file, entry)
      return entry
    },
  }
}

export function hash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** Reads the entries; the last line of a file counts. */
function readEntries(journal: string): Map<string, Entry> {
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : []
  const entries = lines.flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Entry]
    } catch {
      return []
    }
  })
  return new Map(entries.map((entry) => [entry.file, entry]))
}

function partial(place: string): string {
  return `${place}.partial`
}

/** Gives the picture its name if a kill prevented it. Other bytes belong to a later picture, which has no line. */
function finish(place: string, { sha256 }: Entry): void {
  if (!existsSync(partial(place))) return
  if (hash(readFileSync(partial(place))) === sha256) renameSync(partial(place), place)
  else rmSync(partial(place))
}

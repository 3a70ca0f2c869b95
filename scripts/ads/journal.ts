import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A picture that is painted. */
export interface Entry {
  /** From the output folder on. */
  file: string
  /** Of all that it was painted from: another one stands for another picture. */
  signature: string
  /** Of its bytes. */
  sha256: string
  findings: string[]
  /** Missing where an earlier version painted it. */
  altText?: string
  /** Where it lacks its legal line. */
  note?: string
}

export interface Journal {
  /** What is known of this very picture, if it is there. */
  find(file: string, signature: string): Entry | undefined
  /** There is a picture of this name, whatever it was painted from. */
  has(file: string): boolean
  add(entry: Omit<Entry, 'sha256'>, bytes: Uint8Array): Entry
}

const NAME = '.ads.jsonl'

/**
 * What the output folder has, a line for each picture. A run may be killed at any moment, and the next one paints nothing twice: bytes are
 * written under another name, then the line, and last the picture gets its name. What has its line is whole, under the one or the other.
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
      // A line that a kill has cut off stays one: the next begins below it.
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

/** The last line of a file holds. */
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

/** Gives the picture its name where a kill came before it. Other bytes are a later one's, which has no line. */
function finish(place: string, { sha256 }: Entry): void {
  if (!existsSync(partial(place))) return
  if (hash(readFileSync(partial(place))) === sha256) renameSync(partial(place), place)
  else rmSync(partial(place))
}

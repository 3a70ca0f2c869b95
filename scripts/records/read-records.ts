import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../launch/root.mjs'

const RECORDS = path.join(ROOT, 'docs', 'decisions')
export const INDEX = path.join(RECORDS, 'README.md')

export interface DecisionRecord {
  number: number
  file: string
  title: string
  /** "accepted", or with the records that supersede it or a part of it. */
  status: string
  /** ISO 8601. */
  date: string
}

const HEAD = /^# (\d+)\. (.+)\n\nStatus: ((?:accepted|superseded)[^\n]*) · (\d{4}-\d\d-\d\d)\n\n/

/** The decision records by number. Throws if a record's title or status line has another form, or a number stands twice. */
export function readRecords(): DecisionRecord[] {
  const files = readdirSync(RECORDS).filter((file) => /^\d{4}-.+\.md$/.test(file))
  const records = files.map((file) => readRecord(file, readFileSync(path.join(RECORDS, file), 'utf8')))
  const numbers = new Set(records.map(({ number }) => number))
  if (numbers.size !== records.length) throw new Error('Two decision records have the same number.')
  return records.toSorted((one, other) => one.number - other.number)
}

export function readRecord(file: string, text: string): DecisionRecord {
  const [, number, title, status, date] = HEAD.exec(text) ?? []
  if (!number || !title || !status || !date || Number(number) !== Number(file.slice(0, 4)))
    throw new Error(`${file} does not begin with "# NUMBER. Title" and "Status: accepted · YYYY-MM-DD".`)
  return { number: Number(number), file, title, status, date }
}

/** The Markdown of the index: one row for each record, newest first, and the numbers that no record has. */
export function writeIndex(records: readonly DecisionRecord[]): string {
  const rows = records
    .toReversed()
    .map(({ number, file, title, status, date }) => `| [${number}](${file}) | ${title} | ${status} | ${date} |`)
  return `# Decision records

A decision that somebody may ask about later is half a page here: what was decided, why, what was measured, and what was tried and dropped. A record is superseded
and never edited away: the later record says what it supersedes, and the status of the earlier one names it. \`npm run records\` writes this index; a test holds it.

A new record takes the next number. ${tellGaps(records)}

| Record | Decision | Status | Date |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}

function tellGaps(records: readonly DecisionRecord[]): string {
  const taken = new Set(records.map(({ number }) => number))
  const last = Math.max(...taken)
  const gaps = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !taken.has(number))
  return `These numbers were set aside for work that was dropped or recorded elsewhere, and stay free: ${gaps.join(', ')}.`
}

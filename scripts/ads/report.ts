import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileRulesOf } from '#contract/sizes.ts'
import type { BadRow, GoodRow } from '#server/feeds/feed.ts'
import { writeCsvTable } from '#server/http/csv-table.ts'
import type { Outcome } from './paint-products.ts'

export interface Finished {
  row: GoodRow
  outcomes: Outcome[]
}

/** `report.csv`: a line for each picture and for each that is missing, in the order of the feed. */
export function writeReport(folder: string, finished: readonly Finished[], bad: readonly BadRow[]): void {
  const lines = [
    ...finished.map(({ row, outcomes }) => ({ line: row.line, cells: outcomes.map((one) => describe(row, one)) })),
    ...bad.map((row) => ({ line: row.line, cells: [[nameOf(row), '', '', row.problem]] })),
  ]
  const ordered = lines.toSorted((a, b) => a.line - b.line).flatMap(({ cells }) => cells)
  writeFileSync(path.join(folder, 'report.csv'), writeCsvTable([['product', 'format', 'file', 'findings'], ...ordered]))
}

export function nameOf({ key, name, line }: BadRow): string {
  return key ?? name ?? `line ${line}`
}

function describe({ key }: GoodRow, outcome: Outcome): string[] {
  const format = fileRulesOf(outcome.format).name
  if ('problem' in outcome) return [key, format, '', outcome.problem]
  return [key, format, outcome.entry.file, outcome.entry.findings.join(' ')]
}

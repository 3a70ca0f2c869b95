import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileRulesOf, sizeName } from '#contract/sizes.ts'
import type { BadRow, FeedRow, GoodRow } from '#server/catalogue/feeds/feed.ts'
import { type ReportLine, writeReport as writeLines } from '#server/catalogue/campaigns/report.ts'
import type { PaintOutcome } from './paint-products.ts'

/** The outcomes of each product that could be read. */
export type Finished = ReadonlyMap<GoodRow, PaintOutcome[]>

/** Writes `report.csv`: a line for each picture and for each that is missing, in the order of the feed. */
export function writeReportFile(folder: string, rows: readonly FeedRow[], finished: Finished): void {
  const lines = rows.flatMap((row) =>
    'problem' in row
      ? [{ product: nameOfRow(row), name: row.name, format: '', file: '', findings: row.problem }]
      : finished.get(row)!.map((outcome) => describe(row, outcome)),
  )
  writeFileSync(path.join(folder, 'report.csv'), writeLines(lines))
}

export function nameOfRow({ key, name, line }: BadRow): string {
  return key ?? name ?? `line ${line}`
}

function describe({ key, product: { name, price } }: GoodRow, outcome: PaintOutcome): ReportLine {
  const rules = fileRulesOf(outcome.format)
  const columns = { product: key, name, price, format: rules.name, size: sizeName(rules) }
  if ('problem' in outcome)
    return { ...columns, file: '', findings: outcome.problem, ...(outcome.left && { note: staleNote(outcome.left) }) }
  const { file, altText, findings, note } = outcome.entry
  return { ...columns, file, altText, findings: findings.join(' '), note }
}

function staleNote(file: string): string {
  return `${file} is there from an earlier run and shows what the list said then.`
}

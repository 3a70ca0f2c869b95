import type { GoodRow } from '#server/catalogue/feeds/feed.ts'
import { type GuardedFetch, makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { openSigning } from '../ad/open-signing.ts'
import { requireWritableFolder } from '../ad/write-files.ts'
import { openJournal } from './journal.ts'
import { readCatalogueOptions } from './options.ts'
import { type PaintOutcome, paintProducts } from './paint-products.ts'
import { showProgress } from './progress.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readLookFile } from './read-look.ts'
import { type Finished, nameOfRow, writeReportFile } from './report.ts'

/**
 * `npm run ads`: every product of a feed in every format, in one look. Each picture is written as soon as it is
 * painted, and an interrupted run is resumed. The exit status is 1 if a product is missing in any format.
 */
export async function makeCatalogue(args: string[], fetch: GuardedFetch = makeGuardedFetch()): Promise<void> {
  const options = readCatalogueOptions(args)
  requireWritableFolder(options.folder)
  const look = await readLookFile(options.lookFile)
  const { feed, rows } = await readCatalogue(options)
  const good = rows.filter((row) => 'product' in row)
  const others = rows.filter((row) => 'problem' in row)
  const bad = others.filter((row) => !row.leftOut)
  if (feed.knownBy === 'name') tell('The feed has no column of ids: its products are known by their names.')
  for (const row of others) tell(`${nameOfRow(row)} (line ${row.line}): ${row.problem}`)

  const finished = new Map<GoodRow, PaintOutcome[]>()
  const progress = { done: 0, all: good.length, failed: 0, begun: Date.now() }
  const onProduct = (row: GoodRow, outcomes: PaintOutcome[]) => {
    finished.set(row, outcomes)
    progress.done++
    if (outcomes.some(isMissing)) progress.failed++
    showProgress(progress)
  }
  const journal = openJournal(options.folder)
  using signing = await openSigning()
  await paintProducts(good, { ...options, look, journal, signing, fetch, onProduct })
  writeReportFile(options.folder, rows, finished)
  tell(summarise(finished, bad.length, others.length - bad.length))
  if (bad.length > 0 || progress.failed > 0) process.exitCode = 1
}

function isMissing(outcome: PaintOutcome): boolean {
  return 'problem' in outcome
}

function summarise(finished: Finished, bad: number, leftOut: number): string {
  const outcomes = [...finished.values()].flat()
  const painted = outcomes.filter((outcome) => 'isNew' in outcome && outcome.isNew).length
  const kept = outcomes.filter((outcome) => 'isNew' in outcome && !outcome.isNew).length
  const failed = [...finished.values()].filter((product) => product.some(isMissing)).length
  const without = leftOut > 0 ? `, ${leftOut} left out, which the shop does not sell` : ''
  return `${finished.size + bad} products, ${failed + bad} of them failed${without}: ${painted} pictures painted, ${kept} kept as they were. See report.csv.`
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

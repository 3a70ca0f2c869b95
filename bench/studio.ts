import '#scripts/no-system-fonts.ts'
import { cpus, loadavg } from 'node:os'
import { runTool } from '#scripts/bad-input.ts'
import { ensureTesseract } from '#scripts/tesseract.ts'
import { makeAll } from './studio/make-all.ts'
import { type StudioBenchOptions, readStudioOptions } from './studio/options.ts'
import { type PlannedAd, planAds } from './studio/plan-ads.ts'
import { readProducts } from './studio/products.ts'
import { correctnessRows } from './studio/rows-correct.ts'
import { diversityRow } from './studio/rows-diversity.ts'
import { lookRows } from './studio/rows-look.ts'
import { memoryRows } from './studio/rows-memory.ts'
import { chooseRead, ocrRow } from './studio/rows-ocr.ts'
import { speedRows } from './studio/rows-speed.ts'
import { formatTable, type TableRow } from './table.ts'

/** `npm run bench:studio`: many briefs in every style and format, and one table of the results and their cost. */

await runTool(async () => {
  const options = readStudioOptions(process.argv.slice(3))
  const plan = planAds(readProducts(options.folders), options)
  if (options.ocr) await ensureTesseract()
  const rows = [
    ...(await adRows(plan, options)),
    ...(options.speed ? await speedRows(options.seed) : []),
    ...(options.memory ? await memoryRows(options.seed) : []),
  ]
  process.stdout.write(`${heading(plan.length, options)}\n\n${formatTable(rows)}\n`)
  if (rows.some(({ isBroken }) => isBroken)) process.exitCode = 1
})

async function adRows(plan: readonly PlannedAd[], { ocr, keep, seed }: StudioBenchOptions): Promise<TableRow[]> {
  const wanted = ocr ? chooseRead(plan, seed) : new Set<number>()
  const results = await makeAll(plan, { wanted, keep })
  const made = results.flatMap(({ index, measures }) => (measures ? [{ ad: plan[index]!, measures }] : []))
  const read = ocr ? [await ocrRow(plan, results, keep)] : []
  return [...correctnessRows(plan, results, made), ...read, ...lookRows(made), await diversityRow(plan)]
}

function heading(ads: number, { seed, quick }: StudioBenchOptions): string {
  const load = loadavg().map((value) => value.toFixed(1))
  return [
    `${ads} ads${quick ? ', a sample' : ''}, seed ${seed}; ${cpus().length} processors, load ${load.join(' ')} (1, 5, 15 minutes).`,
    'Speeds are multiples of the floor, measured in the same run: by processor time (all threads; it decides) and by the wall.',
    'In the second part are the ads that are furthest off, each with what makes it again.',
  ].join('\n')
}

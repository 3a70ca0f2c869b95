import '#scripts/no-system-fonts.ts'
import { cpus, loadavg } from 'node:os'
import { runTool } from '#scripts/bad-input.ts'
import { ensureTesseract } from '#scripts/tesseract.ts'
import { makeAll } from './studio/make-all.ts'
import { type BenchOptions, readOptions } from './studio/options.ts'
import { planAds } from './studio/plan-ads.ts'
import { readProducts } from './studio/products.ts'
import { correctnessRows } from './studio/rows-correct.ts'
import { lookRows } from './studio/rows-look.ts'
import { memoryRows } from './studio/rows-memory.ts'
import { chooseRead, ocrRow } from './studio/rows-ocr.ts'
import { speedRows } from './studio/rows-speed.ts'
import { formatTable, type Row } from './studio/table.ts'

/** `npm run bench:studio`: many briefs in every style and format, and one table of what came out and what it cost. */

await runTool(async () => {
  const options = readOptions(process.argv.slice(3))
  if (options.ocr) await ensureTesseract()
  const speed = options.speed ? await speedRows(options.seed) : []
  const { ads, rows } = await adRows(options)
  const memory = options.memory ? await memoryRows(options.seed) : []
  const table = [...rows, ...speed, ...memory]
  process.stdout.write(`${heading(ads, options)}\n\n${formatTable(table)}\n`)
  if (table.some(({ isBroken }) => isBroken)) process.exitCode = 1
})

async function adRows(options: BenchOptions): Promise<{ ads: number; rows: Row[] }> {
  const plan = planAds(readProducts(options.folders), options)
  const wanted = options.ocr ? chooseRead(plan, options.seed) : new Set<number>()
  const results = await makeAll(plan, { wanted, keep: options.keep })
  const made = results.flatMap(({ index, measures }) => (measures ? [{ ad: plan[index]!, measures }] : []))
  const read = options.ocr ? [await ocrRow(plan, results, options.keep)] : []
  return { ads: plan.length, rows: [...correctnessRows(plan, results, made), ...read, ...lookRows(made)] }
}

function heading(ads: number, { seed, quick }: BenchOptions): string {
  const load = loadavg().map((value) => value.toFixed(1))
  return [
    `${ads} ads${quick ? ', a sample' : ''}, seed ${seed}; ${cpus().length} processors, load ${load.join(' ')} (1, 5, 15 minutes).`,
    'Speeds are multiples of the floor, measured in the same run: by processor time (all threads; it decides) and by the wall.',
    'In the second part are the ads that are furthest off, each with what makes it again.',
  ].join('\n')
}

import '#scripts/no-system-fonts.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pathAsTyped } from '#scripts/bad-input.ts'
import { alignColumns } from './align-columns.ts'
import { openOwnFolder } from './own-folder.ts'
import { type Comparison, compare, type Distance } from './readers/compare.ts'
import { type Reader, READERS } from './readers/readers.ts'
import { type WrittenAd, writeAds } from './readers/write-ads.ts'

/**
 * `npm run bench -- readers`: writes the files that open elsewhere for ads of all styles, and reads them back with
 * programs that are not ours: how they look, which words are found, and how far off the boxes are. A program that is not
 * installed is named. `--ads 6` makes fewer, `--keep DIR` keeps all files and what the programs showed.
 */
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { ads: { type: 'string', default: '18' }, keep: { type: 'string' }, only: { type: 'string' } },
})

const COLOR_MAX = 2
/** A pixel, and half of one: the painter fits letters to whole pixels, which no other program does. */
const BOX_MAX_PX = 1.5
const SIZE_MAX_PX = 0.1

using own = openOwnFolder('readers')
const folder = values.keep ? pathAsTyped(values.keep) : own.path
mkdirSync(folder, { recursive: true })
const ads = await writeAds(Number(values.ads), folder)
const lines = [['', 'file', 'reader', 'ads', 'color, worst', 'lines found', 'ink', 'boxes', 'sizes']]
const notes: string[] = []
for (const reader of READERS) await measure(reader)
process.stdout.write(`\n${alignColumns(lines).join('\n')}\n`)
for (const note of notes) process.stdout.write(`${note}\n`)

async function measure(reader: Reader): Promise<void> {
  const { kind, program } = reader
  if (values.only && !`${kind} ${program}`.toLowerCase().includes(values.only)) return
  const missing = reader.missing()
  if (missing) {
    notes.push(`${kind} was not read by ${program}: install ${missing}.`)
    return
  }
  const read = ads.filter((ad) => reader.takes?.(ad) ?? true)
  if (read.length === 0) {
    notes.push(`${kind} was not read: none of these ads has such a file.`)
    return
  }
  const comparisons = await compareAll(read, await reader.read(read, folder))
  const broken = comparisons.flatMap((one) => faultsOf(one).map((fault) => `${kind}, ${program}: ${one.ad}: ${fault}`))
  notes.push(...broken)
  if (broken.length > 0) process.exitCode = 1
  lines.push([broken.length > 0 ? 'BROKEN' : '', kind, program, ...figuresOf(comparisons)])
}

async function compareAll(
  read: readonly WrittenAd[],
  readings: Awaited<ReturnType<Reader['read']>>,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const [index, ad] of read.entries()) {
    if (values.keep) writeFileSync(path.join(folder, `${ad.name}.jpg`), ad.jpeg)
    comparisons.push(await compare(ad, readings[index]!))
  }
  return comparisons
}

function faultsOf({ color, lost, ink, boxes, size }: Comparison): string[] {
  return [
    ...(color > COLOR_MAX ? [`its colors differ by ${color.toFixed(2)}`] : []),
    ...(lost ?? []).map((line) => `"${line}" was not found`),
    ...[ink, boxes].flatMap((far) =>
      far && far.px > BOX_MAX_PX ? [`${far.name} is ${far.px.toFixed(1)} px off`] : [],
    ),
    ...(size !== undefined && size > SIZE_MAX_PX ? [`letters are ${size.toFixed(2)} px larger or smaller`] : []),
  ]
}

function figuresOf(all: readonly Comparison[]): string[] {
  const colors = all.map(({ color }) => color)
  const mean = colors.reduce((sum, color) => sum + color, 0) / colors.length
  const written = all.reduce((sum, one) => sum + one.lines, 0)
  const lost = all.reduce((sum, one) => sum + (one.lost?.length ?? 0), 0)
  const sizes = all.flatMap(({ size }) => size ?? [])
  return [
    String(all.length),
    `${mean.toFixed(2)}, ${Math.max(...colors).toFixed(2)}`,
    all.some((one) => one.lost) ? `${written - lost} of ${written}` : '',
    pxOf(all.map(({ ink }) => ink)),
    pxOf(all.flatMap(({ boxes }) => boxes ?? [])),
    sizes.length > 0 ? `${Math.max(...sizes).toFixed(2)} px` : '',
  ]
}

function pxOf(distances: readonly Distance[]): string {
  return distances.length > 0 ? `${Math.max(...distances.map(({ px }) => px)).toFixed(1)} px` : ''
}

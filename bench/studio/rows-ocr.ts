import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getFormat } from '#contract/formats.ts'
import { textLayersOf } from './measures/layers.ts'
import type { AdResult } from './ad-worker.ts'
import { fileNameOf, nameOfPlannedAd, type PlannedAd } from './plan-ads.ts'
import { type RunReading, readRun } from './read-words.ts'
import { percent } from './rows-correct.ts'
import { sampleOf } from '../sample.ts'
import type { TableRow } from '../table.ts'

const SAMPLE = 60
const SIDE_MIN_PX = 600
const READ_BOUND = 0.95

/** Chooses the ads of the plan that are read: large ones whose words are Latin, drawn at random. */
export function chooseRead(plan: readonly PlannedAd[], seed: number): Set<number> {
  const readable = plan.flatMap(({ format, fields }, index) => {
    const { widthPx, heightPx } = getFormat(format)
    const isLatin = !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(
      [fields.productName, fields.productDescription, ...fields.taglines].join(' '),
    )
    return isLatin && Math.min(widthPx, heightPx) >= SIDE_MIN_PX ? [index] : []
  })
  return new Set(sampleOf(readable, SAMPLE, seed))
}

interface Missed {
  ad: PlannedAd
  role: string
  reading: RunReading
}

/** Reads the finished files with tesseract; every miss is listed, and stored for inspection by eye. */
export async function ocrRow(
  plan: readonly PlannedAd[],
  results: readonly AdResult[],
  keep: string | undefined,
): Promise<TableRow> {
  const missed: Missed[] = []
  let [words, ads] = [0, 0]
  for (const { index, finished } of results) {
    if (!finished) continue
    ads += 1
    if (ads % 10 === 0) process.stderr.write(`${ads} ads read\n`)
    for (const layer of textLayersOf(finished.layout)) {
      // A price may stand on the badge.
      if (layer.part !== 'headline' && layer.text !== finished.layout.direction.words.price) continue
      const reading = await readRun(finished.jpeg, layer)
      words += reading.words
      if (reading.missed.length > 0) missed.push({ ad: plan[index]!, role: layer.part, reading })
    }
  }
  if (keep) for (const each of missed) keepCrop(keep, each)
  const lost = missed.reduce((sum, { reading }) => sum + reading.missed.length, 0)
  return {
    measure: `tesseract reads headline and price (${ads} ads)`,
    value: `${percent(1 - lost / words)} of ${words} words`,
    bound: `>= ${percent(READ_BOUND)}`,
    isBroken: !(1 - lost / words >= READ_BOUND),
    worst: missed.map(describe),
  }
}

function describe({ ad, role, reading: { missed, read } }: Missed): string {
  return `${nameOfPlannedAd(ad)}: ${role}, missed ${missed.map((word) => `“${word}”`).join(' ')} in “${read.replaceAll(/\s+/g, ' ')}”`
}

function keepCrop(folder: string, { ad, role, reading }: Missed): void {
  mkdirSync(path.join(folder, 'missed'), { recursive: true })
  writeFileSync(path.join(folder, 'missed', `${fileNameOf(ad)}-${role}.png`), reading.crop)
}

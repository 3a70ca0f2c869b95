import { fork } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { studyPicture } from '#server/pictures/images/study-picture.ts'
import { treeMemoryMb, treeOwnMemoryMb } from '../measure.ts'
import { openOwnFolder } from '../own-folder.ts'
import type { TableRow } from '../table.ts'
import { readProducts } from './products.ts'

const PEAK_BOUND_MB = 500
const PEAK_ADS = 80
const ROW_ADS = 500
/** Number of ads after which fonts are loaded and caches full. */
const SETTLED_ADS = 100
/**
 * Bound for 400 ads, by the fitted line: less is the noise of an allocator, a leak of one small canvas for each ad
 * would be 100 MB.
 */
const GROWTH_BOUND_MB = 20

const WATCH_EVERY_MS = 250
const SAMPLE_EVERY_ADS = 5

interface Sample {
  ads: number
  mb: number
}

/**
 * Measures the memory of painting: a process with the paint pool of the server, and its painting processes. They read
 * the photos' studies, as they do once a photo is uploaded: another process has studied it, whose network takes some
 * 160 MB.
 */
export async function memoryRows(seed: number): Promise<TableRow[]> {
  using studies = openOwnFolder('bench-studio')
  for (const { name, photoPath } of readProducts([]))
    writeFileSync(path.join(studies.path, name), await studyPicture(readFileSync(photoPath)))
  const busy = await watch({ processes: 2, ads: PEAK_ADS, seed, studies: studies.path })
  const row = await watch({ processes: 1, ads: ROW_ADS, seed, studies: studies.path })
  return [
    {
      measure: 'memory: peak with two painting processes busy',
      value: `${busy.peakOwnMb ?? 'unknown'} MB with what they share counted once (${busy.peakMb} MB resident)`,
      bound: `<= ${PEAK_BOUND_MB} MB`,
      // Pages that the processes share exist once, whatever each of them shows as resident.
      isBroken: (busy.peakOwnMb ?? busy.peakMb) > PEAK_BOUND_MB,
    },
    growthRow(row.samples),
  ]
}

async function watch(run: { processes: number; ads: number; seed: number; studies: string }) {
  const { processes, ads, seed, studies } = run
  process.stderr.write(
    `painting ${ads} ads in ${processes === 1 ? 'one process' : `${processes} processes`} for their memory\n`,
  )
  const child = fork(new URL('memory-run.ts', import.meta.url), [processes, ads, seed, studies].map(String), {
    env: { PATH: process.env['PATH'], DISABLE_SYSTEM_FONTS_LOAD: '1' },
  })
  const samples: Sample[] = []
  let [painted, peakMb] = [0, 0]
  let peakOwnMb: number | undefined
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, treeMemoryMb(child.pid!))
    const ownMb = treeOwnMemoryMb(child.pid!)
    if (ownMb !== undefined) peakOwnMb = Math.max(peakOwnMb ?? 0, ownMb)
  }, WATCH_EVERY_MS)
  child.on('message', () => {
    painted += 1
    // After the last one its processes may have ended already.
    if (painted % SAMPLE_EVERY_ADS === 0 && painted < ads) samples.push({ ads: painted, mb: treeMemoryMb(child.pid!) })
  })
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The process that paints for the memory measure ended with ${code}`)
  return { samples, peakMb, peakOwnMb }
}

function growthRow(samples: readonly Sample[]): TableRow {
  const settled = samples.filter(({ ads }) => ads >= SETTLED_ADS)
  const slope = slopeOf(settled)
  const growthMb = slope * (ROW_ADS - SETTLED_ADS)
  const [first, last] = [settled[0]!, settled.at(-1)!]
  return {
    measure: `memory: ${ROW_ADS} ads in a row, growth from the ${SETTLED_ADS}th on`,
    value: `${growthMb.toFixed(0)} MB by the fitted line (${first.mb} MB after ${first.ads}, ${last.mb} MB after ${last.ads})`,
    bound: `<= ${GROWTH_BOUND_MB} MB`,
    isBroken: growthMb > GROWTH_BOUND_MB,
  }
}

/** Returns the slope by least squares, in MB for each ad. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [adsMean, mbMean] = [mean(({ ads }) => ads), mean(({ mb }) => mb)]
  const together = mean(({ ads, mb }) => (ads - adsMean) * (mb - mbMean))
  return together / mean(({ ads }) => (ads - adsMean) ** 2)
}

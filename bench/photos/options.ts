import { existsSync } from 'node:fs'
import path from 'node:path'
import { BadInput, parseTyped, pathAsTyped } from '#scripts/bad-input.ts'
import { ROOT } from '#scripts/launch/root.mjs'

export interface BenchOptions {
  /** Forty pictures instead of all, none of them held out: for whoever tunes. */
  few: boolean
  /** Where sheets of the worst mattes are put, to be looked at. */
  sheet: string | undefined
  /** The photos that labels and hand masks speak of; undefined where they are not there. */
  photos: string | undefined
}

const USAGE = 'npm run bench:photos -- [--few] [--sheet DIR] [--photos DIR]'

const OPTIONS = {
  few: { type: 'boolean', default: false },
  sheet: { type: 'string' },
  photos: { type: 'string' },
} as const

export function readOptions(args: string[]): BenchOptions {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  if (positionals.length > 0) throw new BadInput(`${positionals[0]} is not asked for: ${USAGE}`)
  return {
    few: values.few,
    sheet: values.sheet === undefined ? undefined : pathAsTyped(values.sheet),
    photos: findPhotos(values.photos),
  }
}

/** They are not ours to commit; where they are handed over, they lie beside the project. */
const BESIDE = path.join(ROOT, '../shared/products')

function findPhotos(typed: string | undefined): string | undefined {
  if (typed === undefined) return existsSync(BESIDE) ? BESIDE : undefined
  const folder = pathAsTyped(typed)
  if (!existsSync(folder)) throw new BadInput(`There is no folder ${folder}.`)
  return folder
}

import { existsSync } from 'node:fs'
import path from 'node:path'
import { BadInput, parseTyped, pathAsTyped } from '#scripts/bad-input.ts'
import { ROOT } from '#scripts/launch/root.mjs'
import type { PlanOptions } from './plan-scenes.ts'

export interface PhotoBenchOptions extends PlanOptions {
  /** Folder for sheets of the worst mattes, for inspection by eye. */
  sheet: string | undefined
  /** Folder of the photos that labels and hand masks refer to; undefined if it does not exist. */
  photos: string | undefined
}

const USAGE = 'npm run bench:photos -- [--few | --sample N] [--sheet DIR] [--photos DIR]'

const OPTIONS = {
  few: { type: 'boolean', default: false },
  sample: { type: 'string' },
  sheet: { type: 'string' },
  photos: { type: 'string' },
} as const

export function readPhotoOptions(args: string[]): PhotoBenchOptions {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  if (positionals.length > 0) throw new BadInput(`${positionals[0]} is not asked for: ${USAGE}`)
  if (values.sample !== undefined && !/^[1-9]\d{0,5}$/.test(values.sample))
    throw new BadInput(`--sample must be a whole number, and "${values.sample}" is not.`)
  return {
    few: values.few,
    sample: values.sample === undefined ? undefined : Number(values.sample),
    sheet: values.sheet === undefined ? undefined : pathAsTyped(values.sheet),
    photos: findPhotos(values.photos),
  }
}

/** They are not ours to commit; if they are handed over, they lie beside the project. */
const BESIDE = path.join(ROOT, '../shared/products')

function findPhotos(typed: string | undefined): string | undefined {
  if (typed === undefined) return existsSync(BESIDE) ? BESIDE : undefined
  const folder = pathAsTyped(typed)
  if (!existsSync(folder)) throw new BadInput(`There is no folder ${folder}.`)
  return folder
}

import { BadInput, parseTyped, pathAsTyped } from '#scripts/bad-input.ts'

export interface StudioBenchOptions {
  /** Folders with photos and a products.json, besides our own. */
  folders: string[]
  /** Uses a seeded sample of the ads instead of all. */
  quick: boolean
  memory: boolean
  ocr: boolean
  speed: boolean
  /** The folder for the ads and the unreadable crops, for inspection by eye. */
  keep: string | undefined
  seed: number
}

const USAGE =
  'npm run bench:studio -- [FOLDER ...] [--quick] [--no-speed] [--no-memory] [--no-ocr] [--keep DIR] [--seed N]'

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  'no-speed': { type: 'boolean', default: false },
  'no-memory': { type: 'boolean', default: false },
  'no-ocr': { type: 'boolean', default: false },
  keep: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const

export function readStudioOptions(args: string[]): StudioBenchOptions {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  if (!/^\d{1,9}$/.test(values.seed)) throw new BadInput(`--seed must be a whole number, and "${values.seed}" is not.`)
  return {
    folders: positionals.map(pathAsTyped),
    quick: values.quick,
    memory: !values['no-memory'],
    ocr: !values['no-ocr'],
    speed: !values['no-speed'],
    keep: values.keep === undefined ? undefined : pathAsTyped(values.keep),
    seed: Number(values.seed),
  }
}

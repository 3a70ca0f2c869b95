import { type Exit, EXITS, type Extra, EXTRA_IDS } from '#contract/ads/extras.ts'
import { FORMAT_IDS, type FormatId, MAIN_FORMAT_IDS } from '#contract/formats.ts'
import { type AdFormat, type Size, sizeProblem } from '#contract/sizes.ts'
import { type AdChanges, FAMILY_IDS, type FamilyId } from '#studio/index.ts'
import { BadInput, parseTyped, pathAsTyped } from '../bad-input.ts'
import { readChanges } from './changes.ts'

export interface AdOptions {
  briefFile: string
  /** Replaces the brief's own product images, the hero first. */
  images: string[]
  /** Indexes of the product images that are never cut out, from 0. */
  whole: number[]
  folder: string
  /** The requested formats and sizes, in this order. */
  formats: AdFormat[]
  seed: number
  report: boolean
  /** Adds a picture beside each ad with the guides of the composition drawn over it. */
  overlay: boolean
  /** The only family that may be used. */
  family: FamilyId | undefined
  /** Prints why each family was passed over. */
  explain: boolean
  /** Files that are written beside each picture. */
  also: Extra[]
  /** Parts of an HTML5 banner come in one after another. */
  motion: boolean
  /** How a click leaves an HTML5 banner. */
  exit: Exit
  /** Changes made on each finished ad. */
  changes: AdChanges | undefined
}

const USAGE =
  'npm run ad -- brief.json --out DIR [--image FILE] [--whole N] [--formats all|a,b] [--sizes 970x250,160x600] [--seed N] [--change field=value] [--also html5,psd,svg,pptx,pdf,pictures] [--motion] [--exit clicktag|google] [--family F] [--explain] [--report] [--overlay]'
const OPTIONS = {
  out: { type: 'string' },
  image: { type: 'string', multiple: true, default: [] as string[] },
  whole: { type: 'string', multiple: true, default: [] as string[] },
  formats: { type: 'string' },
  sizes: { type: 'string' },
  seed: { type: 'string', default: '1' },
  report: { type: 'boolean', default: false },
  overlay: { type: 'boolean', default: false },
  family: { type: 'string' },
  explain: { type: 'boolean', default: false },
  change: { type: 'string', multiple: true, default: [] as string[] },
  also: { type: 'string' },
  motion: { type: 'boolean', default: false },
  exit: { type: 'string', default: 'clicktag' },
} as const
const SEED_MAX = 2 ** 31 - 1

/** Parses the arguments; throws a BadInput with one sentence about the first that cannot be used. */
export function readAdOptions(args: string[]): AdOptions {
  const { values, positionals } = parseTyped(args, OPTIONS, USAGE)
  const [briefFile, ...others] = positionals
  if (!briefFile) throw new BadInput(`Name the brief: ${USAGE}`)
  if (others.length > 0) throw new BadInput(`One brief at a time, and "${others[0]}" is a second one: ${USAGE}`)
  if (!values.out) throw new BadInput(`Name the folder for the ads: ${USAGE}`)
  return {
    briefFile: pathAsTyped(briefFile),
    images: values.image.map(pathAsTyped),
    whole: values.whole.map(readPlace),
    folder: pathAsTyped(values.out),
    formats: readAsked(values),
    seed: readSeed(values.seed),
    report: values.report,
    overlay: values.overlay,
    family: values.family === undefined ? undefined : readFamily(values.family),
    explain: values.explain,
    also: values.also === undefined ? [] : readExtras(values.also),
    motion: values.motion,
    exit: readExit(values.exit),
    changes: readChanges(values.change),
  }
}

/** Reads the requested formats; defaults to all. */
export function readAsked({
  formats,
  sizes,
}: {
  formats?: string | undefined
  sizes?: string | undefined
}): AdFormat[] {
  const asked = sizes === undefined ? [] : readSizes(sizes)
  return [...(formats === undefined && asked.length > 0 ? [] : readFormats(formats ?? 'all')), ...asked]
}

/** Reads sizes in the notation of media plans, each of which has to be possible. */
export function readSizes(list: string): Size[] {
  return list.split(',').map((text) => {
    const [widthPx, heightPx] = (/^(\d{1,5})x(\d{1,5})$/.exec(text.trim()) ?? []).slice(1).map(Number)
    if (widthPx === undefined || heightPx === undefined)
      throw new BadInput(`--sizes are written like 970x250,160x600, and "${text.trim()}" is not.`)
    const problem = sizeProblem({ widthPx, heightPx })
    if (problem) throw new BadInput(problem)
    return { widthPx, heightPx }
  })
}

function readFormats(list: string): FormatId[] {
  if (list === 'all') return [...MAIN_FORMAT_IDS]
  const wanted = list.split(',').map((id) => id.trim())
  const unknown = wanted.find((id) => !FORMAT_IDS.some((known) => known === id))
  if (unknown !== undefined) {
    throw new BadInput(`There is no format "${unknown}": choose all or some of ${FORMAT_IDS.join(', ')}.`)
  }
  return FORMAT_IDS.filter((id) => wanted.includes(id))
}

function readExtras(list: string): Extra[] {
  const wanted = list.split(',').map((id) => id.trim())
  const unknown = wanted.find((id) => !EXTRA_IDS.some((known) => known === id))
  if (unknown !== undefined) {
    throw new BadInput(`There are no files "${unknown}": choose some of ${EXTRA_IDS.join(', ')}.`)
  }
  return EXTRA_IDS.filter((id) => wanted.includes(id))
}

function readExit(text: string): Exit {
  const exit = EXITS.find((known) => known === text)
  if (!exit) throw new BadInput(`--exit is one of ${EXITS.join(', ')}, and "${text}" is none.`)
  return exit
}

function readFamily(id: string): FamilyId {
  const family = FAMILY_IDS.find((known) => known === id)
  if (!family) throw new BadInput(`There is no family "${id}": choose one of ${FAMILY_IDS.join(', ')}.`)
  return family
}

/** Reads the number of an image. People count from 1. */
function readPlace(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text) - 1
  throw new BadInput(`--whole is the place of a product image, like 1, and "${text}" is none.`)
}

export function readSeed(text: string): number {
  const seed = Number(text)
  if (/^\d+$/.test(text) && seed <= SEED_MAX) return seed
  throw new BadInput(`--seed must be a whole number from 0 to ${SEED_MAX}, and "${text}" is not.`)
}

import { DIAL_PARTS, DIAL_STEPS_MAX, PRODUCT_PLACES, type ProductPlace } from '#contract/ads/dials.ts'
import { COLOR_ROLES, type ColorRole, REQUIRED_WORD_PARTS, WORD_PARTS, type WordPart } from '#contract/word-parts.ts'
import type { AdChanges } from '#studio/index.ts'
import { BadInput } from '../bad-input.ts'

/**
 * Parses `--change field=value`, which may be repeated: a text of the finished ad, a color, productSize=2, place=left,
 * heroPhoto=2 or keepPhotoWhole=true.
 */
export function readChanges(list: readonly string[]): AdChanges | undefined {
  if (list.length === 0) return undefined
  const changes: AdChanges = { words: {}, colors: {} }
  for (const change of list) applyChange(changes, change)
  return changes
}

function applyChange(changes: AdChanges, change: string): void {
  const at = change.indexOf('=')
  const field = at < 0 ? change : change.slice(0, at)
  const value = change.slice(at + 1).trim()
  if (at < 0) throw new BadInput(`--change takes field=value, and "${change}" has no "=".`)
  if (WORD_PARTS.includes(field as WordPart))
    Object.assign(changes.words!, { [field]: readWord(field as WordPart, value) })
  else if (COLOR_ROLES.includes(field as ColorRole)) Object.assign(changes.colors!, { [field]: readColor(value) })
  else if (SIZES.includes(field))
    changes.dials = { ...changes.dials, [field.slice(0, -'Size'.length)]: readStep(field, value) }
  else if (field === 'place') changes.dials = { ...changes.dials, place: readProductPlace(value) }
  else if (field === 'heroPhoto') changes.hero = readPlace(value) - 1
  else if (field === 'keepPhotoWhole') changes.keepPhotoWhole = readYes(value)
  else
    throw new BadInput(
      `"${field}" cannot be changed: choose one of ${[...WORD_PARTS, ...COLOR_ROLES, ...SIZES, 'place', 'heroPhoto', 'keepPhotoWhole'].join(', ')}.`,
    )
}

/** Options for a part's size, in steps from how it was composed: `headline` alone sets its words. */
const SIZES: readonly string[] = DIAL_PARTS.map((part) => `${part}Size`)

function readStep(field: string, value: string): number {
  const step = Number(value)
  if (value !== '' && Number.isInteger(step) && Math.abs(step) <= DIAL_STEPS_MAX) return step
  throw new BadInput(
    `${field} is a number of steps from -${DIAL_STEPS_MAX} to ${DIAL_STEPS_MAX}, and "${value}" is none.`,
  )
}

function readProductPlace(value: string): ProductPlace {
  const place = PRODUCT_PLACES.find((one) => one === value)
  if (place) return place
  throw new BadInput(`place is one of ${PRODUCT_PLACES.join(', ')}, and "${value}" is none.`)
}

/** Reads a text. Every ad has a headline and a call to action; the others may be removed by an empty value. */
function readWord(field: WordPart, value: string): string | null {
  if (value !== '') return value
  if (field in REQUIRED_WORD_PARTS) throw new BadInput(`An ad cannot do without its ${field}.`)
  return null
}

function readColor(value: string): string {
  if (/^#[\da-f]{6}$/i.test(value)) return value.toLowerCase()
  throw new BadInput(`"${value}" is no color: write it like #3B82F6.`)
}

/** Reads the number of a photo. People count from 1. */
function readPlace(value: string): number {
  if (/^[1-9]\d?$/.test(value)) return Number(value)
  throw new BadInput(`heroPhoto is the place of a photo, like 2, and "${value}" is none.`)
}

function readYes(value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true'
  throw new BadInput(`keepPhotoWhole is true or false, and "${value}" is neither.`)
}

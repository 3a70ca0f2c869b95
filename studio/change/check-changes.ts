import { DIAL_STEPS_MAX } from '#contract/ads/dials.ts'
import { sentDialsSchema } from '#contract/ads/dial-schemas.ts'
import { CALL_TO_ACTION_MAX, LEGAL_LINE_MAX, PRICE_MAX, TAGLINE_MAX, WEB_ADDRESS_MAX } from '#contract/limits.ts'
import { hasAtMost } from '#contract/text/text-length.ts'
import {
  COLOR_ROLES,
  type ColorRole,
  REQUIRED_WORD_PARTS,
  WORD_PART_NAMES,
  type WordPart,
} from '#contract/word-parts.ts'
import { isVisible } from '#contract/text/visible-text.ts'
import type { AdChanges } from './ad-changes.ts'
import { RepaintRefused } from '../basics/repaint-refused.ts'

/** Throws RepaintRefused if no ad accepts the change. */
export function checkChanges(changes: AdChanges): void {
  for (const [key, value] of Object.entries(changes.words ?? {})) checkWord(key, value)
  for (const [key, value] of Object.entries(changes.colors ?? {})) checkColor(key, value)
  if (changes.dials && !sentDialsSchema.strict().safeParse(changes.dials).success) {
    throw new RepaintRefused('dials', `Parts are made at most ${DIAL_STEPS_MAX} steps larger or smaller.`)
  }
}

/** Longest texts in characters. A support line may be as long as a sentence that a passer-by reads. */
const LONGEST: Partial<Record<string, number>> = {
  headline: TAGLINE_MAX,
  name: TAGLINE_MAX,
  support: TAGLINE_MAX,
  price: PRICE_MAX,
  oldPrice: PRICE_MAX,
  badge: PRICE_MAX,
  callToAction: CALL_TO_ACTION_MAX,
  webAddress: WEB_ADDRESS_MAX,
  legalLine: LEGAL_LINE_MAX,
}

function checkWord(key: string, value: unknown): void {
  const field = `words.${key}`
  if (key === 'proof') return checkProof(value)
  const longest = LONGEST[key]
  if (longest === undefined) throw new RepaintRefused(field, `“${key}” is no part of an ad that can be changed.`)
  if (value !== null && value !== undefined && typeof value !== 'string') {
    throw new RepaintRefused(field, `The ${labelOf(key)} must be text.`)
  }
  const missing: string | undefined = REQUIRED_WORD_PARTS[key as keyof typeof REQUIRED_WORD_PARTS]
  if (missing && !isVisible(value ?? '')) throw new RepaintRefused(field, missing)
  if (value && !hasAtMost(longest)(value.trim())) {
    throw new RepaintRefused(field, `The ${labelOf(key)} may have at most ${longest} characters. Shorten it.`)
  }
}

function checkProof(value: unknown): void {
  const isList =
    Array.isArray(value) && value.every((point) => typeof point === 'string' && point.length <= TAGLINE_MAX)
  if (value !== null && !isList) {
    throw new RepaintRefused(
      'words.proof',
      `The points must be a list of texts with at most ${TAGLINE_MAX} characters.`,
    )
  }
}

function labelOf(key: string): string {
  return WORD_PART_NAMES[key as WordPart]
}

function checkColor(key: string, value: unknown): void {
  const field = `colors.${key}`
  if (!COLOR_ROLES.includes(key as ColorRole)) {
    throw new RepaintRefused(field, `“${key}” is no color that can be changed. Choose ${COLOR_ROLES.join(', ')}.`)
  }
  if (typeof value !== 'string' || !/^#[\da-f]{6}$/i.test(value)) {
    throw new RepaintRefused(field, `“${String(value)}” is no color. Write it like #3B82F6.`)
  }
}

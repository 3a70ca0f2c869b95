import { DIAL_STEPS_MAX } from '#contract/ads/dials.ts'
import { sentDialsSchema } from '#contract/ads/dial-schemas.ts'
import { WORD_PART_MAX } from '#contract/ads/word-limits.ts'
import { TAGLINE_MAX } from '#contract/limits.ts'
import { hasAtMost } from '#contract/text/text-length.ts'
import {
  COLOR_ROLES,
  type ColorRole,
  REQUIRED_WORD_PARTS,
  WORD_PART_NAMES,
  WORD_PARTS,
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

function checkWord(key: string, value: unknown): void {
  const field = `words.${key}`
  if (key === 'proof') return checkProof(value)
  if (!isWordPart(key)) throw new RepaintRefused(field, `“${key}” is no part of an ad that can be changed.`)
  if (value !== null && value !== undefined && typeof value !== 'string') {
    throw new RepaintRefused(field, `The ${WORD_PART_NAMES[key]} must be text.`)
  }
  const longest = WORD_PART_MAX[key]
  const missing: string | undefined = REQUIRED_WORD_PARTS[key as keyof typeof REQUIRED_WORD_PARTS]
  if (missing && !isVisible(value ?? '')) throw new RepaintRefused(field, missing)
  if (value && !hasAtMost(longest)(value.trim())) {
    throw new RepaintRefused(field, `The ${WORD_PART_NAMES[key]} may have at most ${longest} characters. Shorten it.`)
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

function isWordPart(key: string): key is WordPart {
  return (WORD_PARTS as readonly string[]).includes(key)
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

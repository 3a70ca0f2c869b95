import { type Angle, wordsOfAngle } from '#contract/ads/angles.ts'
import type { FormatId } from '#contract/formats.ts'
import { TRANSLATED_WORDS } from '#contract/word-parts.ts'
import type { OwnWords } from '#contract/ads/creative.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { PictureOwn } from '#server/platform/db/painted.ts'
import { listOwn } from '#server/ads/variants/store.ts'
import type { CreativeRow } from './store.ts'

type Own = CreativeRow['formatOwn']

/**
 * Returns what each format of a copy has of its own, as far as `keep` keeps it: from the original's picture, or if
 * there is none yet from what was waiting for it.
 */
export async function ownOfCopy(
  db: Database,
  { id, formatOwn }: Pick<CreativeRow, 'id' | 'formatOwn'>,
  keep: (own: PictureOwn) => PictureOwn,
): Promise<Own> {
  const made = (await listOwn(db, id)).map(({ format, own }) => [format, own ?? {}] as const)
  const all = Object.entries({ ...formatOwn, ...Object.fromEntries(made) }) as [FormatId, PictureOwn][]
  const kept = all.map(([format, own]) => [format, withoutEmpty(keep(own))] as const)
  return Object.fromEntries(kept.filter(([, own]) => Object.keys(own).length > 0))
}

/** Keeps look and brand, for another product: no words about this one and nothing that showed it. */
export function ownLook({ logo, dials }: PictureOwn): PictureOwn {
  return { ...(logo !== undefined && { logo }), ...(dials && { dials }) }
}

/** Keeps, for another language, prices and addresses as they were typed, and what was left out. */
export function ownUntranslated({ words = {}, ...own }: PictureOwn): PictureOwn {
  return { ...own, words: untranslated(words) }
}

/** Keeps, for an experiment, what the angle does not lead with. */
export function ownOfAngle(angle: Angle): (own: PictureOwn) => PictureOwn {
  return ({ words = {}, ...own }) => ({ ...own, words: wordsOfAngle(angle, words) })
}

/** Returns the words that are the same in any language: those that are no sentence, and parts that are left out. */
export function untranslated(words: OwnWords): OwnWords {
  return Object.fromEntries(Object.entries(words).filter(([part, text]) => !isTranslated(part) || text === null))
}

export function isTranslated(part: string): boolean {
  return (TRANSLATED_WORDS as readonly string[]).includes(part)
}

function withoutEmpty({ words = {}, ...own }: PictureOwn): PictureOwn {
  return { ...own, ...(Object.keys(words).length > 0 && { words }) }
}

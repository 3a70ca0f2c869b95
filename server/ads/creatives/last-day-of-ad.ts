import { lastDayOf } from '#contract/text/last-day.ts'
import type { CreativeRow } from './store.ts'

type Dated = Pick<CreativeRow, 'words' | 'legalLine' | 'language' | 'createdAt' | 'updatedAt'>

/** Returns the last day that an ad's legal line names, as "2026-11-30"; null if it names none. */
export function lastDayOfAd({ words, language, createdAt, updatedAt, ...ad }: Dated): string | null {
  const line = words.legalLine === undefined ? ad.legalLine : words.legalLine
  const written = { language, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
  return lastDayOf(line, written) ?? null
}

import type { Creative } from '#contract/ads/creative.ts'
import { endedSince } from '#contract/text/last-day.ts'
import { localDay } from '#contract/platform/local-day.ts'
import { dayAndMonth } from '#web/ui/texts/day-and-month.ts'

type Dated = Pick<Creative, 'legalLine' | 'words' | 'createdAt' | 'updatedAt' | 'language'>

/**
 * Gives the day from which an ad is over, such as "1 December"; undefined unless the last day in its legal line is past
 * for the reader.
 */
export function overSinceDay({ words, legalLine, ...written }: Dated): string | undefined {
  const line = words.legalLine === undefined ? legalLine : words.legalLine
  const over = endedSince(line, written, localDay(new Date()))
  return over && dayAndMonth(over)
}

import type { Creative } from '#contract/creative.ts'
import { overSince } from '#contract/last-day.ts'
import { localDay } from '#contract/local-day.ts'
import { dayAndMonth } from '#web/ui/day-and-month.ts'

export type Dated = Pick<Creative, 'legalLine' | 'words' | 'createdAt' | 'updatedAt' | 'language'>

/** "1 December", the day from which an ad is over, where the last day that its legal line names is past for who reads. */
export function tellOver({ words, legalLine, ...written }: Dated): string | undefined {
  const line = words.legalLine === undefined ? legalLine : words.legalLine
  const over = overSince(line, written, localDay(new Date()))
  return over && dayAndMonth(over)
}

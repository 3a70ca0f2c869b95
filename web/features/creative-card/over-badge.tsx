import { useEffect, useState } from 'react'
import type { Creative } from '#contract/creative.ts'
import { localDay } from '#web/ui/local-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayAndMonth } from '#web/ui/day-and-month.ts'
import { load } from '#web/ui/load-chunk.ts'

type Dated = Pick<Creative, 'legalLine' | 'words' | 'createdAt' | 'updatedAt' | 'language'>

/** "Over since 1 December", on an ad whose legal line names a last day that is past where its reader is, whose day the server does not know. */
export function OverBadge({ creative }: { creative: Dated }) {
  const { words, createdAt, updatedAt, language } = creative
  const line = words.legalLine === undefined ? creative.legalLine : words.legalLine
  const [over, setOver] = useState<string>()
  useEffect(() => {
    let isWanted = true
    // Most ads have no such line, and their gallery needs no names of months.
    const read = line ? load(() => import('#contract/last-day.ts')) : undefined
    const tell = (day: string | undefined) => isWanted && setOver(day)
    if (!read) tell(undefined)
    read?.then(
      ({ overSince }) => tell(overSince(line, { createdAt, updatedAt, language }, localDay(new Date()))),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [line, createdAt, updatedAt, language])
  return over ? <Badge variant="solid">Over since {dayAndMonth(over)}</Badge> : null
}

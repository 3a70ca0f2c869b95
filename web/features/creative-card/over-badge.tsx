import { useEffect, useState } from 'react'
import type { Creative } from '#contract/creative.ts'
import { Badge } from '#web/ui/badge.tsx'
import { load } from '#web/ui/load-chunk.ts'
import { madeOnce } from '#web/ui/made-once.ts'

const formatter = madeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }))

type Dated = Pick<Creative, 'legalLine' | 'words' | 'createdAt' | 'updatedAt' | 'language'>

/** "Over since 1 December", on an ad whose legal line names a last day that is past where its reader is, whose day the server does not know. */
export function OverBadge({ creative }: { creative: Dated }) {
  const { words, createdAt, updatedAt, language } = creative
  const line = words.legalLine === undefined ? creative.legalLine : words.legalLine
  const [over, setOver] = useState<string>()
  useEffect(() => {
    let isWanted = true
    // Most ads have no such line, and their gallery needs no names of months.
    const read = line
      ? Promise.all([load(() => import('#contract/last-day.ts')), load(() => import('#contract/local-day.ts'))])
      : undefined
    const tell = (day: string | undefined) => isWanted && setOver(day)
    if (!read) tell(undefined)
    read?.then(
      ([{ overSince }, { localDay }]) =>
        tell(overSince(line, { createdAt, updatedAt, language }, localDay(new Date()))),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [line, createdAt, updatedAt, language])
  return over ? <Badge variant="solid">Over since {formatter().format(new Date(over))}</Badge> : null
}

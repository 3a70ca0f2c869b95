import { useSyncExternalStore } from 'react'
import type { Creative } from '#contract/creative.ts'
import { localDay, overSince } from '#contract/last-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { madeOnce } from '#web/ui/made-once.ts'

const formatter = madeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }))

const subscribe = () => () => {}
const today = () => localDay(new Date())
/** The server knows no reader's day, and says nothing. */
const unknown = () => undefined

type Dated = Pick<Creative, 'legalLine' | 'words' | 'createdAt' | 'updatedAt' | 'language'>

/** "Over since 1 December", on an ad whose legal line names a last day that is past where its reader is. */
export function OverBadge({ creative }: { creative: Dated }) {
  const day = useSyncExternalStore(subscribe, today, unknown)
  const { legalLine } = creative.words
  const over = day && overSince(legalLine === undefined ? creative.legalLine : legalLine, creative, day)
  return over ? <Badge variant="solid">Over since {formatter().format(new Date(over))}</Badge> : null
}

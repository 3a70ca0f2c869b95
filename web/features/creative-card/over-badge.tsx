import { useEffect, useState } from 'react'
import type { Dated } from '#web/features/creative-card/over-since-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { load } from '#web/ui/browser/load-chunk.ts'
import { t } from '#web/i18n/i18n.ts'

/**
 * Shows "Over since 1 December" on an ad whose legal line names a last day in the past. The reader's day decides, which
 * the server does not know.
 */
export function OverBadge({ creative }: { creative: Dated }) {
  const { words, legalLine, createdAt, updatedAt, language } = creative
  const [over, setOver] = useState<string>()
  useEffect(() => {
    let isWanted = true
    // Most ads have no such line, and then the gallery does not load the names of months.
    const read =
      words.legalLine || legalLine ? load(() => import('#web/features/creative-card/over-since-day.ts')) : undefined
    const show = (day: string | undefined) => isWanted && setOver(day)
    if (!read) show(undefined)
    read?.then(
      ({ overSinceDay }) => show(overSinceDay({ words, legalLine, createdAt, updatedAt, language })),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [words, legalLine, createdAt, updatedAt, language])
  return over ? <Badge variant="solid">{t('Over since {day}', { day: over })}</Badge> : null
}

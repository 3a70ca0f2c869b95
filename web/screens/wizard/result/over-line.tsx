import { useQuery } from '@tanstack/react-query'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { overSinceDay } from '#web/screens/wizard/result/over-since-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { t } from '#web/i18n/i18n.ts'

/**
 * Shows that an ad's last day is past, as the gallery does, for the ad that the page has read. It loads separately,
 * because no HTML of the server has it.
 */
export function OverLine({ creativeId }: { creativeId: string }) {
  const { data } = useQuery({ ...creativeQuery(creativeId), enabled: false })
  const over = data && overSinceDay(data)
  if (!over) return null
  return (
    <p>
      <Badge variant="solid">{t('Over since {day}', { day: over })}</Badge>
    </p>
  )
}

import { useQuery } from '@tanstack/react-query'
import { stateOfDay } from '#contract/ads/sales/sale-days.ts'
import { salesQuery, useToday } from '#web/api/ads/sale-calendar.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayAndMonth } from '#web/ui/texts/day-and-month.ts'
import { t } from '#web/i18n/i18n.ts'

/** Shows the state of an ad's sale on the reader's day: "From Friday, since 27 November". */
export function SaleBadge({ creativeId }: { creativeId: string }) {
  const { data: sales } = useQuery(salesQuery())
  const states = sales?.find((sale) => sale.creativeId === creativeId)?.states ?? []
  const today = useToday()
  const state = today && stateOfDay(states, today)
  return state ? (
    <Badge variant="solid">{t('{state}, since {day}', { state: state.name, day: dayAndMonth(state.from) })}</Badge>
  ) : null
}

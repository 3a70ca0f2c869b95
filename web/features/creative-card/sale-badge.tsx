import { useQuery } from '@tanstack/react-query'
import { stateOn } from '#contract/sale-days.ts'
import { salesQuery, useToday } from '#web/api/sale-calendar.ts'
import { Badge } from '#web/ui/badge.tsx'
import { madeOnce } from '#web/ui/made-once.ts'
import { t } from '#web/i18n/i18n.ts'

const formatter = madeOnce(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }))

/** "From Friday, since 27 November": the state of an ad's sale that is today's where its reader is. */
export function SaleBadge({ creativeId }: { creativeId: string }) {
  const { data: sales } = useQuery(salesQuery())
  const states = sales?.find((sale) => sale.creativeId === creativeId)?.states ?? []
  const today = useToday()
  const state = today && stateOn(states, today)
  return state ? (
    <Badge variant="solid">
      {t('{name}, since {formatter}', { name: state.name, formatter: formatter().format(new Date(state.from)) })}
    </Badge>
  ) : null
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  paintSaleCalendarCall,
  readSaleCalendarCall,
  SaleCalendar,
  saveSaleCalendarCall,
} from '#contract/ads/sales/sale-calendar.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { creativesQuery } from '#web/api/ads/list-creatives.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Interval of polling while pictures are being painted. */
const EVERY_MS = 2_000

export function isPainting(calendar: SaleCalendar | undefined): boolean {
  return calendar?.states.some(({ pictures }) => pictures.some(({ state }) => state === 'queued')) ?? false
}

export function saleQuery(creativeId: string) {
  return queryOptions({
    queryKey: [...creativeQuery(creativeId).queryKey, 'sale'],
    queryFn: ({ signal }) =>
      request<typeof readSaleCalendarCall>('GET /api/creatives/:id/sale-calendar', {
        params: { id: creativeId },
        signal,
      }),
  })
}

/** Gives the states of an ad's sale, read again whenever they are opened, and while they are being painted. */
export function useSaleCalendar(creativeId: string) {
  return useQuery({
    ...saleQuery(creativeId),
    staleTime: 0,
    refetchInterval: ({ state }) => (isPainting(state.data) ? EVERY_MS : false),
  })
}

export type SentStates = Parameters<typeof request<typeof saveSaleCalendarCall>>[1]['body']['states']

export function useSaveSale(creativeId: string) {
  const cache = useCacheCalendar(creativeId)
  return useMutationOnce({
    mutationFn: (states: SentStates) =>
      request<typeof saveSaleCalendarCall>('PUT /api/creatives/:id/sale-calendar', {
        params: { id: creativeId },
        body: { states },
      }),
    onSuccess: cache,
  })
}

export function usePaintSale(creativeId: string) {
  const cache = useCacheCalendar(creativeId)
  return useMutationOnce({
    mutationFn: () =>
      request<typeof paintSaleCalendarCall>('POST /api/creatives/:id/sale-calendar/pictures', {
        params: { id: creativeId },
      }),
    onSuccess: cache,
  })
}

function useCacheCalendar(creativeId: string) {
  const client = useQueryClient()
  return (calendar: SaleCalendar) => {
    client.setQueryData(saleQuery(creativeId).queryKey, calendar)
    void client.invalidateQueries({ queryKey: creativesQuery().queryKey })
  }
}

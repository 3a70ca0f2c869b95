import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type {
  CampaignResult,
  changeCampaignProductCall,
  listCampaignResultsCall,
  openCampaignProductCall,
  RESULT_FILTERS,
} from '#contract/catalogue/campaign-results.ts'
import type { SentAdChanges } from '#contract/ads/change.ts'
import { campaignQuery, EVERY_MS } from '#web/api/catalogue/campaigns.ts'
import { CREATIVES_KEY } from '#web/api/ads/list-creatives.ts'
import { request } from '#web/api/platform/request.ts'
import { PAGE_SIZE, usePages } from '#web/api/platform/use-pages.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

export type ResultFilter = (typeof RESULT_FILTERS)[number]

/** The pages that are on screen. */
export interface PagesInView {
  first: number
  last: number
}

interface ResultOptions {
  only: ResultFilter | undefined
  inView: PagesInView
  /**
   * A value that changes with the results. When it does, the pages in view are read again, and the others when they
   * come back into view.
   */
  revision: string
}

/** Gives the results of the products, page by page in the feed's order. */
export function useCampaignResults(id: string, { only, inView, revision }: ResultOptions) {
  const client = useQueryClient()
  const known = useRef(revision)
  useEffect(() => {
    if (known.current === revision) return
    known.current = revision
    void client.invalidateQueries({ queryKey: resultsKey(id) })
  }, [client, id, revision])
  return usePages({
    queryKey: [...resultsKey(id), only ?? 'all'],
    read: (after, signal) =>
      request<typeof listCampaignResultsCall>('GET /api/campaigns/:id/results', {
        params: { id },
        query: { after, limit: PAGE_SIZE, ...(only && { only }) },
        signal,
      }),
    count: inView.last + 1,
    isInView: (index) => index >= inView.first && index <= inView.last,
  })
}

interface ProductChange {
  productId: string
  words: NonNullable<SentAdChanges['words']>
}

export function useChangeProduct(campaignId: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: ({ productId, words }: ProductChange) =>
      request<typeof changeCampaignProductCall>('POST /api/campaigns/:id/products/:productId/change', {
        params: { id: campaignId, productId },
        body: { changes: { words } },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: campaignQuery(campaignId).queryKey }),
  })
}

/** Polls the results while a change takes longer than its call waited. */
export function usePollResults(campaignId: string, isWaiting: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: resultsKey(campaignId) }), EVERY_MS)
    return () => clearInterval(timer)
  }, [client, campaignId, isWaiting])
}

/** Turns a product of a campaign into an ad of the gallery. */
export function useOpenProduct(campaignId: string) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: ({ id: productId }: CampaignResult) =>
      request<typeof openCampaignProductCall>('POST /api/campaigns/:id/products/:productId/open', {
        params: { id: campaignId, productId },
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: CREATIVES_KEY })
      return client.invalidateQueries({ queryKey: resultsKey(campaignId) })
    },
  })
}

function resultsKey(id: string) {
  return [...campaignQuery(id).queryKey, 'results'] as const
}

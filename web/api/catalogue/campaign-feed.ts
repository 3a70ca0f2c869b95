import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type {
  Campaign,
  FeedReading,
  listCampaignProductsCall,
  listCampaignProductsQuery,
  includeProductsCall,
  uploadFeedCall as Call,
} from '#contract/catalogue/campaign.ts'
import type { FeedField } from '#contract/catalogue/feed.ts'
import { ApiError, toApiError } from '#web/api/platform/api-error.ts'
import { campaignQuery, useCacheCampaign } from '#web/api/catalogue/campaigns.ts'
import { type Input, pathOf, request } from '#web/api/platform/request.ts'
import { reportStatus } from '#web/api/platform/session-end.ts'
import { PAGE_SIZE, usePages } from '#web/api/platform/use-pages.ts'
import { t } from '#web/i18n/i18n.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

const METHOD: (typeof Call)['method'] = 'POST'
const PATH: (typeof Call)['path'] = '/api/campaigns/:id/feed'

export type ProductFilter = NonNullable<z.output<typeof listCampaignProductsQuery>['only']>

export type ColumnChoices = Record<string, FeedField | null>

interface FeedUpload {
  file: File
  /** A ZIP of the photos that the feed names by path. */
  photos?: File | undefined
  /** The columns as the user confirmed them; if left out, they are guessed. */
  columns?: ColumnChoices | undefined
  /** The settings that change; the others keep their former values. */
  reading?: FeedReading | undefined
  /** Progress from 0 to 100, measured in bytes that have left this machine. */
  onProgress: (percentage: number) => void
  signal: AbortSignal
}

/** Uploads a feed. Resolves with undefined if the upload was cancelled. */
export function useUploadFeed(id: string) {
  const client = useQueryClient()
  const cache = useCacheCampaign()
  return async (upload: FeedUpload): Promise<Campaign | undefined> => {
    const campaign = await send(id, upload)
    if (!campaign) return undefined
    await cache(campaign)
    await client.invalidateQueries({ queryKey: productsKey(id) })
    return campaign
  }
}

/** Gives the products of a feed in its order; `count` is the number of pages. */
export function useCampaignProducts(id: string, only: ProductFilter | undefined, count: number) {
  return usePages({
    queryKey: [...productsKey(id), only ?? 'all'],
    read: (after, signal) =>
      request<typeof listCampaignProductsCall>('GET /api/campaigns/:id/products', {
        params: { id },
        query: { after, limit: PAGE_SIZE, ...(only && { only }) },
        signal,
      }),
    count,
  })
}

/** Includes products that the shop does not sell at present, or excludes them again. */
export function useTakeIn(id: string) {
  const client = useQueryClient()
  const cache = useCacheCampaign()
  return useMutationOnce({
    mutationFn: (body: Input<typeof includeProductsCall>['body']) =>
      request<typeof includeProductsCall>('PUT /api/campaigns/:id/taken-in', { params: { id }, body }),
    onSuccess: cache,
    onSettled: () => client.invalidateQueries({ queryKey: productsKey(id) }),
  })
}

function productsKey(id: string) {
  return [...campaignQuery(id).queryKey, 'products'] as const
}

/** Sends the upload by XMLHttpRequest, because fetch does not report its progress. */
function send(
  id: string,
  { file, photos, columns, reading, onProgress, signal }: FeedUpload,
): Promise<Campaign | undefined> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(METHOD, pathOf(PATH, { id }))
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100))
    }
    xhr.onload = () => settle(xhr, resolve, reject)
    xhr.onerror = () =>
      reject(new Error(t('The server could not be reached. Please check your connection and try again.')))
    xhr.onabort = () => resolve(undefined)
    signal.addEventListener('abort', () => xhr.abort(), { once: true })
    const form = new FormData()
    // These come before the file, because the server reads the form while it arrives.
    if (columns) form.append('columns', JSON.stringify(columns))
    if (reading) form.append('reading', JSON.stringify(reading))
    form.append('feed', file, file.name)
    if (photos) form.append('photos', photos, photos.name)
    xhr.send(form)
  })
}

function settle(xhr: XMLHttpRequest, resolve: (campaign: Campaign) => void, reject: (error: Error) => void): void {
  const { status, statusText, responseText: body } = xhr
  reportStatus(status)
  if (status < 200 || status > 299) return reject(toApiError({ status, statusText, body }))
  try {
    resolve(JSON.parse(body) as Campaign)
  } catch {
    reject(new ApiError({ status, text: t('The answer could not be read. Please reload the page and try again.') }))
  }
}

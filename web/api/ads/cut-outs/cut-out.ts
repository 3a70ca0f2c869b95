import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getCutOutCall } from '#contract/ads/cut-outs/cut-out.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { requestVersion } from '#web/api/platform/request.ts'

/** A photo and the ad that it is in. */
export interface PhotoInAd {
  adId: string
  imageId: string
}

/** Maximum number of retries: a new photo is segmented for some seconds, and the server answers 503 until then. */
const TRIES_MAX = 6
const TRY_AGAIN_MS = 3_000

export function cutOutQuery({ adId, imageId }: PhotoInAd) {
  return queryOptions({
    queryKey: [...creativeQuery(adId).queryKey, 'cut-out', imageId],
    queryFn: ({ signal }) =>
      requestVersion<typeof getCutOutCall>('GET /api/creatives/:id/photos/:imageId/cut-out', {
        params: { id: adId, imageId },
        signal,
      }),
    retry: (failures, error) => error instanceof ApiError && error.status === 503 && failures < TRIES_MAX,
    retryDelay: TRY_AGAIN_MS,
  })
}

/** Gives the treatment of a photo and its reason, its cut-out, and the strokes of its touch-up. */
export function useCutOut(photo: PhotoInAd, { isWanted = true }: { isWanted?: boolean } = {}) {
  return useQuery({ ...cutOutQuery(photo), enabled: isWanted })
}

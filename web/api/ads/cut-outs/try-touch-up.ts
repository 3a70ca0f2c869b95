import type { Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { cutOutPreviewUrl } from '#contract/ads/cut-outs/cut-out-preview.ts'
import { toApiError } from '#web/api/platform/api-error.ts'
import type { PhotoInAd } from '#web/api/ads/cut-outs/cut-out.ts'

/** Gives the cut-out with these strokes applied. Throws an ApiError for every answer that is not a picture. */
export async function fetchTouchUpPreview({ adId, imageId }: PhotoInAd, strokes: readonly Stroke[]): Promise<Blob> {
  const response = await fetch(cutOutPreviewUrl(adId, imageId), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ strokes }),
  })
  if (response.ok) return response.blob()
  throw toApiError({ status: response.status, statusText: response.statusText, body: await response.text() })
}

import { useQueryClient } from '@tanstack/react-query'
import type { saveTouchUpCall, Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { cutOutQuery, type PhotoInAd } from '#web/api/ads/cut-outs/cut-out.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { requestVersion } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

interface TouchUp {
  strokes: Stroke[]
  /** The version that was read. */
  ifMatch: string | undefined
}

/** Saves a touch-up. Sketches of the ad change with it, so the ad is read again too. */
export function useSaveTouchUp(photo: PhotoInAd) {
  const client = useQueryClient()
  return useMutationOnce({
    mutationFn: ({ strokes, ifMatch }: TouchUp) =>
      requestVersion<typeof saveTouchUpCall>('POST /api/creatives/:id/photos/:imageId/cut-out', {
        params: { id: photo.adId, imageId: photo.imageId },
        body: { strokes },
        ifMatch,
      }),
    onSuccess: (cutOut) => {
      client.setQueryData(cutOutQuery(photo).queryKey, cutOut)
      void client.invalidateQueries({ queryKey: creativeQuery(photo.adId).queryKey, exact: true })
    },
  })
}

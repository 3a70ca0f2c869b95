import { queryOptions } from '@tanstack/react-query'
import type { ComparedUpload, compareTestCall } from '#contract/ads/likeness.ts'
import { creativeQuery } from '#web/api/ads/get-creative.ts'
import { uploadForm } from '#web/api/pictures/upload-form.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

/** Gives the distances of an ad from the other ads of its test, measured whenever they are opened. */
export function testDistancesQuery(id: string) {
  return queryOptions({
    queryKey: [...creativeQuery(id).queryKey, 'likeness'],
    queryFn: ({ signal }) =>
      request<typeof compareTestCall>('GET /api/creatives/:id/likeness', { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  })
}

/** Compares an ad with pictures of ads that already run, which are kept nowhere. */
export function useComparePictures(id: string) {
  return useMutationOnce({
    mutationFn: (file: readonly File[]) =>
      uploadForm<{ pictures: ComparedUpload[] }>(`/api/creatives/${id}/likeness`, { field: 'images', file }),
  })
}

import type { FormatId } from '#contract/formats.ts'
import type { understandChangeCall } from '#contract/ads/understand.ts'
import { request } from '#web/api/platform/request.ts'
import { useMutationOnce } from '#web/api/platform/use-mutation-once.ts'

interface Asked {
  text: string
  /** The format of the picture on screen. */
  format: FormatId
}

/** Gives what a request in plain words would change on an ad, without changing it. */
export function useUnderstandChange(creativeId: string) {
  return useMutationOnce({
    mutationFn: (body: Asked) =>
      request<typeof understandChangeCall>('POST /api/creatives/:id/understand', { params: { id: creativeId }, body }),
  })
}

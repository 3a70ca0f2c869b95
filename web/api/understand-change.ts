import type { FormatId } from '#contract/formats.ts'
import type { understandChange } from '#contract/understand.ts'
import { request } from '#web/api/request.ts'
import { useMutationOnce } from '#web/api/use-mutation-once.ts'

interface Asked {
  text: string
  /** Of the picture that is looked at. */
  format: FormatId
}

/** What a request in plain words would change on an ad; nothing is changed by asking. */
export function useUnderstandChange(creativeId: string) {
  return useMutationOnce({
    mutationFn: (body: Asked) =>
      request<typeof understandChange>('POST /api/creatives/:id/understand', { params: { id: creativeId }, body }),
  })
}

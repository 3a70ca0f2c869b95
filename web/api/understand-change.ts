import { useMutation } from '@tanstack/react-query'
import type { FormatId } from '#contract/formats.ts'
import type { understandChange } from '#contract/understand.ts'
import { request } from '#web/api/request.ts'

interface Asked {
  text: string
  /** Of the picture that is looked at. */
  format: FormatId
}

/** What a request in plain words would change on an ad; nothing is changed by asking. */
export function useUnderstandChange(creativeId: string) {
  return useMutation({
    mutationFn: (body: Asked) =>
      request<typeof understandChange>('POST /api/creatives/:id/understand', { params: { id: creativeId }, body }),
  })
}

import type { FormatId } from '#contract/formats.ts'
import type { generateVariant as Call } from '#contract/generation.ts'
import { request } from '#web/api/request.ts'

/** Answers with the variant, or with its job's id when the ad takes longer than a call should last. */
export function generateVariant(creativeId: string, format: FormatId, engine?: 'studio') {
  return request<typeof Call>('POST /api/creatives/:id/generate', {
    params: { id: creativeId },
    body: { format, ...(engine && { engine }) },
  })
}

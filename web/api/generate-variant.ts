import type { FormatId } from '#contract/formats.ts'
import type { generateVariant as Call } from '#contract/generation.ts'
import { request } from '#web/api/request.ts'

/** How an ad is wanted: without any model, or with another idea than the one that stands. */
export interface GenerateOptions {
  engine?: 'studio'
  idea?: 'another'
}

/** Answers with the variant, or with its job's id when the ad takes longer than a call should last. */
export function generateVariant(creativeId: string, format: FormatId, options?: GenerateOptions) {
  return request<typeof Call>('POST /api/creatives/:id/generate', {
    params: { id: creativeId },
    body: { format, ...options },
  })
}

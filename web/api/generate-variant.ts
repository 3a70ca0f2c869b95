import type { FormatId } from '#contract/formats.ts'
import type { generateVariant as Call } from '#contract/generation.ts'
import { request } from '#web/api/request.ts'

/** How an ad is wanted: without any model, with another idea than the one that stands, or exactly as it was sketched. */
export interface GenerateOptions {
  engine?: 'studio'
  idea?: 'another'
  /** Of a sketch that is to be painted as it was seen. */
  recipe?: string
}

/** Answers with the variant, or with its job's id when the ad takes longer than a call should last. */
export function generateVariant(creativeId: string, format: FormatId, options?: GenerateOptions) {
  return request<typeof Call>('POST /api/creatives/:id/generate', {
    params: { id: creativeId },
    body: { format, ...options },
  })
}

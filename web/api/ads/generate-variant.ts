import type { FormatId } from '#contract/formats.ts'
import type { generateVariantCall as Call } from '#contract/ads/generation.ts'
import { request } from '#web/api/platform/request.ts'

/**
 * Options of a generation: without any model, with another idea than the present picture, or exactly as it was
 * sketched.
 */
export interface GenerateOptions {
  engine?: 'studio'
  idea?: 'another'
  /** The recipe of a sketch that is to be painted as it was shown. */
  recipe?: string
}

/** Generates a variant. Resolves with it, or with its job's id if that takes longer than a call should last. */
export function sendGeneration(creativeId: string, format: FormatId, options?: GenerateOptions) {
  return request<typeof Call>('POST /api/creatives/:id/generate', {
    params: { id: creativeId },
    body: { format, ...options },
  })
}

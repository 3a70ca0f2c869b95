import type { FormatId } from '#contract/formats.ts'
import type { generateFormatsCall as Call } from '#contract/ads/generation.ts'
import { request } from '#web/api/platform/request.ts'

/** Options for several formats: without any model, or generated again if they exist. */
export interface FormatsOptions {
  engine?: 'studio'
  look?: 'new'
}

/** Starts a job for each format. Either all of them are accepted, or none. */
export function sendBatchGeneration(creativeId: string, formats: readonly FormatId[], options?: FormatsOptions) {
  return request<typeof Call>('POST /api/creatives/:id/generate-all', {
    params: { id: creativeId },
    body: { formats: [...formats], ...options },
  })
}

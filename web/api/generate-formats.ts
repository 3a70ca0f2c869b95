import type { FormatId } from '#contract/formats.ts'
import type { generateFormats as Call } from '#contract/generation.ts'
import { request } from '#web/api/request.ts'

/** How several formats are wanted: without any model, or made anew where they were made. */
export interface FormatsOptions {
  engine?: 'studio'
  look?: 'new'
}

/** Answers with a job for each format that is made now; all of them are accepted, or none. */
export function generateFormats(creativeId: string, formats: readonly FormatId[], options?: FormatsOptions) {
  return request<typeof Call>('POST /api/creatives/:id/generate-all', {
    params: { id: creativeId },
    body: { formats: [...formats], ...options },
  })
}

import type { FormatId } from '#contract/formats.ts'
import type { cancelGenerationCall as Call } from '#contract/ads/generation.ts'
import { request } from '#web/api/platform/request.ts'

export function sendCancellation(creativeId: string, format: FormatId) {
  return request<typeof Call>('DELETE /api/creatives/:id/generate/:format', { params: { id: creativeId, format } })
}

import type { FormatId } from '#contract/formats.ts'
import { cancelGeneration as call } from '#contract/generation.ts'
import { request } from '#web/api/request.ts'

export function cancelGeneration(creativeId: string, format: FormatId) {
  return request(call, { params: { id: creativeId, format } })
}

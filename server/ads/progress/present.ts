import type { ProgressEvent } from '#contract/ads/generation.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { JobRow } from '#server/ads/generation-jobs/store.ts'
import { type PresentableRow, presentVariant } from '#server/ads/variants/present.ts'

export async function presentProgress(
  job: JobRow,
  variant: PresentableRow | undefined,
  creative: CreativeRow,
): Promise<ProgressEvent> {
  const { id: jobId, format, stage, percentage, state } = job
  return {
    format,
    jobId,
    stage,
    percentage,
    state,
    secondsLeft: state === 'running' ? (job.secondsLeft ?? undefined) : undefined,
    variant: variant && (await presentVariant(variant, creative)),
    code: job.code ?? undefined,
    message: job.message ?? undefined,
  }
}

import { digitalSourceOf } from '#contract/digital-source.ts'
import type { Variant } from '#contract/variant.ts'
import type { ProgressEvent } from '#contract/generation.ts'
import type { JobRow } from './job-store.ts'
import type { VariantRow } from './store.ts'

export function presentVariant(row: VariantRow): Variant {
  const { id, adId, format, width, height, imageUrl, createdAt, report, layout, provenance } = row
  const notice = provenance?.notice
  return {
    ...{ id, adId, format, width, height, imageUrl, createdAt: createdAt.toISOString() },
    findings: report.findings,
    digitalSource: digitalSourceOf(layout),
    ...(notice && { notice }),
  }
}

export function presentProgress(job: JobRow, variant: VariantRow | undefined): ProgressEvent {
  const { id: jobId, format, stage, percentage, state } = job
  return {
    ...{ format, jobId, stage, percentage, state },
    secondsLeft: state === 'running' ? (job.secondsLeft ?? undefined) : undefined,
    variant: variant && presentVariant(variant),
    code: job.code ?? undefined,
    message: job.message ?? undefined,
  }
}

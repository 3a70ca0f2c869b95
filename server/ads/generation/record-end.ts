import type { ErrorCode } from '#contract/platform/errors.ts'
import type { Services } from '#server/services.ts'
import { emit } from '#server/platform/telemetry/events.ts'
import type { JobRow } from '#server/ads/generation-jobs/store.ts'

type End = { family: string; costDollars: number } | { code: ErrorCode }

/** Logs one line for each ad that is finished or failed, and counts it in the metrics. */
export function recordEnd(
  { log, now }: Pick<Services, 'log' | 'now'>,
  { id: jobId, userId, format, createdAt }: Pick<JobRow, 'id' | 'userId' | 'format' | 'createdAt'>,
  end: End,
): void {
  const seconds = (now().getTime() - createdAt.getTime()) / 1000
  const facts = { userId, jobId, format, ...end, seconds }
  const outcome = 'code' in end ? 'failed' : 'done'
  if (outcome === 'failed') log.warn(facts, 'An ad has failed')
  else log.info(facts, 'An ad is finished')
  emit('ad', { format, outcome, seconds })
}

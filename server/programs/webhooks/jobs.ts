import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'

/** Makes one attempt of a delivery. The row holds everything else, the coming attempts too. */
export const deliverWebhookJob: JobDefinition<{ deliveryId: string }> = {
  name: 'deliver-webhook',
  payload: z.object({ deliveryId: z.uuid() }),
  retryLimit: 3,
  keptSeconds: 60 * 60,
}

/** Queues, every minute, the attempts that are due: those that failed before, and those whose process was killed. */
export const sweepWebhooksJob: JobDefinition = {
  name: 'sweep-webhooks',
  payload: z.object({}),
  retryLimit: 0,
  keptSeconds: 60 * 60,
  schedule: '* * * * *',
}

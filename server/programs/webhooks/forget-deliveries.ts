import { z } from 'zod'
import { WEBHOOK_LOG_MAX } from '#contract/limits.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { deleteOldDeliveries } from './store.ts'

/** Deletes, every night, deliveries that have ended and are no longer among the last of their user's log. */
export const forgetWebhooksJob: JobDefinition = {
  name: 'forget-webhook-deliveries',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '55 3 * * *',
}

export async function forgetDeliveries({ db }: Pick<Services, 'db'>): Promise<void> {
  await deleteOldDeliveries(db, WEBHOOK_LOG_MAX)
}

import { z } from 'zod'
import type { Database } from '#server/platform/db/database.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import type { PaymentEvent } from '../payment-provider.ts'

type Subject = PaymentEvent['subject']

/** The sandbox's webhook: delivered at least once and perhaps late, like Stripe's, and retried if the app fails. */
export const sandboxEventJob: JobDefinition<PaymentEvent> = {
  name: 'sandbox-payment-event',
  payload: z.object({
    id: z.string(),
    subject: z.object({ kind: z.enum(['customer', 'checkout', 'payment']), id: z.string() }),
  }),
  retryLimit: 5,
}

/** Sends an event within the transaction of the change that it reports: neither exists without the other. */
export async function sendEvent(
  tx: Database,
  services: Pick<Services, 'jobs' | 'newId'>,
  subject: Subject,
): Promise<void> {
  await services.jobs.send(tx, sandboxEventJob, { id: `evt_sandbox_${services.newId()}`, subject })
}

import type { Services } from '#server/services.ts'
import { deliver, type DeliveryServices } from './deliver.ts'
import { deliverWebhookJob, sweepWebhooksJob } from './jobs.ts'
import { openSecretSeal, resealSecrets } from './secrets.ts'
import { sweepDeliveries } from './sweep.ts'

/**
 * Attempts that one process makes at a time, and how many of them may be of one user, on all processes together. All
 * endpoints of a user share that one place, so a slow receiver holds up nobody's deliveries but its owner's. On
 * PostgreSQL a few more may begin in the same moment. They usually begin in the order of their events; nothing depends on
 * either.
 */
const ATTEMPTS = { concurrency: 6, groupConcurrency: 1 }

export async function registerWebhookWorker(
  services: DeliveryServices & Pick<Services, 'config' | 'jobs'>,
): Promise<void> {
  const { jobs } = services
  await resealSecrets(services)
  const seal = await openSecretSeal(services)
  await jobs.work(deliverWebhookJob, ATTEMPTS, ({ deliveryId }, { signal }) =>
    deliver(services, seal, { deliveryId, signal }),
  )
  await jobs.work(sweepWebhooksJob, { concurrency: 1 }, () => sweepDeliveries(services))
}

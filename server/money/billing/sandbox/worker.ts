import type { Services } from '#server/services.ts'
import { applyEvent } from '../apply-event.ts'
import { renewDue, sandboxRenewalsJob } from './renew-due.ts'
import { SANDBOX } from './sandbox-id.ts'
import { sandboxEventJob } from './send-event.ts'

/**
 * Registers the sandbox's workers, unless another provider has taken its place: pending events and renewals are
 * worthless then.
 */
export async function registerSandboxWorkers(services: Services): Promise<void> {
  if (services.payments.id !== SANDBOX) return
  const { jobs } = services
  await jobs.work(sandboxEventJob, { concurrency: 1 }, (event) => applyEvent(services, event))
  await jobs.work(sandboxRenewalsJob, { concurrency: 1 }, () => renewDue(services))
}

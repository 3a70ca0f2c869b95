import type { Services } from '../../services.ts'
import { applyEvent } from '../apply-event.ts'
import { renewDue, sandboxRenewalsJob } from './renew-due.ts'
import { SANDBOX } from './sandbox-id.ts'
import { sandboxEventJob } from './send-event.ts'

/** What the sandbox had still to tell, or to renew, is worth nothing once another provider has taken its place. */
export async function registerSandboxWorkers(services: Services): Promise<void> {
  if (services.payments.id !== SANDBOX) return
  const { jobs } = services
  await jobs.work(sandboxEventJob, { concurrency: 1 }, (event) => applyEvent(services, event))
  await jobs.work(sandboxRenewalsJob, { concurrency: 1 }, () => renewDue(services))
}

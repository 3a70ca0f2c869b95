import type { Services } from '#server/services.ts'
import {
  reconcileCustomerJob,
  reconcileCustomerOnce,
  reconcileNightly,
  reconcileNightlyJob,
} from './reconcile-nightly.ts'
import { removeCustomers, removeCustomersJob } from './remove-customers.ts'
import { registerSandboxWorkers } from './sandbox/worker.ts'

export async function registerBillingWorkers(services: Services): Promise<void> {
  const { jobs } = services
  await jobs.work(reconcileNightlyJob, { concurrency: 1 }, () => reconcileNightly(services))
  await jobs.work(reconcileCustomerJob, { concurrency: 1 }, (payload) => reconcileCustomerOnce(services, payload))
  await jobs.work(removeCustomersJob, { concurrency: 1 }, () => removeCustomers(services))
  await registerSandboxWorkers(services)
}

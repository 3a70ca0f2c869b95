import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { listPaidPacks } from '#server/money/purchases/checkout-store.ts'
import { findCustomer, isKnown, listCustomersToReconcile } from './customer-store.ts'
import { deleteOldEvents } from './event-store.ts'
import { reconcilePayment } from './reconcile-payment.ts'
import { reconcileEverything } from './reconcile-returned.ts'

/** Finds each night what no webhook has reported; each customer is a job of its own with its own retries. */
export const reconcileNightlyJob: JobDefinition = {
  name: 'reconcile-payments',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '5 4 * * *',
}

export const reconcileCustomerJob: JobDefinition<{ customerId: string }> = {
  name: 'reconcile-customer',
  payload: z.object({ customerId: z.uuid() }),
  retryLimit: 5,
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Providers repeat an event for some days; much later, somebody may do so by hand. */
const EVENTS_KEPT_MS = 90 * DAY_MS
/** Banks accept disputes for about four months. */
const REFUNDABLE_MS = 180 * DAY_MS

export async function reconcileNightly(services: Pick<Services, 'db' | 'jobs' | 'now' | 'payments'>): Promise<void> {
  const { db, jobs, payments, now } = services
  await deleteOldEvents(db, new Date(now().getTime() - EVENTS_KEPT_MS))
  for (const customerId of await listCustomersToReconcile(db, payments.id)) {
    await jobs.send(db, reconcileCustomerJob, { customerId })
  }
}

export async function reconcileCustomerOnce(
  services: Pick<Services, 'db' | 'log' | 'newId' | 'now' | 'payments'>,
  { customerId }: { customerId: string },
): Promise<void> {
  const { db, payments, now } = services
  const customer = await findCustomer(db, customerId)
  if (!isKnown(customer) || customer.userId === null || customer.provider !== payments.id) return
  await reconcileEverything(services, customer)
  const packs = await listPaidPacks(db, customer.userId)
  const since = now().getTime() - REFUNDABLE_MS
  for (const pack of packs) {
    if (pack.provider === payments.id && pack.createdAt.getTime() > since) await reconcilePayment(services, pack)
  }
}

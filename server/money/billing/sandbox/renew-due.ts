import { z } from 'zod'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { sendEvent } from './send-event.ts'
import { settleCustomer } from './settle-customer.ts'
import { listDueCustomers } from './store.ts'

/** Ends trials and renews plans even if nobody looks, and reports it to the app. */
export const sandboxRenewalsJob: JobDefinition = {
  name: 'sandbox-renewals',
  payload: z.object({}),
  retryLimit: 2,
  schedule: '*/5 * * * *',
}

export async function renewDue(services: Pick<Services, 'db' | 'jobs' | 'now' | 'newId'>): Promise<void> {
  for (const customerId of await listDueCustomers(services.db, services.now())) {
    await services.db.transaction(async (tx) => {
      await settleCustomer(tx, services, customerId)
      await sendEvent(tx, services, { kind: 'customer', id: customerId })
    })
  }
}

import { z } from 'zod'
import { makeMonths } from '#server/platform/db/partitions/make-months.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { deleteAuditBefore } from './store.ts'

/** Deletes events each night that are too old for anybody to ask about. */
export const forgetAuditJob: JobDefinition = {
  name: 'forget-audit-events',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '45 4 * * *',
}

/** A year, and the month in which it is closed. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000

/** Rows deleted by one statement, so that its duration does not grow with their number. */
const BATCH = 1_000

export async function registerAuditWorker(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await services.jobs.work(forgetAuditJob, { concurrency: 1 }, async () => {
    await forgetAudit(services)
    await makeMonths(services.db, 'audit_events', services.now())
  })
}

export async function forgetAudit({ db, now }: Pick<Services, 'db' | 'now'>, batch = BATCH): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  while ((await deleteAuditBefore(db, before, batch)) === batch);
}

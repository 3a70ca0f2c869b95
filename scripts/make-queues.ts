import { pino } from 'pino'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'

/** Brings the queue's tables up to date, as opening a database does for our own. */
export async function makeQueues(opened: OpenedDatabase): Promise<void> {
  const jobs = await openJobs(opened, JOB_DEFINITIONS, pino({ level: 'warn' }), { watches: false })
  await jobs.stop()
}

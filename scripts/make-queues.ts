import { pino } from 'pino'
import type { OpenedDatabase } from '#server/db/opened-database.ts'
import { JOB_DEFINITIONS } from '#server/job-definitions.ts'
import { openJobs } from '#server/jobs/open-jobs.ts'

/** Opening a database brings its tables up to date; this does the same for those of the queue. */
export async function makeQueues(opened: OpenedDatabase): Promise<void> {
  const jobs = await openJobs(opened, JOB_DEFINITIONS, pino({ level: 'warn' }), { watches: false })
  await jobs.stop()
}

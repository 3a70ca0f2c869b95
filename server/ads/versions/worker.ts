import type { Services } from '#server/services.ts'
import { purgeReplaced, purgeReplacedJob } from './purge-replaced.ts'

export async function registerVersionsWorker(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  await services.jobs.work(purgeReplacedJob, { concurrency: 1 }, () => purgeReplaced(services))
}

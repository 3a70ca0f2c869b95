import type { Services } from '#server/services.ts'
import type { SigningServices } from './sign-ad.ts'
import { correctSources, correctSourcesJob } from './correct-sources.ts'
import { deleteObjects, deleteObjectsJob, sweepOrphans, sweepOrphansJob } from './delete-objects.ts'
import { purgeUnattached, purgeUnattachedJob } from './purge-unattached.ts'

export async function registerImageWorkers(
  services: SigningServices & Pick<Services, 'db' | 'jobs' | 'now' | 'storage'>,
): Promise<void> {
  const { jobs } = services
  await jobs.work(deleteObjectsJob, { concurrency: 1 }, (payload) => deleteObjects(services, payload))
  await jobs.work(sweepOrphansJob, { concurrency: 1 }, () => sweepOrphans(services))
  await jobs.work(correctSourcesJob, { concurrency: 1 }, (_, context) => correctSources(services, context))
  await jobs.send(services.db, correctSourcesJob, {})
  await jobs.work(purgeUnattachedJob, { concurrency: 1 }, () => purgeUnattached(services))
}

import { z } from 'zod'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { JobDefinition } from '#server/platform/jobs/jobs.ts'
import { listUnheld } from '#server/ads/reviews/store.ts'
import type { Services } from '#server/services.ts'
import { deleteOldChanges } from '#server/ads/changes/store.ts'
import { keptSince } from '#server/ads/generation/kept-versions.ts'
import { deleteReplacedVariants } from '#server/ads/variants/store.ts'

export const purgeReplacedJob: JobDefinition = {
  name: 'purge-replaced-variants',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '25 3 * * *',
}

/** Versions per transaction. */
const PORTION = 500

export async function purgeReplaced(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  const before = keptSince(services.now())
  while (await purgeSome(services, before));
  await deleteOldChanges(services.db, before)
}

/**
 * Purges one portion in a transaction of its own, so that a night with many blocks nobody. Returns false if it was the
 * last one.
 */
function purgeSome(services: Pick<Services, 'db' | 'jobs' | 'now'>, before: Date): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const gone = await deleteReplacedVariants(tx, before, PORTION)
    await dropImages(tx, services, await listUnheld(tx, gone))
    return gone.length === PORTION
  })
}

import { z } from 'zod'
import { deleteObjectsJob } from '../images/delete-objects.ts'
import { deleteImages } from '../images/store.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import { listUnheld } from '../reviews/store.ts'
import type { Services } from '../services.ts'
import { deleteOldChanges } from '../variants/change-store.ts'
import { keptSince } from './kept-versions.ts'
import { deleteReplacedVariants } from '../variants/store.ts'

export const purgeReplacedJob: JobDefinition = {
  name: 'purge-replaced-variants',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '25 3 * * *',
}

export async function purgeReplaced(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    const imageIds = await listUnheld(tx, await deleteReplacedVariants(tx, keptSince(services.now())))
    await deleteOldChanges(tx, keptSince(services.now()))
    await deleteImages(tx, imageIds, services.now())
    await services.jobs.send(tx, deleteObjectsJob, { imageIds })
  })
}

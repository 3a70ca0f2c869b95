import { z } from 'zod'
import { deleteObjectsJob } from '../images/delete-objects.ts'
import { deleteImages } from '../images/store.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { deleteVariantRows, listReplacedVariants } from './variant-store.ts'

export const purgeReplacedJob: JobDefinition = {
  name: 'purge-replaced-variants',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '25 3 * * *',
}

/** How long Regenerate's previous versions can be brought back. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

export async function purgeReplaced(services: Services): Promise<void> {
  const before = new Date(services.now().getTime() - KEPT_MS)
  await services.db.transaction(async (tx) => {
    const old = await listReplacedVariants(tx, before)
    const imageIds = old.map((variant) => variant.imageId)
    await deleteVariantRows(
      tx,
      old.map((variant) => variant.id),
    )
    await deleteImages(tx, imageIds, services.now())
    await services.jobs.send(tx, deleteObjectsJob, { imageIds })
  })
}

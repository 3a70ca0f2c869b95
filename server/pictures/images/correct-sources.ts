import { createHash } from 'node:crypto'
import { z } from 'zod'
import { digitalSourceOf } from '#contract/pictures/digital-source.ts'
import type { JobContext, JobDefinition } from '#server/platform/jobs/jobs.ts'
import type { Services } from '#server/services.ts'
import { imageKey } from './keys.ts'
import { listAdsWithoutSource, setDigitalSource, type AdWithoutSource } from './store.ts'
import { readShownPhotos } from './read-shown-photos.ts'
import { signJpeg, type SigningServices } from './sign-ad.ts'
import { withSource } from './with-source.ts'

/** Sent at each start, and nightly: once every ad has its term there is nothing to do. */
export const correctSourcesJob: JobDefinition = {
  name: 'correct-digital-sources',
  payload: z.object({}),
  retryLimit: 3,
  schedule: '40 3 * * *',
}

const BATCH = 50

/**
 * Writes the right source term into the files of old ads and signs them after it; the pixels are not touched. Ads from before the term was
 * stored say `compositeSynthetic`, even if AI had no part in them (docs/decisions/0047).
 */
export async function correctSources(
  services: CorrectingServices,
  { signal }: Pick<JobContext, 'signal'>,
): Promise<void> {
  for (;;) {
    const ads = await listAdsWithoutSource(services.db, BATCH)
    for (const ad of ads) {
      signal.throwIfAborted()
      await correctSource(services, ad)
    }
    if (ads.length < BATCH) return
  }
}

type CorrectingServices = SigningServices & Pick<Services, 'db' | 'storage'>

async function correctSource(services: CorrectingServices, ad: AdWithoutSource): Promise<void> {
  const { db, storage } = services
  const key = imageKey(ad.imageId)
  const digitalSource = digitalSourceOf(ad)
  const bytes = await storage.get(key)
  const marked = bytes && withSource(bytes, digitalSource)
  if (!marked) {
    await setDigitalSource(db, ad.imageId, { digitalSource })
    return
  }
  const photos = await readShownPhotos(services, ad.photos ?? [])
  const signed = await signJpeg(services, marked, {
    format: ad.format,
    digitalSource,
    photos: photos.flatMap((photo) => photo ?? []),
    facts: {},
  })
  await storage.put(key, signed, 'image/jpeg')
  const sha256 = createHash('sha256').update(signed).digest('hex')
  const stillThere = await setDigitalSource(db, ad.imageId, { digitalSource, sha256, bytes: signed.byteLength })
  // If the image was deleted while this ran, its bytes may have been deleted before these were written.
  if (!stillThere) await storage.delete(key)
}

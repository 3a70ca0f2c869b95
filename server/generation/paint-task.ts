import { pickCustomColors } from '#contract/custom-colors.ts'
import type { ImageEntry } from '#contract/image.ts'
import { readImageId } from '../images/image-id.ts'
import { pickWords } from '../creatives/pick-words.ts'
import { type CreativeRow, findCreative } from '../creatives/store.ts'
import { AppError } from '../http/app-error.ts'
import { imageKey } from '../images/keys.ts'
import { isMadeByAi } from '../images/read-source.ts'
import { findImage } from '../images/store.ts'
import type { Services } from '../services.ts'
import type { JobRow } from '../variants/job-store.ts'
import type { PaintTask, Photo } from './painter.ts'
import { listVersionFamilies } from '../variants/store.ts'

/** Gathers what a job's ad is painted from. Throws what no second attempt could mend as an AppError. */
export async function readPaintTask(services: Pick<Services, 'db' | 'storage'>, job: JobRow): Promise<PaintTask> {
  const creative = await findCreative(services.db, job.creativeId)
  if (!creative) throw new AppError('NOT_FOUND', 'This ad does not exist any more. Please go back to your ads.')
  const photos = await readPhotos(services, creative.productImages)
  if (photos.length === 0) {
    const message = 'The product images of this ad cannot be read. Please upload them again.'
    throw new AppError('GENERATION_FAILED', message)
  }
  const inspiration = await readPhotos(services, creative.inspirationImages)
  // A job that is run twice reads the same: a variant takes its place only when its own job is done.
  const versions = await listVersionFamilies(services.db, job.creativeId)
  const { format, seed, campaignSeed } = job
  return { ad: pickFields(creative), photos, inspiration, format, seed, campaignSeed, versions }
}

export async function readPhotos(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  entries: ImageEntry[],
): Promise<Photo[]> {
  const photos: Photo[] = []
  for (const entry of entries) {
    const imageId = readImageId(entry.url)
    const image = imageId && (await findImage(db, imageId))
    const bytes = image && (await storage.get(imageKey(image.id)))
    if (!bytes) continue
    const said = {
      ...(entry.keepWhole && { keepWhole: true }),
      ...(isMadeByAi(image.digitalSource) && { synthetic: true }),
    }
    photos.push({ sha256: image.sha256, bytes, ...said })
  }
  return photos
}

/** The style was complete when the job was accepted, but the ad may have been edited since. */
function pickFields(creative: CreativeRow): PaintTask['ad'] {
  const { adStyle, colorPalette, typography, tone } = creative
  if (!adStyle || !colorPalette || !typography || !tone) {
    throw new AppError('VALIDATION_FAILED', 'The style of this ad is not complete. Please choose it and try again.')
  }
  const customColors = pickCustomColors(creative)
  return { ...pickWords(creative), customColors, adStyle, colorPalette, typography, tone }
}

import { pickCustomColors } from '#contract/custom-colors.ts'
import type { ImageEntry } from '#contract/image.ts'
import { readImageId } from '../images/image-id.ts'
import { pickWords } from '../creatives/pick-words.ts'
import { type CreativeRow, findCreative } from '../creatives/store.ts'
import { listStrokes } from '../cut-outs/store.ts'
import { AppError } from '../http/app-error.ts'
import { imageKey } from '../images/keys.ts'
import { isMadeByAi } from '../images/read-source.ts'
import { findImage, type ImageRow } from '../images/store.ts'
import type { Services } from '../services.ts'
import type { JobRow } from '../variants/job-store.ts'
import type { PaintTask, Photo } from './painter.ts'
import { listVersionFamilies } from '../variants/store.ts'

/** Gathers what a job's ad is painted from. Throws what no second attempt could mend as an AppError. */
export async function readPaintTask(services: PhotoServices, job: JobRow): Promise<PaintTask> {
  const creative = await findCreative(services.db, job.creativeId)
  if (!creative) throw new AppError('NOT_FOUND', 'This ad does not exist any more. Please go back to your ads.')
  const photos = await readStudiedPhotos(services, creative)
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

type PhotoServices = Pick<Services, 'db' | 'storage' | 'studies'>

/** The product images of an ad with what was painted over them, and with the studies that are kept of them, or made now. */
export async function readStudiedPhotos(
  services: PhotoServices,
  { id, productImages }: Pick<CreativeRow, 'id' | 'productImages'>,
): Promise<Photo[]> {
  const images = await readImages(services, productImages)
  const touchUps = await listStrokes(services.db, id)
  return Promise.all(
    images.map(async ({ image, photo }) => {
      const study = await services.studies.find(image)
      const strokes = touchUps.get(image.id)
      return { ...photo, ...(strokes && { strokes }), ...(study && { study }) }
    }),
  )
}

async function readPhotos(services: PhotoServices, entries: ImageEntry[]): Promise<Photo[]> {
  return (await readImages(services, entries)).map(({ photo }) => photo)
}

async function readImages(
  { db, storage }: PhotoServices,
  entries: ImageEntry[],
): Promise<{ image: ImageRow; photo: Photo }[]> {
  const found: { image: ImageRow; photo: Photo }[] = []
  for (const entry of entries) {
    const imageId = readImageId(entry.url)
    const image = imageId && (await findImage(db, imageId))
    const bytes = image && (await storage.get(imageKey(image.id)))
    if (!bytes) continue
    const said = {
      ...(entry.cutOut && { cutOut: entry.cutOut }),
      ...(isMadeByAi(image.digitalSource) && { synthetic: true }),
    }
    found.push({ image, photo: { sha256: image.sha256, bytes, ...said } })
  }
  return found
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

import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import type { ImageEntry } from '#contract/pictures/image.ts'
import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import type { Look } from '#contract/ads/look.ts'
import { SKETCH_FORMAT } from '#contract/ads/sketch.ts'
import type { PaintedLook } from '#server/platform/db/painted.ts'
import { readBrandName } from '#server/ads/brand/read-brand-name.ts'
import { readFonts } from '#server/ads/brand/read-fonts.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { roleColorsOf } from '#server/ads/creatives/role-colors.ts'
import { pickAdText } from '#server/ads/creatives/pick-words.ts'
import { type CreativeRow, findCreative } from '#server/ads/creatives/store.ts'
import { listStrokes } from '#server/ads/cut-outs/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { isMadeByAi } from '#server/pictures/images/metadata/read-source.ts'
import { findImage, type ImageRow } from '#server/pictures/images/store.ts'
import type { Services } from '#server/services.ts'
import { isCopied } from '#server/ads/variants/describe-composed.ts'
import { type JobRow, listUnfinishedJobs } from '#server/ads/generation-jobs/store.ts'
import { ownOfNext, withOwnOf } from '#server/ads/variants/own-of-picture.ts'
import type { PaintedFrom } from '#server/ads/variants/painted-from.ts'
import { touchUpOf, wantedCutOut } from '#server/ads/variants/find-staleness.ts'
import type { LogoFile, PaintTask, Photo } from './painter.ts'
import { fingerprintOf } from './recipe.ts'
import { isSameHero, settledTreatment } from '#server/ads/variants/settled-treatment.ts'
import { findCurrentVariant, listComposed } from '#server/ads/variants/store.ts'

/** A look that is only being considered. */
type Chosen = Look & Pick<CreativeRow, 'customColors'> & Partial<Pick<CreativeRow, 'browserLanguages'>>

/**
 * Gathers the input of a job's painting, what of it is stored with the picture, and the fingerprint of both. Throws an
 * AppError for what no second attempt could mend.
 */
export async function readPaintTask(
  services: PaintServices,
  job: Pick<JobRow, 'creativeId' | 'format' | 'seed' | 'campaignSeed'>,
  look?: Chosen,
): Promise<{ task: PaintTask; from: PaintedFrom; of: string }> {
  const found = await findCreative(services.db, job.creativeId)
  if (!found) throw new AppError('NOT_FOUND', 'This ad does not exist any more. Please go back to your ads.')
  const ad = { ...found, ...look }
  // Changes made on this picture alone also go to its next version.
  const own = ownOfNext(ad, job.format, await findCurrentVariant(services.db, ad.id, job.format))
  const creative = withOwnOf(ad, own)
  const files = await readPhotosOf(services, creative.productImages)
  const photos = await studyPhotos(services, creative.id, files)
  if (photos.length === 0) {
    const message = 'The product images of this ad cannot be read. Please upload them again.'
    throw new AppError('GENERATION_FAILED', message)
  }
  const logo = await readLogo(services, creative.logo)
  const fonts = await readFonts(services, creative)
  const inspiration = await readPhotos(services, creative.inspirationImages)
  const { format, seed, campaignSeed } = job
  const painted = files.slice(0, SHOWN_PHOTOS_MAX).map(({ image, entry }) => ({
    imageId: image.id,
    cutOut: wantedCutOut(entry),
    touchUp: touchUpOf(creative, image.id),
  }))
  const past = await readPast(services.db, ad, { ...job, hero: painted[0] })
  const brandName = await readBrandName(services.db, creative)
  const fields = {
    ...pickFields(creative),
    ...(brandName && { brandName }),
    roleColors: roleColorsOf(creative, format),
  }
  // Step 3 has shown it as a square sketch, and it is that ad in another shape. Ads of campaigns and of experiments
  // were sketched elsewhere or not at all.
  const isSketched = past.versions?.length === 0 && creative.campaignId === null && creative.angle === null
  return {
    of: fingerprintOf(creative, format),
    task: {
      ad: fields,
      photos,
      inspiration,
      logo,
      fonts,
      format,
      seed,
      campaignSeed,
      ...past,
      ...(isSketched && { sketchedIn: SKETCH_FORMAT }),
    },
    from: {
      photos: painted,
      ad: creative,
      look: lookOf(fields),
      logo: creative.logo,
      own,
    },
  }
}

/**
 * Reads what the ad has and had. A job that is run twice reads the same: a variant takes its place only when its own
 * job is done.
 */
async function readPast(
  db: Services['db'],
  ad: CreativeRow,
  { format, seed, hero }: Seeded & { hero: PaintedFrom['photos'][number] | undefined },
): Promise<Pick<PaintTask, 'versions' | 'treatment' | 'copied'>> {
  const composed = await listComposed(db, ad.id)
  const busy = await listUnfinishedJobs(db, [ad.id])
  const remade = busy.filter((other) => other.seed === seed).map((other) => other.format)
  const isLikeOriginal = isSameHero(ad.composedAs?.hero, hero) && isCopied(seed, ad)
  const original = isLikeOriginal ? ad.composedAs : null
  const picture = original?.formats?.[format]
  return {
    versions: composed.map(({ format, seed, family }) => ({ format, seed, family })),
    treatment: settledTreatment(composed, { format, seed, hero, remade }) ?? original?.treatment,
    ...(picture?.seed === seed && { copied: picture }),
  }
}

type Seeded = Pick<JobRow, 'format' | 'seed'>

/** Returns the look that a picture is painted with. */
function lookOf({ adStyle, colorPalette, typography, tone, customColors }: PaintTask['ad']): PaintedLook {
  return {
    adStyle,
    colorPalette,
    typography,
    tone,
    customColors: colorPalette === 'custom' ? customColors : [],
  }
}

type PhotoServices = Pick<Services, 'db' | 'storage' | 'studies'>

/** The plan decides on fonts. */
type PaintServices = PhotoServices & Pick<Services, 'payments' | 'now'>

interface FoundPhoto {
  entry: ImageEntry
  image: ImageRow
  photo: Photo
}

/** Reads the product images of an ad with the user's strokes and with their studies, stored or made now. */
export async function readStudiedPhotos(
  services: PhotoServices,
  { id, productImages }: Pick<CreativeRow, 'id' | 'productImages'>,
): Promise<Photo[]> {
  return studyPhotos(services, id, await readPhotosOf(services, productImages))
}

async function studyPhotos(
  { db, studies }: PhotoServices,
  creativeId: string,
  found: readonly FoundPhoto[],
): Promise<Photo[]> {
  const touchUps = await listStrokes(db, creativeId)
  return Promise.all(
    found.map(async ({ image, photo }) => {
      const study = await studies.find(image)
      const strokes = touchUps.get(image.id)
      return { ...photo, ...(strokes && { strokes }), ...(study && { study }) }
    }),
  )
}

async function readPhotos(services: PhotoServices, entries: ImageEntry[]): Promise<Photo[]> {
  return (await readPhotosOf(services, entries)).map(({ photo }) => photo)
}

async function readPhotosOf({ db, storage }: PhotoServices, entries: ImageEntry[]): Promise<FoundPhoto[]> {
  const found: FoundPhoto[] = []
  for (const entry of entries) {
    const imageId = readImageId(entry.url)
    const image = imageId && (await findImage(db, imageId))
    const bytes = image && (await storage.get(imageKey(image.id)))
    if (!bytes) continue
    const facts = {
      ...(entry.cutOut && { cutOut: entry.cutOut }),
      ...(isMadeByAi(image.digitalSource) && { synthetic: true }),
    }
    found.push({ entry, image, photo: { sha256: image.sha256, bytes, ...facts } })
  }
  return found
}

/** Reads a logo in its forms; an ad is painted without one that no longer exists. */
export async function readLogo(services: PhotoServices, logo: CreativeRow['logo']): Promise<LogoFile | undefined> {
  if (!logo) return undefined
  const { url, onDark, name } = logo
  const [file] = await readPhotos(services, [{ url, name }])
  const [darkFile] = onDark === undefined ? [] : await readPhotos(services, [{ url: onDark, name }])
  return file && { ...file, ...(darkFile && { onDark: darkFile }) }
}

/**
 * Picks the fields that are painted. The style was complete when the job was accepted, but the ad may have been edited
 * since.
 */
export function pickFields(creative: CreativeRow): PaintTask['ad'] {
  const { adStyle, colorPalette, typography, tone } = creative
  if (!adStyle || !colorPalette || !typography || !tone) {
    throw new AppError('VALIDATION_FAILED', 'The style of this ad is not complete. Please choose it and try again.')
  }
  const customColors = pickCustomColors(creative)
  const look = { customColors, adStyle, colorPalette, typography, tone }
  return { ...pickAdText(creative), ...look, ...(creative.campaignId !== null && { isPaletteShared: true }) }
}

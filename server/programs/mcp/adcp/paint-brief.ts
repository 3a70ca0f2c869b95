import { createHash } from 'node:crypto'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { Look } from '#contract/ads/look.ts'
import { sketchWhileAwaited } from '#server/ads/suggestions/sketch-while-awaited.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { fetchPhoto } from '#server/pictures/images/fetch-photo.ts'
import { isMadeByAi } from '#server/pictures/images/metadata/read-source.ts'
import type { PreparedFile } from '#server/pictures/images/picture-tasks.ts'
import { readKept } from '#server/pictures/images/keep-credentials.ts'
import { signAd } from '#server/pictures/images/sign-ad.ts'
import { readPreparedFile } from '#server/pictures/images/prepare-upload.ts'
import type { PaintTask } from '#server/ads/generation/painter.ts'
import type { Ad } from '#studio/index.ts'
import type { ToolContext } from '../tool.ts'
import { fetchedFor } from './errors.ts'
import type { AdcpBrief } from './read-brief.ts'

/** A brief with its photo, ready to be painted in any format: all that decides on the picture. */
export interface PaintableBrief {
  brief: AdcpBrief
  look: Look & { customColors: string[] }
  file: PreparedFile
  photo: PaintTask['photos'][number]
  /** Credentials that the photo's file had. */
  credentials: Uint8Array | undefined
  /** Hash of everything that decides on the pictures: the same request has the same, on every machine. */
  recipe: string
  seed: number
}

export interface PaintedFormat {
  format: FormatId
  ad: Ad
  sha256: string
}

/**
 * Fetches the photo of a brief into `folder`, which has to exist until the pictures are kept, and settles its look. Nothing
 * of the account decides on it: the same brief is the same picture for every user.
 */
export async function prepareBrief(brief: AdcpBrief, folder: string, context: ToolContext): Promise<PaintableBrief> {
  const { services, program, signal, sketching } = context
  const { address, field } = brief.photo
  const request = { address, folder, owner: program.userId, signal }
  const what = 'The picture of this asset cannot be fetched'
  const file = await fetchedFor({ field, code: 'CREATIVE_INACCESSIBLE', what }, async () => {
    // Counted first: a limit of programs is a limit of what they have us fetch.
    await context.countChange()
    return fetchPhoto(services, request)
  })
  const { bytes, thumbnail } = await readPreparedFile(file)
  const { sha256, digitalSource } = file.facts
  const synthetic = brief.photo.isSynthetic || isMadeByAi(digitalSource)
  const { productName, productDescription, productPrice = null, productDiscount = null, taglines = [] } = brief.fields
  const words = { productName, productDescription, productPrice, productDiscount, taglines, browserLanguages: [] }
  const { recommended } = await sketching.thread.adviseLook({ words, hero: { imageId: sha256, bytes: thumbnail } })
  const own = brief.brandColors.length > 0 ? { colorPalette: 'custom' as const } : {}
  const look = { ...recommended, ...own, customColors: brief.brandColors }
  const recipe = createHash('sha256')
    .update(JSON.stringify([brief.fields, look, sha256, synthetic]))
    .digest('hex')
  return {
    brief,
    look,
    file,
    credentials: await readKept(services, file, program.userId),
    photo: { sha256, bytes, ...(synthetic && { synthetic }) },
    recipe,
    seed: Number.parseInt(recipe.slice(0, 8), 16) >>> 1,
  }
}

/** Paints a brief in one format, by the built-in studio: the bytes are final, and stored nowhere. */
export async function paintBrief(
  { brief, look, file, photo, credentials, seed }: PaintableBrief,
  format: FormatId,
  { services, program, signal, sketching, countChange }: ToolContext,
): Promise<PaintedFormat> {
  const { productPrice = null, productDiscount = null, taglines = [], ...words } = brief.fields
  const task: PaintTask = {
    ad: { ...words, productPrice, productDiscount, taglines, ...look, roleColors: {}, dials: {}, browserLanguages: [] },
    photos: [photo],
    inspiration: [],
    format,
    seed,
    campaignSeed: seed,
    versions: [],
  }
  // Each picture counts, so that many in one request are many.
  await countChange()
  const leave = await sketching.places.take(program.userId, signal)
  try {
    const painted = await sketchWhileAwaited(services, signal, (options) =>
      sketching.pool.paint(task, { signal: options.signal, onStage: options.onBegun }),
    )
    const { contentType, sha256, digitalSource } = file.facts
    const ad = await signAd(services, painted, {
      format,
      photos: [{ contentType, sha256, ...(digitalSource && { digitalSource }), ...(credentials && { credentials }) }],
      brief: { fields: brief.fields, look },
    })
    return { format, ad, sha256: createHash('sha256').update(ad.jpeg).digest('hex') }
  } catch (error) {
    if (error instanceof AppError) throw error
    services.log.warn({ err: error }, 'A picture of an AdCP request could not be painted')
    throw new AppError('GENERATION_FAILED', noLayout(format))
  } finally {
    leave()
  }
}

function noLayout(format: FormatId): string {
  return `No layout of ${getFormat(format).name} has room for this photo and these words: shorten the words, or take another photo.`
}

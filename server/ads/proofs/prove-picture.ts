import { readFile } from 'node:fs/promises'
import { getFormat } from '#contract/formats.ts'
import type { PictureProof } from '#contract/ads/proof.ts'
import { readFonts } from '#server/ads/brand/read-fonts.ts'
import { onFirstPhoto } from '#server/ads/changes/change-picture.ts'
import { readScene } from '#server/ads/changes/read-scene.ts'
import { readPaintedPhotos } from '#server/ads/changes/painted-photos.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { readLogo } from '#server/ads/generation/paint-task.ts'
import { sketchWhileAwaited } from '#server/ads/suggestions/sketch-while-awaited.ts'
import type { Sketching } from '#server/ads/suggestions/sketching.ts'
import { findVariant } from '#server/ads/variants/store.ts'
import { withoutCredentials } from '#server/pictures/images/without-credentials.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import type { ReceivedPicture } from './receive-picture.ts'
import { findVariantOfFile } from './store.ts'

type ProofServices = Pick<Services, 'db' | 'log' | 'now' | 'payments' | 'storage' | 'studies'>

interface ProofRequest {
  userId: string
  picture: ReceivedPicture
  signal: AbortSignal
}

/**
 * Proves that a file is an ad of a user's own by painting it once more: the stored recipe is painted, and compared with
 * the file, without its credentials, byte by byte. Throws NOT_FOUND for any other file, whatever it claims to be.
 */
export async function provePicture(
  services: ProofServices,
  { pool, places }: Pick<Sketching, 'pool' | 'places'>,
  { userId, picture, signal }: ProofRequest,
): Promise<PictureProof> {
  const variantId = await findVariantOfFile(services.db, userId, picture.sha256)
  const variant = variantId && (await findVariant(services.db, variantId))
  const creative = variant && (await findCreative(services.db, variant.adId))
  if (!variant || !creative) throw new AppError('NOT_FOUND', NOT_YOURS)
  const proof = (outcome: PictureProof['outcome'], message: string | null = null) => ({
    outcome,
    message,
    creativeId: creative.id,
  })
  const { photos, layout, format, logo } = variant
  const { name } = getFormat(format)
  if (!photos) return proof('refused', `${name} was made before its photos were kept with it.`)
  const task = {
    layout: onFirstPhoto(layout),
    photos: await readPaintedPhotos(services, photos, { creativeId: creative.id, formatName: name }),
    scene: await readScene(services, variant),
    logo: await readLogo(services, logo),
    fonts: await readFonts(services, creative),
  }
  const leave = await places.take(userId, signal)
  try {
    const painted = await sketchWhileAwaited(services, signal, (options) => pool.paintStored(task, options))
    if ('refused' in painted) return proof('refused', painted.refused)
    const file = withoutCredentials(await readFile(picture.path))
    return proof(file.equals(painted.jpeg) ? 'same' : 'different')
  } finally {
    leave()
  }
}

const NOT_YOURS =
  'No ad of yours has exactly this file. Please send it as it was downloaded: a program that saved it again has changed it.'

import { getFormat } from '#contract/formats.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'
import { sceneKey } from '#server/pictures/images/keys.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'

/** Reads the bytes of the scene that a model painted for the picture. */
export async function readScene(
  { storage }: Pick<Services, 'storage'>,
  { layout, imageId, format }: VariantRow,
): Promise<Uint8Array | undefined> {
  if (layout.family !== 'scene') return undefined
  const scene = await storage.get(sceneKey(imageId))
  if (scene) return scene
  throw new AppError(
    'GENERATION_FAILED',
    `The background of ${getFormat(format).name} is no longer kept: make it again to change it.`,
  )
}

import { type Exit, type Extra, EXTRAS } from '#contract/ads/extras.ts'
import { getFormat } from '#contract/formats.ts'
import { readFonts } from '#server/ads/brand/read-fonts.ts'
import { choosePhotos, readPaintedPhotos } from '#server/ads/changes/painted-photos.ts'
import { readScene } from '#server/ads/changes/read-scene.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import { clickAddressOf } from '#server/ads/extras/click-address.ts'
import type { Extras } from '#server/ads/extras/extra-file.ts'
import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import { readLogo } from '#server/ads/generation/paint-task.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { ChildLost } from '#server/platform/worker-processes/child.ts'
import type { Services } from '#server/services.ts'

/** Files that are wanted beside the pictures of an archive. */
export interface WantedExtras {
  extras: readonly Extra[]
  exit: Exit
  hasMotion: boolean
  /** Aborted when nobody reads the archive any more. */
  signal: AbortSignal
}

export type ExtrasServices = Pick<Services, 'db' | 'log' | 'now' | 'payments' | 'storage' | 'studies'> & {
  pool: Pick<PaintPool, 'paintExtras'>
}

/** A picture of which files can be written. */
export interface PaintedFile {
  creative: CreativeRow
  variant: VariantRow
}

/** Makes the files beside one picture when its turn comes. */
export type ReadExtras<File> = (file: File, jpeg: Uint8Array) => Promise<Extras>

/** Returns the reader of an archive's files. A picture of which none can be made has a note that says why. */
export function readerOfExtras(services: ExtrasServices, wanted: WantedExtras): ReadExtras<PaintedFile> {
  return async (file, jpeg) => {
    try {
      return await makeExtras(services, file, { ...wanted, jpeg })
    } catch (error) {
      if (!(error instanceof AppError) && !(error instanceof ChildLost)) throw error
      if (error instanceof ChildLost) services.log.error({ err: error }, 'The files of a picture were not written')
      const names = wanted.extras.map((extra) => EXTRAS.find(({ id }) => id === extra)!.name).join(', ')
      const reason = error instanceof AppError ? error.message : 'Please try again soon.'
      return { files: [], fonts: [], notes: [`It is here without ${names}. ${reason}`] }
    }
  }
}

async function makeExtras(
  services: ExtrasServices,
  { creative, variant }: PaintedFile,
  { signal, ...options }: WantedExtras & { jpeg: Uint8Array },
): Promise<Extras> {
  const format = getFormat(variant.format)
  const { layout, photos } = variant
  if (!photos)
    throw new AppError('GENERATION_FAILED', 'It was made before its photos were kept with it: make it again.')
  // Loaded when it is first needed, because it loads a part of the studio.
  const { altTextOf, readShownTexts } = await import('#studio/words.ts')
  const own = { creativeId: creative.id, formatName: format.name }
  const task = {
    ...options,
    layout,
    photos: await readPaintedPhotos(services, choosePhotos(photos, {}, creative), own),
    scene: await readScene(services, variant),
    logo: await readLogo(services, variant.logo),
    fonts: await readFonts(services, creative),
    format,
    productName: creative.productName,
    altText: altTextOf(readShownTexts(layout), creative.productName),
    language: layout.direction.language,
    clickAddress: clickAddressOf(creative.webAddress),
  }
  return services.pool.paintExtras(task, { signal })
}

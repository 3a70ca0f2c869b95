import { getFormat, type FormatId } from '#contract/formats.ts'
import { changePicture } from '#server/ads/changes/change-picture.ts'
import { changeRefusalOf } from '#server/ads/changes/run-change.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import { withLowPriority, type Painters } from '#server/ads/generation/painter.ts'
import type { RepaintServices, Services } from '#server/services.ts'
import { deleteSalePicture, findSaleState, listQueuedFormats } from './store.ts'
import { findCurrentVariant } from '#server/ads/variants/store.ts'
import { refuseSalePicture, storeSalePicture } from './store-picture.ts'

/** Attempts for a picture whose ad or words were changed while it was painted. */
const ATTEMPTS = 3

export const PAINTING_FAILED_MESSAGE = 'This picture could not be painted. Please try again.'

/**
 * Paints the missing pictures of a sale's state: the queue's handler. Each format is stored as soon as it is painted.
 * Safe to run twice.
 */
export async function paintState(
  services: RepaintServices,
  painters: Painters,
  { stateId }: { stateId: string },
  signal: AbortSignal,
): Promise<void> {
  for (const format of await listQueuedFormats(services.db, stateId)) {
    await paintFormat(services, withLowPriority(painters), { stateId, format, signal })
  }
}

/** Ends pictures that were given up, so that they can be requested again. */
export async function giveUpState(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { stateId }: { stateId: string },
): Promise<void> {
  for (const format of await listQueuedFormats(services.db, stateId)) {
    await refuseSalePicture(services, { stateId, format, message: PAINTING_FAILED_MESSAGE })
  }
}

async function paintFormat(
  services: RepaintServices,
  painters: Painters,
  { stateId, format, signal }: { stateId: string; format: FormatId; signal: AbortSignal },
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const state = await findSaleState(services.db, stateId)
    const creative = state && (await findCreative(services.db, state.creativeId))
    if (!creative) return
    const variant = await findCurrentVariant(services.db, creative.id, format)
    if (!variant) return deleteSalePicture(services.db, { stateId, format })
    const change = { changes: { words: state.words } }
    const changed = await changePicture(services, painters, { change, creative, variant, signal }).catch(
      changeRefusalOf,
    )
    if ('message' in changed) {
      return refuseSalePicture(services, { stateId, format, message: changed.message, of: { state, variant } })
    }
    if (await storeSalePicture(services, { state, creative, variant, changed })) return
  }
  const { name } = getFormat(format)
  const message = `${name} was made anew in the meantime: please try again.`
  await refuseSalePicture(services, { stateId, format, message })
}

import { getFormat, type FormatId } from '#contract/formats.ts'
import { findCreative } from '#server/ads/creatives/store.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { asStorageFull } from '#server/platform/http/storage-full.ts'
import type { RepaintServices } from '#server/services.ts'
import { type ChangeRow, updateChange } from './store.ts'
import { notifyAdUpdated } from '#server/ads/variants/ad-events.ts'
import { findCurrentVariant } from '#server/ads/variants/store.ts'
import { changePicture } from './change-picture.ts'
import { recordOutcome, storeChangedPicture } from './store-changed-picture.ts'

/**
 * Makes one change: the queue's handler. Each format is stored as soon as it is painted. Safe to run twice: formats
 * with an outcome and finished changes are left alone. Throws what another attempt may mend.
 */
export async function runChange(
  services: RepaintServices,
  painters: Pick<Painters, 'repaint'>,
  { changeId }: { changeId: string },
  signal: AbortSignal,
): Promise<void> {
  const change = await updateChange(services.db, changeId, { state: 'running' }, services.now())
  if (!change) return
  notifyAdUpdated(change.creativeId)
  const done = change.outcomes.map(({ format }) => format)
  const left = inPaintingOrder(change.formats.filter((format) => !done.includes(format)))
  const ended = await settleAfterFirst(left, (format) => changeFormat(services, painters, { change, format, signal }))
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  await updateChange(services.db, changeId, { state: 'done' }, services.now())
  notifyAdUpdated(change.creativeId)
}

/** Runs the first alone, so that no other holds it up; then the others side by side. */
async function settleAfterFirst<Item>(
  [first, ...others]: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const ahead = first === undefined ? [] : await Promise.allSettled([work(first)])
  return [...ahead, ...(await Promise.allSettled(others.map(work)))]
}

/**
 * Orders the smallest first, so that there is soon something to see; then the largest, which no painter is to be left
 * alone with.
 */
function inPaintingOrder(formats: readonly FormatId[]): FormatId[] {
  const area = (format: FormatId) => getFormat(format).widthPx * getFormat(format).heightPx
  const [smallest, ...others] = formats.toSorted((first, second) => area(first) - area(second))
  return smallest ? [smallest, ...others.toReversed()] : []
}

/** Attempts for a picture that was replaced while it was changed. */
const ATTEMPTS = 3

async function changeFormat(
  services: RepaintServices,
  painters: Pick<Painters, 'repaint'>,
  { change, format, signal }: { change: ChangeRow; format: FormatId; signal: AbortSignal },
): Promise<void> {
  const { name } = getFormat(format)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const creative = await findCreative(services.db, change.creativeId)
    if (!creative) return
    const variant = await findCurrentVariant(services.db, creative.id, format)
    if (!variant) return recordOutcome(services, change, { format, message: `${name} was deleted in the meantime.` })
    const changed = await changePicture(services, painters, { change, creative, variant, signal }).catch(
      changeRefusalOf,
    )
    if ('message' in changed || 'unseen' in changed) return recordOutcome(services, change, { format, ...changed })
    if (await storeChangedPicture(services, { change, variant, changed })) return
  }
  await recordOutcome(services, change, {
    format,
    message: `${name} was made again in the meantime: please try once more.`,
  })
}

/** Returns the refusal. Known errors concern one format; any other may be mended by another attempt. */
export function changeRefusalOf(error: unknown): { message: string } {
  const failure = asStorageFull(error)
  if (failure instanceof AppError) return { message: failure.message }
  throw error
}

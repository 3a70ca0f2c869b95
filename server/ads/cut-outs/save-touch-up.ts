import type { CutOutOfPhoto, Stroke } from '#contract/ads/cut-outs/cut-out.ts'
import { findCreative, updateCreativeFields } from '#server/ads/creatives/store.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { announceStale } from '#server/ads/creatives/announce-pictures.ts'
import type { EventServices } from '#server/programs/webhooks/emit-events.ts'
import type { Services } from '#server/services.ts'
import { getOwnPhoto, type AdPhotoRequest } from './get-own-photo.ts'
import { presentCutOut } from './present.ts'
import { readStudy } from './read-cut-out.ts'
import { deleteStrokes, findStrokes, saveStrokes } from './store.ts'
import { touchUpVersionOf } from './version.ts'

interface TouchUp extends AdPhotoRequest {
  strokes: Stroke[]
  /** The version that the sender read. */
  version: string | undefined
}

/** Replaces the strokes. Throws CONFLICT if they were saved again since the sender read them. */
export async function saveTouchUp(
  services: EventServices & Pick<Services, 'db' | 'studies'>,
  { strokes, version, ...request }: TouchUp,
): Promise<CutOutOfPhoto> {
  const { userId, creativeId, imageId } = request
  const { cutOut } = await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const entry = await getOwnPhoto(tx, request)
    const current = touchUpVersionOf(await findStrokes(tx, request))
    if (version !== undefined && version !== current) throw new TouchUpConflict(current)
    const updatedAt = services.now()
    if (strokes.length === 0) await deleteStrokes(tx, request)
    else await saveStrokes(tx, { creativeId, imageId, strokes, updatedAt })
    const before = (await findCreative(tx, creativeId))!
    const { [imageId]: _, ...others } = before.touchedUp
    const touchedUp = strokes.length === 0 ? others : { ...others, [imageId]: touchUpVersionOf(strokes) }
    // Sketches use this time in their addresses.
    const after = await updateCreativeFields(tx, creativeId, { touchedUp, updatedAt })
    await announceStale(tx, services, { userId, before, after })
    return entry
  })
  return presentCutOut(await readStudy(services, request), { ...request, cutOut, strokes })
}

class TouchUpConflict extends AppError {
  constructor(current: string) {
    super('CONFLICT', 'This photo was touched up elsewhere in the meantime: open it again to see how it is now.')
    this.headers = { etag: current }
  }
}

import type { FontSlot } from '#contract/ads/brand/brand-fonts.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { getOwnBrand } from './get-brand.ts'
import { setFonts } from './store.ts'

interface Placed {
  userId: string
  id: string
  slot: FontSlot
}

/**
 * Deletes a font of a brand, with its file: on any plan, because a licence may have ended. Throws NOT_FOUND if there is
 * none.
 */
export async function deleteFont(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  { userId, id, slot }: Placed,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { fonts } = await getOwnBrand(tx, userId, id)
    const { [slot]: gone, ...kept } = fonts
    if (!gone) throw new AppError('NOT_FOUND', 'This brand has no such font any more. Please reload the page.')
    await dropImages(tx, services, [gone.imageId])
    await setFonts(tx, id, kept, services.now())
  })
}

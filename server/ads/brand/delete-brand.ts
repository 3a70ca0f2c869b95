import { recordDeletion } from '#server/people/deletions/record-deletion.ts'
import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { getOwnBrand } from './get-brand.ts'
import { deleteBrandRow, makeOldestFirst } from './store.ts'

/**
 * Deletes a user's brand. Ads keep the logo, the colors and the texts that they were given; a campaign continues
 * without it.
 */
export async function deleteBrand(
  services: Pick<Services, 'db' | 'jobs' | 'now'>,
  userId: string,
  id: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const { fonts } = await getOwnBrand(tx, userId, id)
    const files = Object.values(fonts).map(({ imageId }) => imageId)
    await dropImages(tx, services, files)
    await deleteBrandRow(tx, id)
    await makeOldestFirst(tx, userId)
    await recordDeletion(tx, services, { kind: 'brand', id })
  })
}

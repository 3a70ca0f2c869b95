import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { StoredLogo } from '#contract/pictures/logo.ts'
import type { Database } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { readImageId } from './image-id.ts'
import { listOwnLogos } from './store.ts'

/**
 * Resolves a logo under the name of its upload. It has to be a logo of the user's own: any other url is refused, not
 * fetched. Needs the account's lock, so that the logo is not swept away between this check and the save.
 */
export async function resolveOwnLogo<Wanted extends Omit<StoredLogo, 'name'>>(
  tx: Database,
  userId: string,
  wanted: Wanted,
): Promise<Wanted & StoredLogo> {
  const urls = wanted.onDark === undefined ? [wanted.url] : [wanted.url, wanted.onDark]
  const own = await listOwnLogos(
    tx,
    userId,
    urls.flatMap((url) => readImageId(url) ?? []),
  )
  const names = new Map(own.map(({ id, name }) => [imageUrl(id), name]))
  const name = names.get(wanted.url)
  if (name !== undefined && urls.every((url) => names.has(url))) return { ...wanted, name }
  throw new AppError('VALIDATION_FAILED', 'This logo is not among your uploads. Please upload it again.', 'logo')
}

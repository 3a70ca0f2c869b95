import { PAGE_PHOTOS_MAX } from '#contract/limits.ts'
import type { PageProduct } from '#contract/catalogue/product-page.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { lookAtPhoto } from '#server/pictures/images/look-at-photo.ts'
import { THUMBNAIL_TYPE } from '#server/pictures/images/image-type.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import type { Services } from '#server/services.ts'

type Preview = PageProduct['photos'][number]

/** Time for all photos together: a user waits with the form open. */
const WAIT_MS = 20_000

/** Smallest side of a photo; smaller ones are logos, badges and dots. */
const MIN_PX = 200

interface PreviewsRequest {
  userId: string
  addresses: readonly string[]
  signal: AbortSignal
}

/** Makes small copies of a page's photos, as many as arrive in time; anything that is no photo is skipped. */
export async function fetchPreviews(
  services: Pick<Services, 'fetch' | 'newId' | 'pictures' | 'temporary'>,
  { userId, addresses, signal }: PreviewsRequest,
): Promise<Preview[]> {
  await using folder = await services.temporary.open()
  const ending = AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)])
  const previews = addresses.slice(0, PAGE_PHOTOS_MAX).map(async (address): Promise<Preview | undefined> => {
    const request = { address, folder: folder.path, owner: userId, signal: ending }
    const { widthPx, heightPx, thumbnail } = await lookAtPhoto(services, request)
    if (Math.min(widthPx, heightPx) < MIN_PX) return undefined
    const preview = `data:${THUMBNAIL_TYPE};base64,${Buffer.from(thumbnail).toString('base64')}`
    return { address, preview, widthPx, heightPx }
  })
  const settled = await Promise.allSettled(previews)
  for (const { reason } of settled.filter((one) => one.status === 'rejected')) {
    const isOurs = !(reason instanceof FetchError || reason instanceof AppError || ending.aborted)
    if (isOurs) throw reason
  }
  return settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
}

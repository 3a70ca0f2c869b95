import { makeZip } from 'client-zip'
import { fileStem } from '#server/ads/downloads/file-names.ts'
import { imageKey } from '#server/pictures/images/keys.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { cardFileName } from './card-file-name.ts'
import type { CarouselRow } from './carousel-store.ts'
import { getOwnCarousel, type OwnCarousel, picturesOfCards } from './change-carousels.ts'

/** Streams the cards in order. Throws what getOwnCarousel throws, and NOT_FOUND if there is no picture. */
export async function downloadCarousel(
  services: Pick<Services, 'db' | 'storage'>,
  own: OwnCarousel,
): Promise<{ name: string; zip: ReadableStream }> {
  const { campaign, carousel } = await getOwnCarousel(services.db, own)
  if (picturesOfCards(carousel).length === 0)
    throw new AppError('NOT_FOUND', 'This carousel has no pictures yet. Please wait until they are made.')
  return { name: `${fileStem(campaign.name)}-carousel.zip`, zip: makeZip(entries(services, carousel)) }
}

async function* entries({ storage }: Pick<Services, 'storage'>, { cards, updatedAt }: CarouselRow) {
  for (const [index, { imageId, name }] of cards.entries()) {
    const bytes = imageId && (await storage.get(imageKey(imageId)))
    if (bytes)
      yield { name: cardFileName(index, name), lastModified: updatedAt, input: bytes as Uint8Array<ArrayBuffer> }
  }
}

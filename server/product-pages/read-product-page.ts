import type { PageProduct } from '#contract/product-page.ts'
import { AppError } from '../http/app-error.ts'
import { FetchError } from '../internet/fetch-error.ts'
import { type Fetched, PAGE } from '../internet/guarded-fetch.ts'
import type { Services } from '../services.ts'
import { admitPageRead } from './admit-page-read.ts'
import { fetchPreviews } from './fetch-previews.ts'
import { pageAddress } from './page-address.ts'
import { readHtml } from './read-html/read-html.ts'
import { setPagePhotos } from './store.ts'

interface PageWish {
  userId: string
  /** As it was typed. */
  typed: string
  /** Aborts when nobody waits any more. */
  signal: AbortSignal
}

/** What the page of a product says, with small copies of its photos. Nothing of it is kept but where the photos are. */
export async function readProductPage(services: Services, { userId, typed, signal }: PageWish): Promise<PageProduct> {
  const address = pageAddress(typed)
  const id = await admitPageRead(services, { userId, address })
  services.pictures.expectLooks()
  const page = await fetchPage(services, address, signal)
  const { name, description, price, oldPrice, photos: named } = readHtml(page.bytes, page)
  const photos = await fetchPreviews(services, { userId, addresses: named, signal })
  await setPagePhotos(
    services.db,
    id,
    photos.map((photo) => photo.address),
  )
  return {
    address,
    productName: name ?? null,
    productDescription: description ?? null,
    productPrice: price ?? null,
    productDiscount: oldPrice ?? null,
    photos,
  }
}

async function fetchPage(services: Services, address: string, signal: AbortSignal): Promise<Fetched> {
  try {
    return await services.fetch(address, PAGE, signal)
  } catch (error) {
    if (error instanceof FetchError) throw new AppError('VALIDATION_FAILED', sentenceOf(error), 'address')
    if (signal.aborted) throw new AppError('UNAVAILABLE', 'Nobody waits for this page any more.')
    throw error
  }
}

function sentenceOf({ reason, message }: FetchError): string {
  if (reason === 'type') return 'This address leads to no web page. Please copy it from the page of your product.'
  if (reason === 'size') return 'This page is larger than 3 MB. Please fill in the fields yourself.'
  return `This page could not be read: ${message[0]!.toLowerCase()}${message.slice(1)}. Please check its address, or fill in the fields yourself.`
}

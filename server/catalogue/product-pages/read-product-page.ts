import type { PageProduct } from '#contract/catalogue/product-page.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { FetchError } from '#server/platform/internet/fetch-error.ts'
import { type Fetched, PAGE } from '#server/platform/internet/guarded-fetch.ts'
import type { Services } from '#server/services.ts'
import { admitPageRead } from './admit-page-read.ts'
import { fetchPreviews } from './fetch-previews.ts'
import { pageAddress, wholeAddress } from './page-address.ts'
import { setPagePhotos } from './store.ts'

interface PageRequest {
  userId: string
  /** Address as it was typed. */
  typed: string
  /** Aborts when the client no longer waits. */
  signal: AbortSignal
}

/**
 * Reads the page of a product, with small copies of its photos. Nothing of it is stored but the addresses of the
 * photos.
 */
export async function readProductPage(
  services: Services,
  { userId, typed, signal }: PageRequest,
): Promise<PageProduct> {
  const address = pageAddress(typed)
  const id = await admitPageRead(services, { userId, address })
  services.pages.warmUp()
  services.pictures.expectLooks()
  const page = await fetchPage(services, address, signal)
  const task = { ...page, typed: wholeAddress(typed).href, now: services.now() }
  const read = await services.pages.read(task, { owner: userId, signal })
  if (read.problem) throw new AppError('VALIDATION_FAILED', `${ROBOT_CHECK} ${BY_HAND}`, 'address')
  const { name, description, price, oldPrice, note, photos: named } = read
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
    note: note ?? null,
    photos,
  }
}

async function fetchPage(services: Pick<Services, 'fetch'>, address: string, signal: AbortSignal): Promise<Fetched> {
  try {
    return await services.fetch(address, PAGE, signal)
  } catch (error) {
    if (error instanceof FetchError) throw new AppError('VALIDATION_FAILED', sentenceOf(error), 'address')
    if (signal.aborted) throw new AppError('UNAVAILABLE', 'Nobody waits for this page any more.')
    throw error
  }
}

const ROBOT_CHECK =
  'This shop asks its visitors to show that they are human (a robot check), which our server cannot do.'
const BY_HAND = 'Please copy name, price and photos from the page into the form yourself.'

/** Statuses with which hosts refuse a program; some of them ask its visitor a question with it. */
const TURNED_AWAY: readonly (number | undefined)[] = [202, 401, 403, 405, 429, 503]

function sentenceOf({ reason, message, status }: FetchError): string {
  if (TURNED_AWAY.includes(status)) return `This shop does not let our server in, as a robot check does. ${BY_HAND}`
  if (reason === 'type') return 'This address leads to no web page. Please copy it from the page of your product.'
  if (reason === 'size') return 'This page is larger than 3 MB. Please fill in the fields yourself.'
  return `This page could not be read: ${message[0]!.toLowerCase()}${message.slice(1)}. Please check its address, or fill in the fields yourself.`
}

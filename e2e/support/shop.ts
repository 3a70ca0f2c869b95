import { readFileSync } from 'node:fs'
import { openWebHost } from '#test/catalogue/open-web-host.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { JOURNEY_PHOTO, JOURNEY_PRODUCT } from './wizard.ts'

/**
 * A shop's data about the product of the journeys: its photos are at the addresses that a feed and the product's page
 * name.
 */
export const SHOP = {
  page: 'https://shop.example/h1',
  photos: ['https://shop.example/front.webp', 'https://shop.example/side.webp'],
}

const PRODUCT_DATA = {
  '@type': 'Product',
  name: JOURNEY_PRODUCT.name,
  description: JOURNEY_PRODUCT.description,
  image: SHOP.photos,
  offers: { price: '2499', priceCurrency: 'USD' },
}

/** Opens the internet of the journeys, in which every public name leads to this shop. */
export async function openJourneyShop() {
  const host = await openWebHost()
  const photo = readFileSync(JOURNEY_PHOTO)
  const html = `<html lang="en"><script type="application/ld+json">${JSON.stringify(PRODUCT_DATA)}</script>`
  host.answers['/h1'] = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  for (const address of SHOP.photos) {
    host.answers[new URL(address).pathname] = (_, response) =>
      void response.writeHead(200, { 'content-type': 'image/webp' }).end(photo)
  }
  return { fetch: makeGuardedFetch(host.network), close: host.close }
}

import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { PAGE_PHOTOS_MAX } from '#contract/limits.ts'
import { ROOT } from '#scripts/launch/root.mjs'

const FOLDER = path.join(ROOT, 'test/fixtures/photos')
const PHOTOS = readdirSync(FOLDER).filter((name) => /\.(jpg|webp)$/.test(name))

/** Path of the feed that the shop serves. */
export const FEED_FILE = '/feed.csv'

export interface ShopServer {
  port: number
  /** Makes a feed of the first so many products, with the given prices. */
  feedOf(count: number, priceOf?: (index: number) => string): string
  /** Serves such a feed at its own address from now on. */
  sell(count: number, priceOf?: (index: number) => string): void
  close(): void
}

/**
 * Opens a shop on loopback with a photo of its own for each of `count` products (ours, each in a color of its own), and
 * pages of products. A feed of more products shows the same photos again.
 */
export async function openShopServer(count: number): Promise<ShopServer> {
  const photos: Buffer[] = []
  for (let index = 0; index < count; index += 1) photos.push(await drawPhoto(index))
  const largePhotos = await Promise.all(Array.from({ length: PAGE_PHOTOS_MAX }, (_, index) => drawPhoto(index, 2_048)))
  let served = ''
  const server = createServer((request, response) => {
    const photo = photos[Number(/^\/(\d+)\.jpg$/.exec(request.url ?? '')?.[1])]
    const large = largePhotos[Number(/^\/pages\/\d+\/(\d+)\.jpg$/.exec(request.url ?? '')?.[1])]
    const page = /^\/pages\/(\d+)$/.exec(request.url ?? '')?.[1]
    if (photo ?? large) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo ?? large)
    else if (page) response.writeHead(200, { 'content-type': 'text/html' }).end(writePage(page))
    else if (request.url === FEED_FILE) response.writeHead(200, { 'content-type': 'text/csv' }).end(served)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const feedOf: ShopServer['feedOf'] = (rows, priceOf = (index) => `$${10 + index}`) =>
    [
      'id,name,description,price,image_link',
      ...Array.from({ length: rows }, (_, index) => rowOf(index, { price: priceOf(index), photo: index % count })),
    ].join('\n')
  return {
    port,
    feedOf,
    sell: (rows, priceOf) => {
      served = feedOf(rows, priceOf)
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function rowOf(index: number, { price, photo }: { price: string; photo: number }): string {
  return `p-${index},Aurora ${index},Made to last. Ships today.,${price},https://shop.example/${photo}.jpg`
}

/** Writes the page of one product, with as many photos as are shown, as large as shops store them. */
function writePage(page: string): string {
  const image = Array.from({ length: PAGE_PHOTOS_MAX }, (_, index) => `/pages/${page}/${index}.jpg`)
  const data = { '@type': 'Product', name: `Aurora ${page}`, image, offers: { price: 10, priceCurrency: 'USD' } }
  return `<!doctype html><script type="application/ld+json">${JSON.stringify(data)}</script>`
}

async function drawPhoto(index: number, width = 1_200): Promise<Buffer> {
  return sharp(path.join(FOLDER, PHOTOS[index % PHOTOS.length]!))
    .resize({ width, withoutEnlargement: width <= 1_200 })
    .flatten({ background: '#ffffff' })
    .modulate({ hue: (index * 37) % 360, brightness: 1 + (index % 7) / 100 })
    .jpeg({ quality: 88 })
    .toBuffer()
}

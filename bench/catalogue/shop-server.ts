import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { ROOT } from '#scripts/launch/root.mjs'

const FOLDER = path.join(ROOT, 'test/fixtures/photos')
const PHOTOS = readdirSync(FOLDER).filter((name) => /\.(jpg|webp)$/.test(name))

export interface ShopServer {
  port: number
  /** A feed of the first so many products, their prices as given. */
  feedOf(count: number, priceOf?: (index: number) => string): string
  close(): void
}

/** A shop on loopback with a photo of its own for each of `count` products: ours, each in a color of its own. */
export async function openShop(count: number): Promise<ShopServer> {
  const photos: Buffer[] = []
  for (let index = 0; index < count; index += 1) photos.push(await drawPhoto(index))
  const server = createServer((request, response) => {
    const photo = photos[Number(/^\/(\d+)\.jpg$/.exec(request.url ?? '')?.[1])]
    if (photo) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    feedOf: (rows, priceOf = (index) => `$${10 + index}`) =>
      [
        'id,name,description,price,image_link',
        ...Array.from({ length: rows }, (_, index) => rowOf(index, priceOf(index))),
      ].join('\n'),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function rowOf(index: number, price: string): string {
  return `p-${index},Aurora ${index},Made to last. Ships today.,${price},https://shop.example/${index}.jpg`
}

async function drawPhoto(index: number): Promise<Buffer> {
  return sharp(path.join(FOLDER, PHOTOS[index % PHOTOS.length]!))
    .resize({ width: 1_200, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .modulate({ hue: (index * 37) % 360, brightness: 1 + (index % 7) / 100 })
    .jpeg({ quality: 88 })
    .toBuffer()
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Photo } from '#server/ads/generation/painter.ts'
import type { AdFields } from '#studio/index.ts'
import { ROOT } from './launch/root.mjs'

export const OWN_PHOTOS = path.join(ROOT, 'test/fixtures/photos')

interface Product {
  file: string
  name: string
  description: string
  price: string
  discount: string
  taglines: string[]
}

type Words = Pick<AdFields, 'productName' | 'productDescription' | 'productPrice' | 'productDiscount' | 'taglines'>

/** Reads the words of the ad for the product on one of our own photos. */
export function readOwnWords(file: string): Words {
  const products = JSON.parse(readFileSync(path.join(OWN_PHOTOS, 'products.json'), 'utf8')) as Product[]
  const product = products.find((candidate) => candidate.file === file)
  if (!product) throw new Error(`products.json does not know ${file}.`)
  return {
    productName: product.name,
    productDescription: product.description,
    productPrice: product.price || null,
    productDiscount: product.discount || null,
    taglines: product.taglines,
  }
}

export function readOwnPhoto(file: string): Photo {
  const bytes = readFileSync(path.join(OWN_PHOTOS, file))
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

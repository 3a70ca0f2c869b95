import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { AdFields } from '#studio/index.ts'
import { BadInput } from '#scripts/bad-input.ts'

const OWN_PHOTOS = fileURLToPath(new URL('../../test/fixtures/photos', import.meta.url))

const productSchema = z.object({
  file: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string().default(''),
  currency: z.string().default(''),
  discount: z.string().default(''),
  taglines: z.array(z.string()).default([]),
})

type Words = Pick<AdFields, 'productName' | 'productDescription' | 'productPrice' | 'productDiscount' | 'taglines'>

/** A photo with the words of its product's ad. */
export interface Product {
  /** The name in the table, e.g. `saleor/apple-juice.png`. */
  name: string
  photoPath: string
  words: Words
}

/** Reads our own photos, and those of each folder given. */
export function readProducts(folders: readonly string[]): Product[] {
  return [OWN_PHOTOS, ...folders].flatMap(readFolder)
}

function readFolder(folder: string): Product[] {
  const file = path.join(folder, 'products.json')
  if (!existsSync(file)) throw new BadInput(`There is no products.json in ${folder}: name a folder that has one.`)
  const parsed = z.array(productSchema).safeParse(parseJson(file))
  if (!parsed.success) throw new BadInput(`${file} cannot be used: ${parsed.error.issues[0]!.message}.`)
  const missing = parsed.data.find((product) => !existsSync(path.join(folder, product.file)))
  if (missing)
    throw new BadInput(`${file} names the photo ${missing.file}, which is not there: add it, or take it out.`)
  return parsed.data.map((product) => ({
    name: product.file,
    photoPath: path.join(folder, product.file),
    words: wordsOf(product),
  }))
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new BadInput(`${file} is not JSON: mend it, or name another folder.`)
  }
}

function wordsOf({ name, description, price, currency, discount, taglines }: z.infer<typeof productSchema>): Words {
  return {
    productName: name,
    productDescription: description,
    productPrice: priceAsTyped(price, currency) || null,
    productDiscount: discount || null,
    taglines,
  }
}

const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }

/** Returns a price as a user types it; shops store the currency separately. */
function priceAsTyped(price: string, currency: string): string {
  if (!price || !currency) return price
  return SIGNS[currency] ? `${SIGNS[currency]}${price}` : `${price} ${currency}`
}

import path from 'node:path'
import type { FeedProduct } from '#server/catalogue/feeds/feed.ts'
import type { Photo } from '#server/ads/generation/painter.ts'
import type { AdFields } from '#studio/index.ts'
import { readAdFields, readLogoFile, readObject } from '../ad/read-brief.ts'

/** The look that all products of a catalogue share: the fields of a brief but the product's own. */
export interface CatalogueLook {
  logo: Photo | undefined
  /** Returns a product's ad in this look. Throws a BadInput that names what cannot be used. */
  adOf(product: FeedProduct): AdFields
}

export async function readLookFile(file: string): Promise<CatalogueLook> {
  const json = readObject(file, 'look')
  const logo = await readLogoFile(json['logo'], path.dirname(file))
  const adOf = (product: FeedProduct) => ({
    ...readAdFields({
      ...json,
      inspirationImages: undefined,
      productName: product.name,
      productDescription: ANY_PRODUCT.description,
      productPrice: product.price,
      productDiscount: product.discount,
      taglines: product.tagline ? [product.tagline] : json['taglines'],
      productImages: product.images.map((url) => ({ url, name: path.basename(url) })),
    }),
    // The feed has its own rule for it: the form of an ad refuses one that is missing.
    productDescription: product.description,
    isPaletteShared: true,
  })
  // Problems of the look are reported before the first product, and once.
  adOf(ANY_PRODUCT)
  return { logo, adOf }
}

const ANY_PRODUCT: FeedProduct = {
  name: 'Any product',
  description: 'What any product may be.',
  price: null,
  discount: null,
  tagline: null,
  images: ['any.jpg'],
}

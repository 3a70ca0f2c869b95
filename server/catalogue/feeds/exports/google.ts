import type { FeedExport } from './feed-export.ts'

/**
 * Google's product feed. Other catalogues adopted its column names and start from this declaration, except for what
 * they declare themselves.
 */
export const google: FeedExport = {
  kind: 'google',
  source: 'support.google.com/merchants, "Product data specification"',
  toldBy: ['id', 'title', 'image link'],
  columns: {
    id: 'id',
    name: 'title',
    description: 'description',
    price: 'price',
    salePrice: 'sale price',
    saleDates: 'sale price effective date',
    image: 'image link, lifestyle image link',
    moreImages: 'additional image link',
    availability: 'availability',
    link: 'link, mobile link',
    group: 'item group id',
    option: 'color, size, material, pattern',
    category: 'product type, google product category',
    brand: 'brand',
    condition: 'condition',
    customLabel0: 'custom label 0',
    customLabel1: 'custom label 1',
    customLabel2: 'custom label 2',
    customLabel3: 'custom label 3',
    customLabel4: 'custom label 4',
  },
}

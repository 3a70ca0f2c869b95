import type { FeedExport } from './feed-export.ts'

/** Other catalogues took over the names of its columns: theirs are these, but for what they say themselves. */
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
    group: 'item group id',
    option: 'color, size, material, pattern',
  },
}

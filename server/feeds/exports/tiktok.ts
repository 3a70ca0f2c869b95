import type { FeedExport } from './feed-export.ts'

export const tiktok: FeedExport = {
  kind: 'tiktok',
  source: 'ads.tiktok.com help, "Catalog product parameters"',
  toldBy: ['sku id', 'title', 'image link'],
  columns: {
    id: 'sku id',
    name: 'title',
    description: 'description',
    price: 'price',
    salePrice: 'sale price',
    saleDates: 'sale price effective date',
    image: 'image link',
    moreImages: 'additional image link',
    availability: 'availability',
    group: 'item group id',
    option: 'color, size',
  },
}

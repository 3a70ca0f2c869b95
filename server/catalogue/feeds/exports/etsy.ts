import type { FeedExport } from './feed-export.ts'

export const etsy: FeedExport = {
  kind: 'etsy',
  source: 'help.etsy.com, "How to Download Your Listing Data"',
  toldBy: ['title', 'description', 'currency code', 'image1, image 1'],
  columns: {
    id: 'listing id, sku',
    name: 'title',
    description: 'description',
    price: 'price',
    currency: 'currency code',
    image: 'image1, image 1',
    moreImages: 'image#',
    quantity: 'quantity',
    tags: 'tags',
  },
  countsStock: true,
}

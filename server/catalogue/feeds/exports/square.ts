import type { FeedExport } from './feed-export.ts'

export const square: FeedExport = {
  kind: 'square',
  source: 'squareup.com help, "Import items online" (item library export)',
  toldBy: ['token, reference handle', 'item name', 'variation name'],
  columns: {
    id: 'token, sku',
    name: 'item name, customer facing name',
    description: 'description',
    price: 'price',
    salePrice: 'online sale price',
    image: 'image url, image',
    published: 'square online item visibility',
    option: 'variation name',
    group: 'reference handle',
    category: 'categories, category, reporting category',
  },
}

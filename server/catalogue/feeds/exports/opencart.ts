import type { FeedExport } from './feed-export.ts'

export const opencart: FeedExport = {
  kind: 'opencart',
  source: 'docs.opencart.com, and the columns of its common "Export/Import" tool',
  toldBy: [
    'product id',
    'model, name en gb, name',
    'image name, image, sort order',
    'minimum, subtract, tax class id, points, date available, stock status id',
  ],
  columns: {
    id: 'product id',
    name: 'name en gb, name en, name de de, name de, name fr fr, name es es, name it it, name',
    description:
      'description en gb, description en, description de de, description de, description fr fr, description es es, description',
    price: 'price',
    salePrice: 'special, special price',
    image: 'image name, image',
    moreImages: 'additional images, additional image',
    published: 'status enabled, status',
    quantity: 'quantity',
    stockTracked: 'subtract',
    category: 'categories, category',
    brand: 'manufacturer',
    tags: 'tags en gb, tags, tag',
  },
}

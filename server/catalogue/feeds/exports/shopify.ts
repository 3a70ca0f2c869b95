import type { FeedExport } from './feed-export.ts'

export const shopify: FeedExport = {
  kind: 'shopify',
  source: 'help.shopify.com, "Using CSV files to import and export products"',
  toldBy: ['handle, url handle', 'title', 'variant price, option1 value, body html, variant sku, price'],
  columns: {
    id: 'handle, url handle',
    sku: 'variant sku, sku',
    name: 'title',
    description: 'body html, description, body',
    price: 'variant price, price',
    oldPrice: 'variant compare at price, compare at price',
    image: 'image src, product image url',
    moreImages: 'variant image, variant image url',
    status: 'status',
    published: 'published, published on online store',
    option: 'option1 value, option2 value, option3 value',
    quantity: 'variant inventory qty, inventory quantity',
    stockTracked: 'variant inventory tracker, inventory tracker',
    oversells: 'variant inventory policy, continue selling when out of stock',
    category: 'type, product category, product type',
    brand: 'vendor',
    condition: 'google shopping condition',
    tags: 'tags',
    customLabel0: 'google shopping custom label 0',
    customLabel1: 'google shopping custom label 1',
    customLabel2: 'google shopping custom label 2',
    customLabel3: 'google shopping custom label 3',
    customLabel4: 'google shopping custom label 4',
  },
  continues: true,
  handles: {
    columns: 'handle, url handle',
    form: /./u,
    source:
      'matrixify.app, "Google Shopping Data Feed" (read 2026-11-30): ids are shopify_<country>_<product id>_<variant id> or SKUs',
  },
}

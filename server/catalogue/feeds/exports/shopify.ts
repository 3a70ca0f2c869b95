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
  },
  continues: true,
}

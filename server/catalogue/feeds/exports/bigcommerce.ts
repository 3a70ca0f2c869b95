import type { FeedExport } from './feed-export.ts'

export const bigcommerce: FeedExport = {
  kind: 'bigcommerce',
  source: 'support.bigcommerce.com, "Product Import and Export" (versions 2 and 3)',
  toldBy: [
    'item type, item',
    'product name, name',
    'product visible, is visible, product availability, brand name, product code sku, calculated price, fixed shipping cost',
  ],
  columns: {
    id: 'product id, id, product code sku, sku',
    name: 'product name, name',
    description: 'product description, description',
    price: 'price',
    salePrice: 'sale price',
    oldPrice: 'retail price, msrp',
    image: 'product image url 1, product image file 1, image url import',
    moreImages: 'product image url #, product image file #, internal image url export',
    published: 'product visible, is visible',
    availability: 'product availability',
    quantity: 'current stock level, current stock',
    stockTracked: 'track inventory, inventory tracking',
    rowKind: 'item type, item',
    option: 'options',
    category: 'category, categories, category string',
    brand: 'brand name, brand',
    condition: 'product condition',
  },
  rowKinds: { products: 'product', variants: 'sku, rule, variant, image' },
  continues: true,
}

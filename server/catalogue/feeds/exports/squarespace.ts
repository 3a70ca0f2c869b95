import type { FeedExport } from './feed-export.ts'

export const squarespace: FeedExport = {
  kind: 'squarespace',
  source: 'support.squarespace.com, "Importing products from a .csv file"',
  toldBy: ['product id non editable, product id', 'variant id non editable, variant id', 'hosted image urls'],
  columns: {
    id: 'product id non editable, product id',
    name: 'title',
    description: 'description',
    price: 'price',
    salePrice: 'sale price',
    onSale: 'on sale',
    image: 'hosted image urls',
    published: 'visible',
    quantity: 'stock',
    option: 'option value 1, option value 2, option value 3',
    category: 'categories',
    tags: 'tags',
  },
  continues: true,
  countsStock: true,
}

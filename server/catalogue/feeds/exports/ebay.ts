import type { FeedExport } from './feed-export.ts'

export const ebay: FeedExport = {
  kind: 'ebay',
  source: 'ebay.com help, "Seller Hub Reports" (File Exchange templates)',
  toldBy: [
    'action*, item number, itemid, item id',
    'title',
    'startprice, start price, buyitnowprice, buy it now price',
    'picurl, item photo url, pic url',
  ],
  columns: {
    id: 'item number, itemid, item id, custom label sku, customlabel, custom label',
    name: 'title',
    description: 'description, subtitle',
    price: 'buyitnowprice, buy it now price, startprice, start price',
    image: 'picurl, pic url, item photo url',
    currency: 'currency',
    quantity: 'quantity, available quantity',
    rowKind: 'relationship',
    option: 'relationship details, relationshipdetails',
    category: 'ebay category 1 name, category name, store category name, category',
    condition: 'condition, condition id',
    brand: 'c brand, brand',
  },
  rowKinds: { products: '*', variants: 'variation' },
  continues: true,
  countsStock: true,
}

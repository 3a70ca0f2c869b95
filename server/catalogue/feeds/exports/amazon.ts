import type { FeedExport } from './feed-export.ts'

export const amazon: FeedExport = {
  kind: 'amazon',
  source: 'sellercentral.amazon.com, inventory file templates and the "All Listings" report',
  toldBy: ['item sku, seller sku', 'item name', 'main image url, image url, standard price, price'],
  columns: {
    id: 'item sku, seller sku',
    name: 'item name',
    description: 'product description, item description, bullet point1',
    price: 'standard price, price',
    salePrice: 'sale price',
    saleStart: 'sale from date',
    saleEnd: 'sale end date',
    oldPrice: 'list price, list price with tax',
    currency: 'currency',
    image: 'main image url, image url',
    moreImages: 'other image url#, swatch image url',
    quantity: 'quantity',
    status: 'status',
    parent: 'parent sku',
    rowKind: 'parent child, parentage',
    option: 'color name, size name',
    category: 'feed product type, product type, item type',
    brand: 'brand name, brand',
    condition: 'condition type',
  },
  rowKinds: { products: '*', variants: 'child' },
}

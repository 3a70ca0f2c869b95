import type { FeedExport } from './feed-export.ts'

export const awin: FeedExport = {
  kind: 'awin',
  source: 'wiki.awin.com, "Product feed columns"',
  toldBy: ['aw product id, merchant product id', 'product name', 'search price, store price, display price'],
  columns: {
    id: 'merchant product id, aw product id',
    name: 'product name',
    description: 'product short description, description',
    price: 'search price, store price',
    oldPrice: 'product price old, rrp price, base price',
    currency: 'currency',
    link: 'merchant deep link, merchant deeplink, aw deep link',
    image: 'merchant image url, large image, aw image url',
    moreImages: 'alternate image, alternate image two, alternate image three, alternate image four',
    availability: 'in stock, stock status',
    group: 'parent product id, item group id',
    option: 'colour, fashion size',
    category: 'merchant category, category name, merchant product category path',
    brand: 'brand name',
    condition: 'condition',
    customLabel0: 'custom 1',
    customLabel1: 'custom 2',
    customLabel2: 'custom 3',
    customLabel3: 'custom 4',
    customLabel4: 'custom 5',
  },
}

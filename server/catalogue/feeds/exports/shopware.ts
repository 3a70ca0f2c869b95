import type { FeedExport } from './feed-export.ts'

export const shopware: FeedExport = {
  kind: 'shopware',
  source: 'docs.shopware.com, "Import/Export" (profiles of versions 5 and 6)',
  toldBy: [
    'product number, ordernumber',
    'translations default name, name',
    'price default gross, price_eg, price eg, tax rate, pseudoprice eg, cover media url',
  ],
  columns: {
    id: 'product number, ordernumber, id',
    name: 'translations default name, name',
    description: 'translations default description, description long, description',
    price: 'price default gross, price eg, price',
    oldPrice: 'price default list price gross, pseudoprice eg, pseudoprice',
    image: 'cover media url, image url, images image url',
    moreImages: 'media, media url',
    published: 'active',
    quantity: 'stock, instock',
    stockTracked: 'is closeout, laststock',
    parent: 'parent id, parent product number, mainnumber',
    option: 'options, additional text, additionaltext',
    category: 'categories, category',
    brand: 'manufacturer translations default name, manufacturer name, supplier',
    tags: 'tags',
  },
}

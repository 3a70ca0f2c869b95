import type { FeedExport } from './feed-export.ts'

export const magento: FeedExport = {
  kind: 'magento',
  source: 'experienceleague.adobe.com, "Product attributes reference" (Adobe Commerce and Magento 2 exports)',
  toldBy: ['sku', 'product type, attribute set code', 'base image, special price, visibility, product online'],
  columns: {
    id: 'sku',
    name: 'name',
    description: 'short description, description',
    price: 'price',
    salePrice: 'special price',
    saleStart: 'special price from date, special from date',
    saleEnd: 'special price to date, special to date',
    oldPrice: 'msrp price, msrp',
    image: 'base image, image',
    moreImages: 'additional images, media gallery',
    published: 'product online, status',
    visibility: 'visibility',
    availability: 'is in stock',
    children: 'configurable variations, associated skus',
    option: 'color, size',
    rowKind: 'product type',
    category: 'categories',
    brand: 'manufacturer, brand',
  },
  rowKinds: {
    products: 'simple, configurable, bundle, grouped, virtual, downloadable, giftcard',
    variants: '',
  },
  datesBegin: 'month',
}

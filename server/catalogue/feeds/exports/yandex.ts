import type { FeedExport } from './feed-export.ts'

export const yandex: FeedExport = {
  kind: 'yandex',
  source: 'yandex.ru/support, "Yandex Market Language (YML)"',
  toldBy: [],
  columns: {
    id: 'id, shop sku',
    name: 'name, model',
    description: 'description',
    price: 'price',
    oldPrice: 'oldprice',
    currency: 'currencyid, currency id',
    link: 'url',
    image: 'picture',
    availability: 'available',
    group: 'group id',
    option: 'param',
    category: 'category id, typeprefix',
    brand: 'vendor',
    customLabel0: 'custom label 0',
    customLabel1: 'custom label 1',
    customLabel2: 'custom label 2',
    customLabel3: 'custom label 3',
    customLabel4: 'custom label 4',
  },
}

import type { FeedExport } from './feed-export.ts'

export const heureka: FeedExport = {
  kind: 'heureka',
  source: 'sluzby.heureka.cz, "Specifikace XML souboru"',
  toldBy: [],
  columns: {
    id: 'item id',
    name: 'productname, product',
    description: 'description',
    price: 'price vat, price',
    link: 'url',
    image: 'imgurl',
    moreImages: 'imgurl alternative',
    group: 'itemgroup id',
    option: 'param',
    category: 'categorytext',
    brand: 'manufacturer',
    customLabel0: 'custom label 0',
    customLabel1: 'custom label 1',
    customLabel2: 'custom label 2',
    customLabel3: 'custom label 3',
    customLabel4: 'custom label 4',
  },
}

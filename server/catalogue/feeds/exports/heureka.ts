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
  },
}

import type { FeedExport } from './feed-export.ts'

export const pinterest: FeedExport = {
  kind: 'pinterest',
  source: 'help.pinterest.com, "Data sources for your catalog"',
  toldBy: ['id', 'title', 'image link', 'free shipping label, ad link, variant names, custom label 0'],
  columns: {
    id: 'id',
    name: 'title',
    description: 'description',
    price: 'price',
    salePrice: 'sale price',
    saleDates: 'sale price effective date',
    image: 'image link',
    moreImages: 'additional image link',
    availability: 'availability',
    group: 'item group id',
    option: 'variant values, color, size',
  },
}

import type { FeedExport } from './feed-export.ts'

export const meta: FeedExport = {
  kind: 'meta',
  source: 'facebook.com/business/help, "Data feed specifications for catalogues"',
  toldBy: [
    'id',
    'title',
    'image link, image 0 url, image url',
    'fb product category, quantity to sell on facebook, commerce tax category, image 0 url, video 0 url',
  ],
  columns: {
    id: 'id',
    name: 'title',
    description: 'short description, description, rich text description',
    price: 'price',
    salePrice: 'sale price',
    saleDates: 'sale price effective date',
    image: 'image link, image 0 url, image url',
    moreImages: 'additional image link, image # url',
    availability: 'availability',
    status: 'status, visibility',
    group: 'item group id',
    option: 'color, size, material, pattern',
  },
}

import type { FeedExport } from './feed-export.ts'
import { google } from './google.ts'

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
    ...google.columns,
    description: 'short description, description, rich text description',
    image: 'image link, image 0 url, image url',
    moreImages: 'additional image link, image # url',
    status: 'status, visibility',
    category: 'product type, google product category, fb product category',
    tags: 'product tags 0, product tags 1, product tags, internal label',
  },
}

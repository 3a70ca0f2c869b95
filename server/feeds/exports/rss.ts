import type { FeedExport } from './feed-export.ts'

export const rss: FeedExport = {
  kind: 'rss',
  source: 'rssboard.org, "RSS 2.0 Specification", and RFC 4287 (Atom)',
  toldBy: [],
  columns: {
    id: 'id, guid, sku, link',
    name: 'title, name',
    description: 'description, summary, content, encoded',
    price: 'price',
    salePrice: 'sale price',
    saleDates: 'sale price effective date',
    currency: 'currency',
    image: 'image link, image url, image, thumbnail, enclosure',
    moreImages: 'additional image link, media content',
    availability: 'availability',
    group: 'item group id',
    option: 'color, size',
  },
}

import type { FeedExport } from './feed-export.ts'
import { google } from './google.ts'

export const rss: FeedExport = {
  kind: 'rss',
  source: 'rssboard.org, "RSS 2.0 Specification", and RFC 4287 (Atom)',
  toldBy: [],
  columns: {
    ...google.columns,
    id: 'id, guid, sku, link',
    name: 'title, name',
    description: 'description, summary, content, encoded',
    currency: 'currency',
    link: 'link, url',
    image: 'image link, image url, image, thumbnail, enclosure',
    moreImages: 'additional image link, media content',
    option: 'color, size',
    category: 'product type, google product category, category',
  },
}

import type { FeedExport } from './feed-export.ts'
import { google } from './google.ts'

export const tiktok: FeedExport = {
  kind: 'tiktok',
  source: 'ads.tiktok.com help, "Catalog product parameters"',
  toldBy: ['sku id', 'title', 'image link'],
  columns: {
    ...google.columns,
    id: 'sku id',
    image: 'image link',
    option: 'color, size',
  },
}

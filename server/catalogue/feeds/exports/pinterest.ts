import type { FeedExport } from './feed-export.ts'
import { google } from './google.ts'

export const pinterest: FeedExport = {
  kind: 'pinterest',
  source: 'help.pinterest.com, "Data sources for your catalog"',
  toldBy: ['id', 'title', 'image link', 'free shipping label, ad link, variant names, custom label 0'],
  columns: {
    ...google.columns,
    image: 'image link',
    option: 'variant values, color, size',
  },
}

import type { FeedExport } from './feed-export.ts'

export const wix: FeedExport = {
  kind: 'wix',
  source: 'support.wix.com, "Wix Stores: Exporting and importing products as a CSV"',
  toldBy: ['handleid, handle id, handle', 'field type, fieldtype', 'product image url, productimageurl, media url'],
  columns: {
    id: 'handleid, handle id, handle',
    name: 'name',
    description: 'description, plain description',
    price: 'price',
    oldPrice: 'strikethrough price',
    reductionKind: 'discount mode',
    percentOff: 'discount value',
    image: 'product image url, productimageurl, media url',
    published: 'visible',
    availability: 'inventory',
    rowKind: 'field type',
    option:
      'product option description 1, product option choice 1, product option description 2, product option choice 2',
    category: 'collection',
    brand: 'brand',
    tags: 'ribbon',
  },
  rowKinds: { products: 'product', variants: 'variant, media' },
  continues: true,
  handles: {
    columns: 'handleid, handle id, handle',
    // A handle may be any text, an SKU too: these are the forms of Wix itself and of the name of a page.
    form: /^(product_.+|[a-z]+(-[\da-z]+)*)$/i,
    source: 'catalogd.io, "How to Bulk Upload Products to Your Wix Store" (read 2026-11-30)',
  },
  photoHost: { names: /^[\da-z]{4,}_[\da-z]+~mv2(?:[\w.-]*)$/i, before: 'https://static.wixstatic.com/media/' },
}

import type { FeedField } from '#contract/catalogue/feed.ts'
import { type FeedRecord, firstTextOf } from './feed-record.ts'
import { whyNotForSale } from './not-for-sale.ts'
import type { Grouping, ProductRows } from './product-rows.ts'
import type { FeedExport } from './exports/feed-export.ts'

const PHOTOS: readonly FeedField[] = ['image', 'moreImages']
/** Fields of the offer. A price belongs to its variant with everything about it, so they come from one row. */
const OFFER: readonly FeedField[] = [
  'price',
  'salePrice',
  'saleDates',
  'saleStart',
  'saleEnd',
  'onSale',
  'oldPrice',
  'percentOff',
  'amountOff',
  'reductionKind',
  'currency',
]
const STOCK: readonly FeedField[] = ['availability', 'quantity', 'stockTracked', 'oversells']

/** Makes one record per product with all its photos, or one per variant. */
export function mergeVariants(rows: ProductRows | FeedRecord, grouping: Grouping): FeedRecord[] {
  if (!('variants' in rows)) return [rows]
  const { parent, variants } = rows
  if (variants.length === 0) return parent ? [parent] : []
  const priced = [...(parent ? [parent] : []), ...variants].filter(({ values }) => values.price ?? values.salePrice)
  return grouping.apart && priced.length > 1 ? eachVariant(rows, priced) : [together(rows, grouping)]
}

function together({ parent, variants }: ProductRows, { from }: Grouping): FeedRecord {
  const [first] = variants
  const lead = parent ?? first
  if (!lead) throw new Error('A product without rows.')
  const rows = [...(parent ? [parent] : []), ...variants]
  const sold = rows.filter((row) => isForSale(row, from))
  const offering = [...sold, ...rows].find(({ values: { price, salePrice } }) => price ?? salePrice)
  const values: FeedRecord['values'] = { ...lead.values }
  for (const row of rows)
    for (const field of fieldsOf(row)) if (!OFFER.includes(field)) values[field] ??= row.values[field]
  const photos = rows.flatMap((row) => PHOTOS.flatMap((field) => row.values[field] ?? []))
  for (const field of [...OFFER, ...PHOTOS, ...STOCK]) delete values[field]
  if (photos.length > 0) values.image = photos
  copy(OFFER, offering, values)
  // A product is sold if any variant is.
  copy(STOCK, variants.find((row) => isForSale(row, from)) ?? (parent && hasStock(parent) ? parent : first), values)
  if (!parent) values.name = [sharedName(variants)]
  const problem = rows.find((row) => row.problem)?.problem
  const notes = priceNotes(sold.length > 0 ? sold : rows)
  return { line: lead.line, values, ids: idsOf(rows), notes, ...(problem && { problem }) }
}

/** Returns the ids of rows, each once. */
function idsOf(rows: readonly FeedRecord[]): string[] {
  return [...new Set(rows.map(ownIdOf).filter(Boolean))]
}

function ownIdOf(row: FeedRecord): string {
  return firstTextOf(row)('id') || firstTextOf(row)('sku')
}

const hasStock = ({ values }: FeedRecord) => STOCK.some((field) => values[field])

function copy(fields: readonly FeedField[], from: FeedRecord | undefined, to: FeedRecord['values']): void {
  for (const field of fields) {
    const texts = from?.values[field]
    if (texts) to[field] = texts
  }
}

function fieldsOf({ values }: FeedRecord): FeedField[] {
  return Object.keys(values) as FeedField[]
}

function priceNotes(rows: readonly FeedRecord[]): string[] {
  const prices = [...new Set(rows.map((row) => firstTextOf(row)('price')).filter(Boolean))]
  if (prices.length < 2) return []
  return [`Its variants have ${prices.length} prices: its ads show the first one, ${prices[0]}.`]
}

/** Returns the words that variants share: "Black hoodie - S" and "Black hoodie - M" are a black hoodie. */
function sharedName(variants: readonly FeedRecord[]): string {
  const names = variants.map((row) => firstTextOf(row)('name')).filter(Boolean)
  const [first = ''] = names
  if (names.every((name) => name === first)) return first
  const start = names
    .map((name) => name.split(' '))
    .reduce(sharedWords)
    .join(' ')
  const bare = start.replace(/[\s,;:/|(\p{Pd}]+$/u, '')
  return bare.length >= 3 ? bare : first
}

/** Returns the words with which both begin. */
function sharedWords(some: readonly string[], others: readonly string[]): string[] {
  const end = some.findIndex((word, index) => others[index] !== word)
  return some.slice(0, end < 0 ? some.length : end)
}

/** Makes a record per variant. A field that the variant lacks comes from its product; its own photos come first. */
function eachVariant({ parent, variants }: ProductRows, priced: readonly FeedRecord[]): FeedRecord[] {
  const lead = parent ?? variants[0]
  const isOnlyParent = parent && !parent.values.price && !parent.values.salePrice
  return (isOnlyParent ? variants : priced).map((row) => {
    const values: FeedRecord['values'] = { ...lead?.values, ...row.values }
    if (row !== lead) for (const field of OFFER) if (!row.values[field]) delete values[field]
    const photos = [...photosOf(row), ...photosOf(lead)]
    if (photos.length > 0) values.image = photos
    delete values.moreImages
    const options = (row.values.option ?? [])
      .map((option) => option.trim())
      .filter((option) => !/^default title$/i.test(option))
    const [own, shared] = [firstTextOf(row)('name'), firstTextOf(lead ?? row)('name')]
    values.name = [own && own !== shared ? own : [shared, ...options].join(' – ')]
    values.id = [keyOf(row, lead, options)]
    return { ...row, values, ids: ownIdsOf(row, lead) }
  })
}

const photosOf = (row: FeedRecord | undefined) => PHOTOS.flatMap((field) => row?.values[field] ?? [])

/** Returns the id of a variant; none if it has only the one that its product's rows share. */
function ownIdsOf(row: FeedRecord, lead: FeedRecord | undefined): string[] {
  const [id, sku] = [firstTextOf(row)('id'), firstTextOf(row)('sku')]
  if (hasOwnId(row, lead)) return [id]
  return sku ? [sku] : []
}

function hasOwnId(row: FeedRecord, lead: FeedRecord | undefined): boolean {
  const [own, shared] = [firstTextOf(row)('id'), lead ? firstTextOf(lead)('id') : '']
  return own !== '' && (own !== shared || row === lead)
}

/** Makes the key of a variant: rows of one product may share its id. */
function keyOf(row: FeedRecord, lead: FeedRecord | undefined, options: readonly string[]): string {
  const shared = lead ? firstTextOf(lead)('id') : ''
  if (hasOwnId(row, lead)) return firstTextOf(row)('id')
  return [shared, firstTextOf(row)('sku') || options.join('/') || String(row.line)].filter(Boolean).join(' ')
}

function isForSale(record: FeedRecord, from: FeedExport | undefined): boolean {
  return whyNotForSale(firstTextOf(record), from) === undefined
}

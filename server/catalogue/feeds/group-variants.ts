import type { FeedField } from '#contract/catalogue/feed.ts'
import { ROWS_MAX } from './bounds.ts'
import type { FeedExport } from './exports/feed-export.ts'
import { FeedError } from './feed.ts'
import { type FeedRecord, firstTextOf } from './feed-record.ts'
import { mergeVariants } from './merge-variants.ts'
import type { Grouping, ProductRows } from './product-rows.ts'

/**
 * Yields one record per product, in the order of their first rows, or one per variant. If no column joins rows, they
 * pass through as they come.
 */
export async function* groupVariants(
  records: AsyncIterable<FeedRecord>,
  grouping: Grouping,
): AsyncGenerator<FeedRecord> {
  if (!grouping.isGrouped && !grouping.from?.continues) return yield* records
  const groups = new Groups(grouping)
  let count = 0
  for await (const record of records) {
    if (++count > ROWS_MAX) throw new FeedError(`The list has more than ${ROWS_MAX} rows: please split it.`)
    groups.add(record)
  }
  for (const rows of groups.products()) yield* mergeVariants(rows, grouping)
}

/** Returns true if rows of a table with these fields may be variants of one product. */
export function isGrouped(fields: ReadonlySet<FeedField>, from: FeedExport | undefined): boolean {
  const joining: readonly FeedField[] = ['group', 'parent', 'children']
  return joining.some((field) => fields.has(field)) || (from?.rowKinds !== undefined && fields.has('rowKind'))
}

class Groups {
  private readonly found: (ProductRows | FeedRecord)[] = []
  private readonly byKey = new Map<string, ProductRows>()
  private readonly grouping: Grouping
  private last: ProductRows | undefined

  constructor(grouping: Grouping) {
    this.grouping = grouping
  }

  add(record: FeedRecord): void {
    if (record.problem) return void this.found.push(record)
    const role = roleOf(record, this.grouping.from)
    if (role === 'none') return
    const [id, group] = [firstTextOf(record)('id'), firstTextOf(record)('group')]
    const parent = firstTextOf(record)('parent').replace(/^id:/i, '')
    if (parent) this.open(parent).variants.push(record)
    else if (role !== 'product' || this.isOneMore(id)) this.continue(record, role === 'variant' ? '' : id)
    else if (group) this.open(`group ${group}`).variants.push(record)
    else this.open(id || `line ${record.line}`, firstTextOf(record)('sku'), record)
  }

  /** Returns true if the id is the previous one again: rows of one product follow each other. */
  private isOneMore(id: string): boolean {
    return Boolean(this.grouping.from?.continues && id && this.byKey.get(id)?.parent)
  }

  /** Opens the rows of a product. A variant may name its product before the product's own row comes. */
  private open(key: string, otherKey = '', parent?: FeedRecord): ProductRows {
    const known = this.byKey.get(key) ?? (otherKey ? this.byKey.get(otherKey) : undefined)
    // The same id twice is no variant: both rows are reported.
    const rows = known && !(parent && known.parent) ? known : { parent: undefined, variants: [] }
    if (rows !== known) this.found.push(rows)
    if (parent) rows.parent = parent
    for (const name of [key, otherKey]) if (name && !this.byKey.has(name)) this.byKey.set(name, rows)
    this.last = rows
    return rows
  }

  /** Adds the row to the product with its id, or to the one above it. */
  private continue(record: FeedRecord, id: string): void {
    const rows = (id ? this.byKey.get(id) : this.last) ?? this.open(id || `line ${record.line}`)
    rows.variants.push(record)
  }

  /**
   * Returns all products once every row is read: Magento lists the children of a product in the product's own row, and
   * their rows may come anywhere.
   */
  products(): (ProductRows | FeedRecord)[] {
    const taken = new Set<ProductRows>()
    for (const rows of this.found) {
      if (!('variants' in rows) || !rows.parent) continue
      for (const key of childrenOf(rows.parent)) {
        const child = this.byKey.get(key)
        if (!child?.parent || child === rows) continue
        rows.variants.push({ ...child.parent, values: withoutField(child.parent.values, 'visibility') })
        taken.add(child)
      }
    }
    return this.found.filter((rows) => !('variants' in rows) || !taken.has(rows))
  }
}

function withoutField(values: FeedRecord['values'], field: FeedField): FeedRecord['values'] {
  const { [field]: _, ...others } = values
  return others
}

/** Reads the ids in `sku=MS-S,color=Red|sku=MS-M,color=Red`, or in a list separated by commas. */
function childrenOf(parent: FeedRecord): string[] {
  const list = firstTextOf(parent)('children')
  const named = [...list.matchAll(/(?:^|[|,])sku=([^,|]+)/g)].map(([, sku = '']) => sku.trim())
  return named.length > 0 || list.includes('=') ? named : list.split(',').flatMap((id) => id.trim() || [])
}

/** Classifies a row: a product, a variant of the one above, a continuation of a product, or none of these. */
function roleOf(record: FeedRecord, from: FeedExport | undefined): 'product' | 'variant' | 'continues' | 'none' {
  const text = firstTextOf(record)
  const kind =
    text('rowKind')
      .toLowerCase()
      .split(/[,\s]+/)[0] ?? ''
  if (from?.rowKinds && kind) {
    if (from.rowKinds.variants.split(', ').includes(kind)) return 'variant'
    const { products } = from.rowKinds
    if (products !== '*' && !products.split(', ').includes(kind))
      return text('name') && text('price') ? 'product' : 'none'
    return 'product'
  }
  return from?.continues && !text('name') ? 'continues' : 'product'
}

import type { ShopProduct, ShopVariant } from './page-data.ts'
import { slugOf } from './slug.ts'

/**
 * Returns the variants of the product that the page is about, once each, from all scripts, which hold those of
 * neighboring products too. A list without a name belongs to it if it has a variant of it, or one that the address
 * names.
 */
export function variantsOfPage(
  products: readonly ShopProduct[],
  { name, addresses }: { name: string | undefined; addresses: readonly URL[] },
): ShopVariant[] {
  const parts = new Set(addresses.flatMap(({ pathname }) => pathname.split('/').filter(Boolean)))
  const values = new Set(addresses.flatMap(({ searchParams }) => [...searchParams.values()]))
  const title = slugOf(name ?? '')
  const own = products.filter(
    (one) => one.isOfPage || (one.handle ? parts.has(one.handle) : title !== '' && slugOf(one.title ?? '') === title),
  )
  const known = new Set([...values, ...own.flatMap(idsOf)])
  const bare = products.filter((one) => !one.handle && !one.title && idsOf(one).some((id) => known.has(id)))
  return once([...own, ...bare].flatMap(({ variants }) => variants))
}

const idsOf = ({ variants }: ShopProduct) => variants.map(({ ids }) => ids[0] ?? '')

/** Merges lists: what one list lacks about a variant, another may have. */
function once(variants: readonly ShopVariant[]): ShopVariant[] {
  const byId = new Map<string, ShopVariant>()
  for (const variant of variants) {
    const id = variant.ids[0] ?? ''
    const before = byId.get(id)
    byId.set(id, before ? join(before, variant) : variant)
  }
  return [...byId.values()]
}

function join(one: ShopVariant, other: ShopVariant): ShopVariant {
  return {
    ...one,
    options: { ...other.options, ...one.options },
    before: one.before ?? other.before,
    photo: one.photo ?? other.photo,
    isSoldOut: one.isSoldOut || other.isSoldOut,
  }
}

import { arrayOf, isThing, type PageData, type SchemaThing } from './page-data.ts'
import { slugOf } from './slug.ts'
import { schemaName, wordsOf } from './thing-words.ts'

/** Types of things that are sold, by schema.org; something sold as a book or a car has that type instead. */
const PRODUCTS = new Set(
  [
    'Product',
    'IndividualProduct',
    'ProductModel',
    'ProductGroup',
    'SomeProducts',
    'Vehicle',
    'Car',
    'Motorcycle',
    'Book',
  ].map((type) => type.toLowerCase()),
)
/** Properties in which a product's data names other products. */
const OTHERS = new Set([
  'isrelatedto',
  'issimilarto',
  'itemlistelement',
  'isaccessoryorsparepartfor',
  'isconsumablefor',
  'review',
  'reviews',
  'itemreviewed',
  'addon',
])
/** Properties for its own variants, which are read with the product. */
const VARIANTS = new Set(['hasvariant', 'isvariantof', 'itemoffered', 'model'])
const DEPTH_MAX = 8
const THINGS_MAX = 5_000

/** A thing and where it was found. */
interface Found {
  thing: SchemaThing
  isMain: boolean
}

/** The product that a page is about, with the products beside it that are its variants. */
export interface FoundProduct {
  thing: SchemaThing
  variants: readonly SchemaThing[]
}

/**
 * Finds the product of the page's data. Among several it is the one that the page calls its main thing, or that has its
 * address, its title and an offer, in this order, and else the first. Gaps are filled from other data of the same
 * product. References by id to things elsewhere in the data are resolved.
 */
export function findThing({ things, ...page }: PageData, addresses: readonly URL[]): FoundProduct {
  const found = collect(things)
  const names = new Map(found.map(({ thing }) => [thing, slugOfName(thing)]))
  const weigh = weighFor({ ...page, names }, addresses)
  const ranked = found
    .map((one) => ({ ...one, weight: weigh(one) }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ thing }) => thing)
  const [first] = ranked
  if (!first) return { thing: {}, variants: [] }
  const same = ranked.filter((one) => one !== first && isSame(first, one, names))
  const thing = Object.assign({}, ...same.toReversed(), first) as SchemaThing
  const group = arrayOf(thing.isVariantOf).find(isThing)
  const variants = [...arrayOf(thing.hasVariant), ...arrayOf(group?.hasVariant), ...arrayOf(thing.model)].filter(
    isThing,
  )
  return {
    thing: group ? { ...group, ...thing } : thing,
    variants: variants.length > 0 ? variants : siblings(first, ranked),
  }
}

function collect(things: readonly SchemaThing[]): Found[] {
  const resolve = makeResolver(things)
  const found: Found[] = []
  const seen = new Set<SchemaThing>()
  const look = (value: unknown, depth: number, { isMain, isInside }: { isMain: boolean; isInside: boolean }) => {
    if (depth > DEPTH_MAX || seen.size > THINGS_MAX) return
    if (Array.isArray(value)) for (const one of value as unknown[]) look(one, depth + 1, { isMain, isInside })
    if (!isThing(value)) return
    const thing = resolve(value)
    if (seen.has(thing)) return
    seen.add(thing)
    const isSold = isProduct(thing)
    if (isSold) found.push({ thing, isMain: isMain || thing.mainEntityOfPage !== undefined })
    else if (isThing(thing.itemOffered)) thing.itemOffered.offers ??= [thing]
    for (const [property, inner] of Object.entries(thing)) {
      const name = property.toLowerCase()
      if (OTHERS.has(name) || ((isSold || isInside) && VARIANTS.has(name))) continue
      look(inner, depth + 1, { isMain: name === 'mainentity', isInside: isSold || isInside })
    }
  }
  look(things, 0, { isMain: false, isInside: false })
  return found
}

/** Makes a function that reduces names to schema.org's own and replaces ids by the things they refer to. */
function makeResolver(things: readonly SchemaThing[]): (thing: SchemaThing) => SchemaThing {
  const plain = new Map<SchemaThing, SchemaThing>()
  const byId = new Map<string, SchemaThing>()
  let looked = 0
  const index = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (depth > DEPTH_MAX + 4) return undefined
    if (Array.isArray(value)) return (value as unknown[]).slice(0, THINGS_MAX).map((one) => index(one, depth + 1))
    if (!isThing(value)) return undefined
    const known = plain.get(value)
    if (known) return known
    if (looked++ > THINGS_MAX) return undefined
    const thing: SchemaThing = {}
    plain.set(value, thing)
    for (const [property, inner] of Object.entries(value))
      if (property !== '__proto__') thing[schemaName(property)] = index(inner, depth + 1)
    const id = thing['@id']
    if (typeof id === 'string' && countOf(thing) > countOf(byId.get(id) ?? {})) byId.set(id, thing)
    return thing
  }
  index(things, 0)
  for (const thing of plain.values()) {
    for (const [property, value] of Object.entries(thing)) {
      if (Array.isArray(value)) thing[property] = (value as unknown[]).map(named)
      else thing[property] = named(value)
    }
  }
  return (thing) => plain.get(thing) ?? thing

  function named(value: unknown): unknown {
    if (!isThing(value) || typeof value['@id'] !== 'string') return value
    if (Object.keys(value).some((key) => key !== '@id' && key !== '@type')) return value
    return byId.get(value['@id']) ?? value
  }
}

const countOf = (thing: SchemaThing) => Object.keys(thing).length

function isProduct(thing: SchemaThing): boolean {
  return arrayOf(thing['@type']).some(
    (named) =>
      typeof named === 'string' && named.split(/\s+/).some((type) => PRODUCTS.has(schemaName(type).toLowerCase())),
  )
}

/** Names as slugs, by thing: a name may be long, and is compared with all others. */
type Names = ReadonlyMap<SchemaThing, string>

const slugOfName = ({ name }: SchemaThing) => slugOf(wordsOf(name, undefined) ?? '')

interface Weighing extends Pick<PageData, 'meta' | 'title' | 'heading'> {
  names: Names
}

function weighFor({ meta, title, heading, names }: Weighing, addresses: readonly URL[]) {
  const titles = [meta.get('og:title')?.[0], title, heading].map((text) => slugOf(wordsOf(text, undefined) ?? ''))
  return ({ thing, isMain }: Found): number => {
    const name = names.get(thing)
    return (
      (name ? 16 : 0) +
      (isMain ? 8 : 0) +
      (hasAddress(thing, addresses) ? 4 : 0) +
      (name && titles.some((one) => one.includes(name)) ? 2 : 0) +
      (thing.offers !== undefined || thing.hasVariant !== undefined ? 1 : 0)
    )
  }
}

function hasAddress(thing: SchemaThing, addresses: readonly URL[]): boolean {
  return [...arrayOf(thing.url), ...arrayOf(thing['@id']), ...arrayOf(thing.mainEntityOfPage)].some((one) => {
    const named = isThing(one) ? (one['@id'] ?? one.url) : one
    if (typeof named !== 'string') return false
    return addresses.some((address) => {
      if (!URL.canParse(named, address)) return false
      const { pathname, hash } = new URL(named, address)
      return (
        pathname !== '/' && pathname === address.pathname && !named.startsWith('#') && (hash === '' || named.length > 1)
      )
    })
  })
}

/** Returns true for two pieces of data of one product, which share an identifier or a name. */
function isSame(one: SchemaThing, other: SchemaThing, names: Names): boolean {
  const agree = (property: string) => one[property] !== undefined && one[property] === other[property]
  const differ = (property: string) =>
    typeof one[property] === 'string' && typeof other[property] === 'string' && one[property] !== other[property]
  if (differ('sku') || differ('color') || differ('size')) return false
  if (agree('@id') || agree('sku') || agree('productID')) return true
  const otherName = names.get(other)
  return otherName === '' || names.get(one) === otherName
}

/**
 * Returns variants that follow one another without a group: they name the same group, or the same page with another
 * query.
 */
function siblings(first: SchemaThing, found: readonly SchemaThing[]): SchemaThing[] {
  const group = first.inProductGroupWithID
  const page = pageOf(first)
  if (group === undefined && page === undefined) return []
  const same = found.filter((one) => (group === undefined ? pageOf(one) === page : one.inProductGroupWithID === group))
  return same.length > 1 ? same : []
}

function pageOf({ url }: SchemaThing): string | undefined {
  return typeof url === 'string' && /[?#]/.test(url) ? url.replace(/[?#].*$/s, '') : undefined
}

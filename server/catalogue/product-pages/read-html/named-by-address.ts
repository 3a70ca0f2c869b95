import { slugOf } from './slug.ts'

/** The facts by which an address may name one of several variants. */
export interface Marks {
  addresses: readonly string[]
  ids: readonly string[]
  /** Options by name: `color` is `blue`. */
  options: Readonly<Record<string, string>>
  names: readonly string[]
}

/** Names of parameters that hold the id or the article number of the chosen variant, without anything but letters. */
const ID_PARAMETERS = new Set([
  'variant',
  'variantid',
  'variation',
  'variationid',
  'sku',
  'skuid',
  'id',
  'pid',
  'product',
  'productid',
  'item',
  'itemid',
  'v',
  'vid',
  'var',
  'article',
  'articleid',
  'articlenumber',
  'artnr',
  'option',
  'optionid',
  'selected',
  'selection',
  'model',
  'mpn',
  'ean',
  'gtin',
  'asin',
  'offer',
  'offerid',
  'oid',
  'productvariant',
  'selectedsku',
  'varid',
  'idproductattribute',
  'number',
  'detail',
])

/** Shortest value of another parameter that may be an id; a shorter one may count pages or pieces. */
const ID_MIN_LETTERS = 4

/** Parameters that tell how a visitor came to the page. */
const TRACKING = /^(?:utm_|pk_|mc_|_|gclid|fbclid|msclkid|ref|source|srsltid|pr_|pos|currency|country|lang|locale)/i

/**
 * Returns the variants that the addresses of a page name (as pasted, and as found): by their own address, by a number,
 * or by their options. Returns all of them if none is named.
 */
export function namedByAddress<One>(
  all: readonly One[],
  marksOf: (one: One) => Marks,
  addresses: readonly URL[],
): readonly One[] {
  if (all.length < 2) return all
  for (const address of addresses) {
    const parameters = parametersOf(address)
    for (const isNamed of [
      byAddress(address, parameters),
      byId(address, parameters),
      byOptions(parameters),
      byHash(address),
    ]) {
      const named = all.filter((one) => isNamed(marksOf(one)))
      if (named.length > 0 && named.length < all.length) return named
    }
  }
  return all
}

type Parameters = readonly (readonly [name: string, value: string])[]

/**
 * Reads the parameters of the query, and of a hash that is written like one or as PrestaShop does (`#/25-color-blue`).
 */
function parametersOf({ searchParams, hash }: URL): Parameters {
  const text = decode(hash.slice(1))
  const like = /^[^=&/]+=/.test(text) ? [...new URLSearchParams(text)] : []
  const parts = text.startsWith('/') ? text.split('/').map((part) => /^(?:\d+-)?([^-]+)-(.+)$/.exec(part)) : []
  const slashed = parts.flatMap((part) => (part ? [[part[1] ?? '', part[2] ?? ''] as const] : []))
  return [...searchParams, ...like, ...slashed].filter(([name, value]) => value !== '' && !TRACKING.test(name))
}

function byAddress(page: URL, parameters: Parameters) {
  return ({ addresses }: Marks) =>
    addresses.some((named) => {
      if (!URL.canParse(named, page)) return false
      const { pathname, searchParams, hash } = new URL(named, page)
      const own = [...searchParams].filter(([name]) => !TRACKING.test(name))
      if (samePath(pathname) !== samePath(page.pathname)) return false
      if (own.length === 0) return hash !== '' && hash === page.hash
      return own.every(([name, value]) => parameters.some((one) => one[0] === name && one[1] === value))
    })
}

const samePath = (pathname: string) => decode(pathname).replace(/\/+$/, '').toLowerCase()

function byId({ pathname }: URL, parameters: Parameters) {
  const values = parameters.flatMap(([name, value]) =>
    ID_PARAMETERS.has(name.toLowerCase().replaceAll(/[^a-z]/g, '')) || value.length >= ID_MIN_LETTERS
      ? [value.toLowerCase()]
      : [],
  )
  const path = decode(pathname).toLowerCase()
  const parts = [...path.split('/'), ...path.split(/[/.,_-]+/)].filter(
    (part) => part.length >= ID_MIN_LETTERS && /\d/.test(part),
  )
  const named = new Set([...values, ...parts])
  return ({ ids }: Marks) => ids.some((id) => named.has(id.toLowerCase()))
}

/** Matches variants by options: each parameter that is named like an option has to match. */
function byOptions(parameters: Parameters) {
  return ({ options, names }: Marks) => {
    const own = new Map(Object.entries(options).map(([name, value]) => [optionName(name), slugOf(value)]))
    let agreed = 0
    for (const [name, value] of parameters) {
      const option = optionName(name)
      const wanted = slugOf(value)
      const has = own.get(option)
      if (has === wanted) agreed++
      else if (has) return false
      else if (has === undefined && OPTIONS.has(option)) {
        if (!names.some((text) => hasWord(text, wanted))) return false
        agreed++
      }
    }
    return agreed > 0
  }
}

function byHash({ hash }: URL) {
  const text = slugOf(decode(hash.slice(1)))
  const bare = text.replace(/^(?:variant|variation|sku|color|colour|size)(?=.)/, '')
  return ({ ids, names, options }: Marks) =>
    text !== '' &&
    [...ids, ...names, ...Object.values(options)]
      .map(slugOf)
      .some((own) => own !== '' && (own === text || own === bare))
}

/** Names of options in addresses. */
const OPTIONS = new Set([
  'color',
  'colorname',
  'size',
  'material',
  'pattern',
  'style',
  'flavor',
  'flavour',
  'scent',
  'length',
  'width',
  'weight',
  'finish',
  'capacity',
  'storage',
  'memory',
  'volume',
  'farbe',
  'grosse',
  'couleur',
  'taille',
  'talla',
  'kleur',
  'maat',
])

/** Normalizes the name of an option: WooCommerce writes `attribute_pa_color`, Salesforce `dwvar_12345_color`. */
function optionName(name: string): string {
  const bare = name.replace(/^(?:attribute_)?(?:pa_)?/i, '').replace(/^dwvar_.*_(?=[^_]+$)/i, '')
  return slugOf(bare).replace('colour', 'color')
}

function hasWord(text: string, wanted: string): boolean {
  return text.split(/[\s/|,–—-]+/).some((word) => slugOf(word) === wanted) || slugOf(text) === wanted
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { slugOf } from './slug.ts'

/**
 * Matches separators between a product's name and the shop's. A dash or a colon may belong to the name, so it needs
 * spaces.
 */
const BETWEEN = /\s*\|\s*|\s+[-–—·•:»«/~]+\s+|(?<=\S):\s+/gu

/** Words that shops add to their name in titles. */
const ADDED = [
  'online',
  'shop',
  'store',
  'official',
  'site',
  'webshop',
  'com',
  'de',
  'us',
  'uk',
  'eu',
  'usa',
  'www',
  'the',
  'inc',
  'gmbh',
  'ltd',
]

/** Longest name; a longer text is none, and would be searched again and again. */
const LETTERS_MAX = 400

/** Returns the names by which a page knows its shop, as slugs. */
export function shopNames(given: readonly (string | undefined)[], address: URL): ReadonlySet<string> {
  const labels = address.hostname.split('.').slice(0, -1)
  const names = [...given.flatMap((name) => name ?? []), ...labels, address.hostname].map(bareSlug)
  return new Set(names.filter((name) => name.length > 1))
}

/**
 * Removes the shop's name before a name ("Shop: Mug"), or after it with everything that follows ("Mug | Shop | Free
 * delivery"). Nothing else is cut: a dash of the product's own stays.
 */
export function withoutShop(name: string, shops: ReadonlySet<string>): string {
  if (name.length > LETTERS_MAX) return name
  const cuts = [...name.matchAll(BETWEEN)]
  const [first] = cuts
  if (!first) return name.trim()
  const inside = cuts.find(({ index, 0: mark }, at) =>
    isShop(name.slice(index + mark.length, cuts[at + 1]?.index), shops),
  )
  if (inside && name.slice(0, inside.index).trim()) return withoutShop(name.slice(0, inside.index), shops)
  const behind = name.slice(first.index + first[0].length)
  if (behind.trim() && isShop(name.slice(0, first.index), shops)) return withoutShop(behind, shops)
  return name.trim()
}

/**
 * Returns the product's part of a page's title: its heading, if the title contains that, else the part before the last
 * vertical bar, which names a shop or a department.
 */
export function nameInTitle(title: string, heading: string, shops: ReadonlySet<string>): string {
  if (title.length > LETTERS_MAX || heading.length > LETTERS_MAX) return title
  const bare = withoutShop(title, shops)
  const own = slugOf(heading)
  if (own && own !== slugOf(bare) && startsOrEnds(bare, heading)) return heading
  const stroke = bare.lastIndexOf('|')
  return bare === title.trim() && stroke > 0 && own !== slugOf(bare) ? bare.slice(0, stroke).trim() || bare : bare
}

/** Returns true if the heading is a part between two separators, and not half of a word. */
function startsOrEnds(title: string, heading: string): boolean {
  const own = slugOf(heading)
  return [...title.matchAll(BETWEEN)].some(
    ({ index, 0: mark }) => slugOf(title.slice(0, index)) === own || slugOf(title.slice(index + mark.length)) === own,
  )
}

function isShop(part: string, shops: ReadonlySet<string>): boolean {
  return shops.has(bareSlug(part)) || shops.has(slugOf(part))
}

function bareSlug(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !ADDED.includes(word.toLowerCase()))
  return slugOf(words.join('')) || slugOf(text)
}

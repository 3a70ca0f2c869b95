/**
 * Endings of addresses. Endings that are words of a language are left out, because such a word may end a sentence right
 * before the next one.
 */
const DOMAINS =
  'com|net|org|info|biz|shop|store|online|site|app|dev|io|co|eu|uk|de|fr|es|nl|pl|se|dk|ch|pt|cz|ru|ua|gr|tr|jp|kr|cn|tw|br|mx|ca|au|nz|ie|il|ae|vn|th'

const ADDRESS = new RegExp(
  `(?:https?://|www\\.)\\S+|[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+\\.\\p{L}{2,}|(?<![\\p{L}\\p{N}.-])[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${DOMAINS})(?:/\\S*)?(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Returns true if a line contains a web or mail address. */
export function holdsAddress(line: string): boolean {
  return line.search(ADDRESS) >= 0
}

/** Fewer words than these beside an address only announce it: "Visit loden.shop". */
const WORDS_OF_A_LINE = 3

/** Returns true if a line is an address, with or without a word that leads to it. */
export function isAddress(line: string): boolean {
  if (!holdsAddress(line)) return false
  const words = line.replaceAll(ADDRESS, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length < WORDS_OF_A_LINE
}

/**
 * Normalizes a column name: drops capitals, accents, marks and Google's prefix, so that `g:image_link`, `Image Link`
 * and `imageLink` are equal.
 */
export function plainName(name: string): string {
  return name
    .trim()
    .replace(/^g:/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the index of a column's name (as `plainName` writes it) in a list of names, or -1. */
export function placeIn(plain: string, list: string): number {
  return patternsOf(list).findIndex((pattern) => pattern.test(plain))
}

export function matchesAny(plain: string, list: string): boolean {
  return placeIn(plain, list) >= 0
}

const patternsByList = new Map<string, RegExp[]>()

/** Compiles a list of names: `action*` matches any name that begins so, and `image #` any name with a number there. */
function patternsOf(list: string): RegExp[] {
  const patterns = patternsByList.get(list) ?? list.split(', ').map(patternOf)
  patternsByList.set(list, patterns)
  return patterns
}

function patternOf(name: string): RegExp {
  const parts = name.replace(/\*$/, '').split('#').map(plainName)
  return new RegExp(`^${parts.join(' ?\\d+ ?').trim()}${name.endsWith('*') ? '' : '$'}`, 'u')
}

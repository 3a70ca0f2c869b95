import table from './letter-groups.json' with { type: 'json' }

export interface WordGroups {
  /** Number of groups in the word; a short one has one. */
  groups: number
  /** Sums of the groups' points, in the order of LETTER_GROUPS. */
  points: number[]
}

/** Languages whose groups the table holds, by the codes of eld. */
export const LETTER_GROUPS: readonly string[] = table.languages

/** Minimum points of every known group of a language, which the table leaves out. */
const MIN_POINTS = 53
const GROUP_BYTES = 4
const STRIDE_BYTES = 3
/** Longer words are names or noise. */
const WORD_BYTES_MAX = 70

/**
 * Returns how typical the letter groups of words are for each language: groups of four bytes of each word in UTF-8, by
 * their frequency in texts of the language. A group of an earlier word does not count again. The data and the way they
 * are cut are those of the package eld 2.1 (Nito T.M., Apache-2.0), reduced to our languages and to those that could be
 * mistaken for them by `npm run languages`. docs/decisions/0044 compares it with other detectors.
 */
export function scoreLetterGroups(words: readonly string[]): WordGroups[] {
  const known = new Set<number>()
  return words.map((word) => {
    const fresh = [...new Set(groupsOf(word.toLowerCase()))].filter((group) => !known.has(group))
    for (const group of fresh) known.add(group)
    return { groups: fresh.length, points: pointsOf(fresh) }
  })
}

function pointsOf(groups: readonly number[]): number[] {
  const points = LETTER_GROUPS.map(() => 0)
  for (const group of groups) {
    const index = find(group)
    if (index < 0) continue
    for (let pair = starts[index]!; pair < starts[index + 1]!; pair++) {
      const language = pairs[2 * pair]!
      points[language] = points[language]! + pairs[2 * pair + 1]! + MIN_POINTS
    }
  }
  return points
}

/** Returns the hashes of a word's groups: the first begins and the last ends with a space. */
function groupsOf(word: string): number[] {
  const bytes = new TextEncoder().encode(word).subarray(0, WORD_BYTES_MAX)
  const hashes: number[] = []
  let at = 0
  for (; at + GROUP_BYTES < bytes.length; at += STRIDE_BYTES) {
    hashes.push(hashGroup([...(at === 0 ? [SPACE] : []), ...bytes.subarray(at, at + GROUP_BYTES)]))
  }
  const last = bytes.subarray(Math.max(0, bytes.length - GROUP_BYTES))
  hashes.push(hashGroup([...(at === 0 ? [SPACE] : []), ...last, SPACE]))
  return hashes
}

const SPACE = 0x20

/** FNV-1a of 32 bits: of 200,000 groups hardly two share a value, and the table needs no texts. */
export function hashGroup(bytes: readonly number[]): number {
  return bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5)
}

/**
 * Hashes in ascending order, the number of pairs of each, then the pairs: a language's place, and its points above the
 * minimum.
 */
const data = Buffer.from(table.groups, 'base64')
const hashes = new Uint32Array(data.buffer.slice(data.byteOffset, data.byteOffset + 4 * table.count))
const counts = data.subarray(4 * table.count, 5 * table.count)
const pairs = data.subarray(5 * table.count)
const starts = new Uint32Array(table.count + 1)
counts.forEach((count, index) => (starts[index + 1] = starts[index]! + count))

function find(hash: number): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hashes[middle]!
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

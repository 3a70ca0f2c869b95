/** Parts of Korean syllables, which are combined if there is no character for the whole. */
const JAMO = '\\u1100-\\u11ff\\ua960-\\ua97c\\ud7b0-\\ud7fb'
/**
 * Clusters as HarfBuzz, the shaper, forms them: marks with what stands before them, whatever Unicode calls one letter.
 */
const CLUSTER = new RegExp(`[${JAMO}]{2,}\\p{M}*|\\P{M}?\\p{M}[\\p{M}\\u200c\\u200d]*`, 'gu')
const JOINS = new RegExp(`\\p{M}|[${JAMO}]`, 'u')

/**
 * Lists the letters of a text that consist of several characters, each once: all visible characters of one have to be
 * in one font.
 */
export function listClusters(text: string): string[] {
  return [...new Set(text.match(CLUSTER))]
}

/** Returns true if clusters have to be checked for a font with these letters. */
export function hasJoining(letters: Iterable<string>): boolean {
  return [...letters].some((letter) => JOINS.test(letter))
}

/** Parts of Korean syllables, which are put together where there is no character for the whole. */
const JAMO = '\\u1100-\\u11ff\\ua960-\\ua97c\\ud7b0-\\ud7fb'
/** As HarfBuzz, the shaper, puts together: marks with what stands before them, whatever Unicode calls one letter. */
const CLUSTER = new RegExp(`[${JAMO}]{2,}\\p{M}*|\\P{M}?\\p{M}[\\p{M}\\u200c\\u200d]*`, 'gu')
const JOINS = new RegExp(`\\p{M}|[${JAMO}]`, 'u')

/** The letters of a text that are made of several characters, each once: all that are seen of one have to be in one font. */
export function listClusters(text: string): string[] {
  return [...new Set(text.match(CLUSTER))]
}

/** Whether a font with these letters matters to clusters. */
export function hasJoining(letters: Iterable<string>): boolean {
  return [...letters].some((letter) => JOINS.test(letter))
}

/**
 * Marks that one letter may carry. Of what is written somewhere, a Tibetan monogram has the most (8), then Burmese, Khmer and Hebrew with
 * points and chant (5). Unicode's Stream-Safe Text Format lets 30 pass, of which no font makes anything that can be read.
 */
export const MARKS_MAX = 10

const STACK = new RegExp(`(\\P{M}?)(\\p{M}{${MARKS_MAX + 1},})`, 'u')

/** The first letter of a text that carries more marks than any word needs, with their number; its letter is empty where they stand alone. */
export function findStack(text: string): { letter: string; marks: number } | undefined {
  // Format characters between marks part nothing that is seen.
  const seen = text.normalize('NFC').replaceAll(/\p{Cf}/gu, '')
  const [, letter = '', marks = ''] = STACK.exec(seen) ?? []
  return marks ? { letter, marks: [...marks].length } : undefined
}

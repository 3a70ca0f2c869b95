/**
 * Maximum number of marks on one letter. Among written texts, a Tibetan monogram has the most (8), then Burmese, Khmer
 * and Hebrew with points and chant (5). Unicode's Stream-Safe Text Format permits 30, which no font renders legibly.
 */
export const MARKS_MAX = 10

const STACK = new RegExp(`(\\P{M}?)(\\p{M}{${MARKS_MAX + 1},})`, 'u')

/**
 * Returns the first letter of a text that carries more marks than any word needs, with their number; its letter is
 * empty if the marks stand alone.
 */
export function findStack(text: string): { letter: string; marks: number } | undefined {
  // Format characters between marks do not separate anything visible.
  const seen = text.normalize('NFC').replaceAll(/\p{Cf}/gu, '')
  const [, letter = '', marks = ''] = STACK.exec(seen) ?? []
  return marks ? { letter, marks: [...marks].length } : undefined
}

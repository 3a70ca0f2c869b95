import { SPACELESS_LETTER } from '../language/script.ts'

/** Returns a line in the form in which it is compared with others: neither capitals nor punctuation count. */
export function foldedLine(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()
}

/**
 * Returns true if a line contains the product's name, which would then be repeated beside it. A name of one word may be
 * a common one: "Watch the night" does not name the product Watch, "Noctielle. The night has a scent" names Noctielle.
 */
export function saysName(line: string, name: string): boolean {
  const sought = foldedLine(name)
  if (sought === '') return false
  if (SPACELESS_LETTER.test(sought)) return foldedLine(line).includes(sought)
  if (sought.includes(' ')) return ` ${foldedLine(line)} `.includes(` ${sought} `)
  const word = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return new RegExp(`(?<=\\S\\s+)${word}(?![\\p{L}\\p{N}])|^${word}(?=[\\p{P}]|$)`, 'u').test(line)
}

import { SPACELESS_LETTER } from '../language/script.ts'

/** A line as it is compared with others: neither capitals nor punctuation count. */
export function foldedLine(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()
}

/**
 * Whether a line says the product's name, so that the name beside it would be said twice. A name of one word may be a common
 * one: "Watch the night" does not name the product Watch, "Noctielle. The night has a scent" names Noctielle.
 */
export function saysName(line: string, name: string): boolean {
  const sought = foldedLine(name)
  if (sought === '') return false
  if (SPACELESS_LETTER.test(sought)) return foldedLine(line).includes(sought)
  if (sought.includes(' ')) return ` ${foldedLine(line)} `.includes(` ${sought} `)
  const word = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  return new RegExp(`(?<=\\S\\s+)${word}(?![\\p{L}\\p{N}])|^${word}(?=[\\p{P}]|$)`, 'u').test(line)
}

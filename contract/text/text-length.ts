/** A visible character may be long: a flag is four UTF-16 units, a family many more. */
export const UNITS_PER_CHARACTER = 4

let segmenter: Intl.Segmenter | undefined

/** Created on first use: it takes a browser some milliseconds, and pages load this file before they need it. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** Counts characters as a reader does: an emoji or a letter with its accents is one. */
export function countCharacters(text: string): number {
  return Array.from(graphemesOf(text)).length
}

/** Returns a check for at most so many characters, and four times as many UTF-16 units, which bounds what is stored. */
export function hasAtMost(max: number): (text: string) => boolean {
  return (text) => text.length <= max || (text.length <= max * UNITS_PER_CHARACTER && countCharacters(text) <= max)
}

/** Returns a check for a minimum length that stops counting as soon as possible. */
export function hasAtLeast(min: number): (text: string) => boolean {
  return (text) => {
    const characters = graphemesOf(text)[Symbol.iterator]()
    for (let count = 0; count < min; count++) if (characters.next().done) return false
    return true
  }
}

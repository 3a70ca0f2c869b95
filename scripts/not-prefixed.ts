/**
 * Returns a regular expression source that matches every text that starts with none of the given words; a word that
 * ends in `$` must be the whole text. It is written out letter by letter because oxlint's regular expressions have no
 * lookahead, and silently drop a pattern that holds one.
 */
export function notPrefixed(words: readonly string[]): string {
  return `^${branch(words.map((word) => [...word]))}`
}

/** Builds one branch; `rest` is what is left of each word once the letters so far have matched. */
function branch(rest: string[][]): string {
  const letters = [...new Set(rest.map(([letter]) => letter ?? ''))].filter((letter) => letter !== '$')
  const otherLetter = letters.length > 0 ? `[^${letters.map(escapeLetter).join('')}]` : '.'
  const alternatives = rest.some(([letter]) => letter === '$') ? [otherLetter] : ['$', otherLetter]
  for (const letter of letters) {
    const below = rest.filter(([first]) => first === letter).map(([, ...after]) => after)
    if (below.every((word) => word.length > 0)) alternatives.push(escapeLetter(letter) + branch(below))
  }
  return `(${alternatives.join('|')})`
}

function escapeLetter(letter: string): string {
  return /[\w@#]/.test(letter) ? letter : `\\${letter}`
}

/** Characters without ink of their own, with or without width: joiners, marks of direction, fillers, a lone accent. */
const INKLESS = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/gu

/** Returns true if any character of a text is visible. A name of joiners alone would make an ad without a name. */
export function isVisible(text: string): boolean {
  return text.replaceAll(INKLESS, '') !== ''
}

/**
 * Returns a text as typed, with each line end or control character as one space; undefined if nothing of it is visible.
 */
export function visibleText(typed: string | null): string | undefined {
  const text = collapseSpaces(typed ?? '')
  return isVisible(text) ? text : undefined
}

/**
 * Turns line ends, control characters and runs of spaces into one space. No-break, thin and ideographic spaces are
 * kept.
 */
export function collapseSpaces(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim()
}

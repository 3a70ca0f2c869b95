/** Takes up room or nothing at all, but has no ink of its own: joiners, marks of direction, fillers, a lone accent. */
const INKLESS = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/gu

/** Whether anything of a text is seen. A name of joiners alone would make an ad without a name. */
export function isVisible(text: string): boolean {
  return text.replaceAll(INKLESS, '') !== ''
}

/** A text as it was typed, its line ends and control characters as one space; undefined where nothing of it is seen. */
export function visibleText(typed: string | null): string | undefined {
  const text = oneSpaced(typed ?? '')
  return isVisible(text) ? text : undefined
}

/** Line ends, control characters and runs of spaces as one space. No-break, thin and ideographic spaces are meant. */
export function oneSpaced(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029 ]+/gu, ' ')
    .trim()
}

/**
 * Private-use code points (Word's bullet U+F0B7, icons of a page's own font) and unassigned ones. The block of currency
 * signs stays: a sign may be newer than the reader's Unicode, and an amount without it would mean something else.
 */
const MEANINGLESS = /(?![\u20a0-\u20cf])[\p{Co}\p{Cn}]/gu

/** Removes the code points that mean nothing outside the program that a text was copied from. */
export function removeMeaningless(text: string): string {
  return text.replaceAll(MEANINGLESS, '')
}

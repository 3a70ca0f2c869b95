/**
 * Private-use code points (Word's bullet U+F0B7, icons of a page's own font) and those that Unicode has given to nothing. A
 * currency sign may be newer than the reader's Unicode, and an amount without it would say something else, so that block stays.
 */
const MEANINGLESS = /(?![\u20a0-\u20cf])[\p{Co}\p{Cn}]/gu

/** A text without what says nothing to anybody outside the program that it was copied from. */
export function withoutMeaningless(text: string): string {
  return text.replaceAll(MEANINGLESS, '')
}

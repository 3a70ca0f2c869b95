import type { AdWords } from '../../brief/brief.ts'

/** Everything that the user wrote about the product, to find out if a word or a number is theirs. */
export interface OwnWords {
  /** Text in lower case, with marks as spaces, and a space before and after. */
  text: string
}

export function ownWords(ad: AdWords): OwnWords {
  const { productName, productDescription, productPrice, productDiscount, taglines } = ad
  const all = [productName, productDescription, productPrice ?? '', productDiscount ?? '', ...taglines]
  return { text: ` ${all.map(plain).join(' | ')} ` }
}

/** Returns true if the user wrote these words, one after the other. */
export function isOwn(words: string, own: OwnWords): boolean {
  return own.text.includes(` ${plain(words)} `)
}

/** Returns true if these letters stand anywhere in the user's text: for scripts without spaces. */
export function isPartOfOwn(part: string, own: OwnWords): boolean {
  return own.text.includes(plain(part))
}

/**
 * Returns text in lower case. All but letters, digits, marks and signs of an amount become spaces; a decimal mark stays
 * in its number.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<!\p{Nd})[.,]|[.,](?!\p{Nd})/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%٪.,]+/gu, ' ')
    .trim()
}

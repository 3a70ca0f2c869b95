import type { AdWords } from '../../brief/brief.ts'

/** Everything that the person wrote about the product, for telling whether a word or a number is theirs. */
export interface OwnWords {
  /** In lower case, marks as spaces, with a space before and after. */
  text: string
}

export function ownWords(ad: AdWords): OwnWords {
  const { productName, productDescription, productPrice, productDiscount, taglines } = ad
  const all = [productName, productDescription, productPrice ?? '', productDiscount ?? '', ...taglines]
  return { text: ` ${all.map(plain).join(' | ')} ` }
}

/** Whether the person wrote these words, one after the other. */
export function isOwn(words: string, own: OwnWords): boolean {
  return own.text.includes(` ${plain(words)} `)
}

/** Whether these letters stand anywhere in what they wrote: for scripts without spaces. */
export function isPartOfOwn(part: string, own: OwnWords): boolean {
  return own.text.includes(plain(part))
}

/** Lower case; whatever is no letter, digit, mark or sign of an amount parts words. A decimal mark stays in its number. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<!\p{Nd})[.,]|[.,](?!\p{Nd})/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\p{Sc}%٪.,]+/gu, ' ')
    .trim()
}

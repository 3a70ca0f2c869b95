/** The product's name. Every text that carries it is made from this constant. */
export const PRODUCT_NAME = 'Placard'

export const PAGE_TITLE = `${PRODUCT_NAME} - AI-Powered Ad Creation`

/**
 * Characters that change the direction of all that follows, which is the browser's own text, and control characters.
 */
const TURNS_THE_LINE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** Returns the title of an ad's own page: several of them stand side by side as tabs. */
export function creativeTitle(productName: string): string {
  return `${productName.replace(TURNS_THE_LINE, ' ').trim()} | ${PAGE_TITLE}`
}

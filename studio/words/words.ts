/**
 * All words of an ad. Each is the user's own text, exactly, one of the studio's calls to action, or a model's line that
 * passed the guard (see Direction.suggested).
 */
export interface Words {
  headline: string
  /** Name of the product; undefined if the headline is the name or contains it. */
  name: string | undefined
  support: string | undefined
  /** Two or three short points, or none. */
  proof: string[]
  price: string | undefined
  oldPrice: string | undefined
  badge: string | undefined
  callToAction: string
  /** Name of the brand, which is set as a wordmark. */
  brandName?: string
  webAddress?: string
  legalLine?: string
}

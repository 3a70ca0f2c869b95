/**
 * Everything that an ad says. Each is the person's own words, exactly, one of our calls to action, or a
 * director's line that passed the guard (see Direction.suggested).
 */
export interface Words {
  headline: string
  /** The product's name; undefined when the headline is the name or says it. */
  name: string | undefined
  support: string | undefined
  /** Two or three short points, or none. */
  proof: string[]
  price: string | undefined
  oldPrice: string | undefined
  badge: string | undefined
  callToAction: string
  webAddress?: string
  legalLine?: string
}

import { withPriceTag } from '../blocks/price-tag.ts'
import type { ComposeContext } from '../compose-context.ts'
import { firstFound } from '../arrangements/first-found.ts'
import { tagSet } from '../sets/tag-set.ts'
import { onAnyGround } from './concept-grounds.ts'
import type { Arrangement, Arrangements, Family } from './family.ts'
import { inSet } from './in-set.ts'

/** Greatest length of a text on a tag, in characters: longer prices and offers are sentences. */
const LONGEST = 12
/** Factors for the ordinary size of the text on the tag. The largest that has room is taken. */
const LOUD = [1.9, 1.6, 1.3, 1.05]

const bare = inSet({
  tried: 'as a concept',
  set: tagSet,
  poster: () => ({ tune: { headline: 0.13, closing: 'column', besideUpTo: 1.3, start: 0.45 } }),
  isWhole: true,
})

/** Tag: the price is an object that hangs from the product. */
export const tagFamily: Family = {
  ...bare,
  concept: {
    idea: 'The price is a thing itself, and hangs from the product by a string.',
    behind: onAnyGround,
    carries: ({ words }) => words.price !== undefined && words.price.length <= LONGEST && words.badge === undefined,
  },
  poster: tagged(bare.poster),
  banner: bare.banner && tagged(bare.banner),
  ...(bare.arrangements && {
    arrangements: Object.fromEntries(
      Object.entries(bare.arrangements).map(([shape, ways]) => [shape, ways.map(tagged)]),
    ) as Arrangements,
  }),
}

function tagged(arrange: Arrangement): Arrangement {
  return (context: ComposeContext) =>
    firstFound(LOUD, (offerBy) => {
      const layers = arrange({ ...context, offerBy: Math.max(context.offerBy ?? 1, offerBy) })
      return layers && withPriceTag(context, layers)
    })
}

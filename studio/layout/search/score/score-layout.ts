import type { PhotoStudy } from '../../../photo/photo-study.ts'
import type { Layout } from '../../../layers/layout.ts'
import { scoreOcclusion, scoreOverlap, scoreProductSize, scoreWhiteSpace } from './room.ts'
import { type View, viewLayout } from './view.ts'
import { scoreHeadlineSize, scoreHierarchy, scoreLineBalance } from './words.ts'

export type Term = 'overlap' | 'occlusion' | 'whiteSpace' | 'hierarchy' | 'headlineSize' | 'productSize' | 'lineBalance'

/**
 * The most that each term of a layout's score costs, and why. Its measure goes from 0 (as bad as can be) to 1 (without
 * a fault).
 */
const TERMS: Record<Term, { cost: number; measure: (view: View) => number }> = {
  // Things on one another are the first thing anyone sees: a fault here outweighs any two others but the headline.
  overlap: { cost: 0.14, measure: scoreOverlap },
  // The product is never hidden. `checkLayout` refuses the worst, and this sets a touch apart from none.
  occlusion: { cost: 0.1, measure: scoreOcclusion },
  // Crowded and dead corners set bad drafts apart from good ones more often than any single size did.
  whiteSpace: { cost: 0.12, measure: scoreWhiteSpace },
  // A viewer who is led from one thing to the next buys. Sizes of equal rank were the commonest fault of first drafts.
  hierarchy: { cost: 0.09, measure: scoreHierarchy },
  // "As large as it should be": the term by which candidates of one family differ most.
  headlineSize: { cost: 0.13, measure: scoreHeadlineSize },
  // Agency ads: fewer words, larger picture. As heavy as the headline's, so that neither grows at the other's cost.
  productSize: { cost: 0.13, measure: scoreProductSize },
  // A torn headline is read twice; found on narrow columns, where three of four candidates broke it badly.
  lineBalance: { cost: 0.08, measure: scoreLineBalance },
}

/**
 * Returns how good a layout looks, judged from its boxes alone with nothing painted: 1 without a fault, less by what
 * each costs.
 */
export function scoreLayout(layout: Layout, hero: PhotoStudy): { total: number; terms: Record<Term, number> } {
  const view = viewLayout(layout, hero)
  const terms = {} as Record<Term, number>
  let total = 1
  for (const term of Object.keys(TERMS) as Term[]) {
    const { cost, measure } = TERMS[term]
    terms[term] = measure(view)
    total -= cost * (1 - terms[term])
  }
  return { total, terms }
}

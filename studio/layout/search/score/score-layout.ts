import type { PhotoStudy } from '../../../photo/photo-study.ts'
import type { Layout } from '../../layers/layout.ts'
import { scoreAlignment } from './alignment.ts'
import { scoreBalance } from './balance.ts'
import { scoreHeadlineSize } from './headline-size.ts'
import { scoreHierarchy } from './hierarchy.ts'
import { scoreLineBalance } from './line-balance.ts'
import { scoreOcclusion } from './occlusion.ts'
import { scoreOverlap } from './overlap.ts'
import { scoreProductSize } from './product-size.ts'
import { scoreReadingOrder } from './reading-order.ts'
import { scoreCompleteness } from './completeness.ts'
import { type View, viewLayout } from './view.ts'
import { type Term, WEIGHTS } from './weights.ts'
import { scoreWhiteSpace } from './white-space.ts'

/** Each term from 0 (as bad as can be) to 1 (nothing to be said against it). */
const TERMS: Record<Term, (view: View) => number> = {
  overlap: scoreOverlap,
  occlusion: scoreOcclusion,
  alignment: scoreAlignment,
  balance: scoreBalance,
  whiteSpace: scoreWhiteSpace,
  hierarchy: scoreHierarchy,
  readingOrder: scoreReadingOrder,
  headlineSize: scoreHeadlineSize,
  productSize: scoreProductSize,
  lineBalance: scoreLineBalance,
  completeness: scoreCompleteness,
}

export interface LayoutScore {
  /** The weighted sum, 0 to 1. */
  total: number
  terms: Record<Term, number>
}

/** How good a layout looks, told from its boxes alone: nothing is painted. */
export function scoreLayout(layout: Layout, hero: PhotoStudy): LayoutScore {
  const view = viewLayout(layout, hero)
  const terms = {} as Record<Term, number>
  let total = 0
  for (const term of Object.keys(TERMS) as Term[]) {
    terms[term] = TERMS[term](view)
    total += WEIGHTS[term] * terms[term]
  }
  return { total, terms }
}

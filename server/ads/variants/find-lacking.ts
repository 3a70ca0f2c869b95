import { MISSING_RULES } from '#contract/ads/required-parts.ts'
import type { Finding } from '#contract/ads/report.ts'
import type { creatives } from '#server/platform/db/schema.ts'
import { openWords, type WordFunctions } from './open-words.ts'
import type { VariantRow } from './store.ts'

type AdTexts = Pick<typeof creatives.$inferSelect, 'productPrice' | 'productDiscount' | 'words' | 'legalLine'>

interface Painted extends Pick<VariantRow, 'texts'> {
  findings: readonly Finding[]
}

/**
 * Returns the findings of a picture, plus one for a legal line and one for an old price that the ad has and the picture
 * lacks: its size has no room, or it was made before they were filled in. For a picture whose texts were not stored
 * only its inspection counts.
 */
export async function findLacking(painted: Painted, ad: AdTexts): Promise<Finding[]> {
  return findLackingBy(await openWords(), painted, ad)
}

/** Does the same with the studio's functions for words, once they are open: a list has many pictures. */
export function findLackingBy(
  { offered, visibleText }: WordFunctions,
  { texts, findings }: Painted,
  ad: AdTexts,
): Finding[] {
  if (!texts) return [...findings]
  const { words } = ad
  const wanted = {
    legalLine: visibleText(words.legalLine === undefined ? ad.legalLine : words.legalLine),
    oldPrice: offered(ad).oldPrice,
  }
  const isMissing = (part: keyof typeof wanted) =>
    wanted[part] !== undefined &&
    !texts.some((text) => text.part === part) &&
    !findings.some(({ rule }) => rule === MISSING_RULES[part])
  const lacking = (part: keyof typeof wanted, message: string): Finding[] =>
    isMissing(part) ? [{ rule: MISSING_RULES[part], severity: 'warning', message }] : []
  // A part that is no longer wanted is not missing.
  const relevant = findings.filter(({ rule }) => rule !== MISSING_RULES.legalLine || wanted.legalLine !== undefined)
  return [
    ...relevant,
    ...lacking('legalLine', 'The legal line is not on this picture. Put it there, or do not use this picture.'),
    ...lacking(
      'oldPrice',
      `The old price ${wanted.oldPrice} is not on this picture: nobody sees what the price is compared with.`,
    ),
  ]
}

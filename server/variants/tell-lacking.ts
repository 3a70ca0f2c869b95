import { MISSING_RULES } from '#contract/required-parts.ts'
import type { Finding } from '#contract/report.ts'
import type { creatives } from '../db/schema.ts'
import { openWords } from './open-words.ts'
import type { VariantRow } from './store.ts'

type Said = Pick<typeof creatives.$inferSelect, 'productPrice' | 'productDiscount' | 'words' | 'legalLine'>

interface Painted extends Pick<VariantRow, 'texts'> {
  findings: readonly Finding[]
}

/**
 * The findings of a picture, with one for the legal line and one for the old price where its ad has them by now and the picture does not:
 * a size that has no room for it, or a picture from before it was filled in. Of a picture whose texts were not kept only its inspection tells.
 */
export async function tellLacking({ texts, findings }: Painted, ad: Said): Promise<Finding[]> {
  if (!texts) return [...findings]
  const { offered, visibleText } = await openWords()
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
  // One that is wanted no more is no longer missing.
  const standing = findings.filter(({ rule }) => rule !== MISSING_RULES.legalLine || wanted.legalLine !== undefined)
  return [
    ...standing,
    ...lacking('legalLine', 'The legal line is not on this picture. Put it there, or do not use this picture.'),
    ...lacking(
      'oldPrice',
      `The old price ${wanted.oldPrice} is not on this picture: nobody sees what the price is compared with.`,
    ),
  ]
}

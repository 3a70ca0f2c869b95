import { digitalSourceOf } from '#contract/pictures/digital-source.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { Shown, Variant } from '#contract/ads/variant.ts'
import { readAmount } from '#contract/prices/read-amount.ts'
import { COLOR_ROLES, type WordPart } from '#contract/word-parts.ts'
import type { PaintedText } from '#server/platform/db/painted.ts'
import type { ShownCreative } from '#server/platform/db/shown-creative.ts'
import { summarize, type VariantSummary } from '#server/platform/db/variant-summary.ts'
import type { ListedVariant, VariantRow } from './store.ts'
import { findLackingBy } from './find-lacking.ts'
import { findStalenessBy } from './find-staleness.ts'
import { openWords, type WordFunctions } from './open-words.ts'

/** A row read for a list, or whole by a caller that has it anyway. */
export type PresentableRow = ListedVariant | VariantRow

/** Presents a variant as the contract has it, compared with the current ad. */
export async function presentVariant(row: PresentableRow, creative: ShownCreative): Promise<Variant> {
  return presentBy(await openWords(), row, creative)
}

export async function presentVariants(rows: readonly PresentableRow[], creative: ShownCreative): Promise<Variant[]> {
  const words = await openWords()
  return rows.map((row) => presentBy(words, row, creative))
}

/** Presents a variant with the studio's functions for words, once they are open. */
export function presentBy(words: WordFunctions, row: PresentableRow, creative: ShownCreative): Variant {
  const { id, adId, format, width, height, imageUrl: url, createdAt } = row
  const summary = 'layout' in row ? summarize(row) : row.summary
  const { notice } = summary
  const findings = findLackingBy(words, { texts: row.texts, findings: summary.findings ?? [] }, creative)
  const shown = presentShown(row, summary)
  const stale = findStalenessBy(words, { ...row, findings }, creative)
  return {
    id,
    adId,
    format,
    width,
    height,
    imageUrl: url,
    createdAt: createdAt.toISOString(),
    findings,
    digitalSource: digitalSourceOf(summary),
    ...(notice && { notice }),
    ...(shown && { shown }),
    ...(stale.length > 0 && { stale }),
  }
}

function presentShown(
  { texts, photos, colors, logo, own }: PresentableRow,
  { colors: seen, dials }: Pick<VariantSummary, 'colors' | 'dials'>,
): Shown | undefined {
  const hero = photos?.[0]
  if (!texts || !hero || !colors) return undefined
  return {
    words: texts.flatMap((text) => presentText(text, own)),
    colors: Object.fromEntries(COLOR_ROLES.map((role) => [role, (seen ?? colors)[role] ?? ''])) as Shown['colors'],
    hero: imageUrl(hero.imageId),
    cutOut: hero.cutOut,
    dials: dials ?? {},
    logo,
  }
}

function presentText({ part, ...shown }: PaintedText, own: VariantRow['own']): Shown['words'] {
  if (part === 'proof') return []
  const says = part === 'headline' ? partShownByHeadline({ part, ...shown }, own) : undefined
  const onlyHere = own?.words?.[says ?? part] !== undefined && { onlyHere: true as const }
  return [{ part, ...(says && { says }), ...onlyHere, ...shown }]
}

/** Returns the text that a format without room for an own line shows as its headline. */
function partShownByHeadline({ text, source: { field } }: PaintedText, own: VariantRow['own']): WordPart | undefined {
  if (field === 'productName' || own?.words?.name === text) return 'name'
  if (field === 'productPrice') return 'price'
  if (field === 'productDiscount') return readAmount(text) === undefined ? 'badge' : 'price'
  return undefined
}

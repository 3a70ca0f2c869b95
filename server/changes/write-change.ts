import type { AdChangesBody } from '#contract/change.ts'
import { pickCustomColors } from '#contract/custom-colors.ts'
import type { CreativeRow } from '../creatives/store.ts'
import type { PaintedText } from '../db/painted.ts'
import type { AcceptedChanges } from '../db/schema.ts'
import type { VersionedField } from '../creatives/version.ts'
import { openWords } from '../variants/open-words.ts'
import type { VariantRow } from '../variants/store.ts'

/** The fields that a change may write. */
export const WRITTEN_FIELDS = [
  ...(['productName', 'productPrice', 'productDiscount', 'taglines', 'words', 'productImages'] as const),
  ...(['logo', 'callToAction', 'webAddress', 'legalLine'] as const),
] satisfies readonly VersionedField[]

/** The ad with a change that pictures of it took: texts in their fields or among her own words, photos in their order, its logo. */
export async function writeChange(
  creative: CreativeRow,
  changes: AcceptedChanges,
  targets: readonly Pick<VariantRow, 'texts'>[],
): Promise<CreativeRow> {
  const { writeBack } = await openWords()
  const { taglines, ...said } = writeBack(creative, changes.words ?? {}, shownOn(targets))
  return {
    ...creative,
    ...said,
    taglines: [...taglines],
    productImages: arrange(creative.productImages, changes),
    logo: changes.logo === undefined ? creative.logo : changes.logo,
  }
}

/** Where formats differ, the one whose text is a field's comes first: it is written back there. */
function shownOn(targets: readonly Pick<VariantRow, 'texts'>[]): PaintedText[] {
  const shown = targets.flatMap(({ texts }) => texts ?? [])
  const isTagline = ({ source }: PaintedText) => source.field === 'taglines'
  return [...shown.filter(isTagline), ...shown.filter((text) => !isTagline(text))]
}

function arrange(images: CreativeRow['productImages'], { hero, cutOut }: AdChangesBody): CreativeRow['productImages'] {
  const leads = images.find(({ url }) => url === hero) ?? images[0]
  if (!leads || (hero === undefined && cutOut === undefined)) return images
  const wanted = { ...leads, ...(cutOut && { cutOut }) }
  return [wanted, ...images.filter((image) => image !== leads)]
}

/** The look of a picture after the change. */
export function changeLook(
  look: VariantRow['look'],
  { customColors }: AdChangesBody,
  creative: CreativeRow,
): VariantRow['look'] {
  return look && customColors ? { ...look, customColors: pickCustomColors(creative) } : look
}

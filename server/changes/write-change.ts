import type { AdChangesBody } from '#contract/change.ts'
import { pickCustomColors } from '#contract/custom-colors.ts'
import type { CreativeRow } from '../creatives/store.ts'
import type { PaintedText } from '../db/painted.ts'
import { openWords } from '../variants/open-words.ts'
import type { VariantRow } from '../variants/store.ts'

/** The ad with a change that pictures of it took: texts in their fields or among her own words, photos in their order. */
export async function writeChange(
  creative: CreativeRow,
  changes: AdChangesBody,
  targets: readonly Pick<VariantRow, 'texts'>[],
): Promise<CreativeRow> {
  const { writeBack } = await openWords()
  const { productName, productPrice, productDiscount, taglines, words } = writeBack(
    creative,
    changes.words ?? {},
    shownOn(targets),
  )
  const said = { productName, productPrice, productDiscount, taglines: [...taglines], words }
  return { ...creative, ...said, productImages: arrange(creative.productImages, changes) }
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

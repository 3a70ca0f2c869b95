import type { AdChangesBody } from '#contract/change.ts'
import type { RoleColors } from '#contract/creative.ts'
import { pickCustomColors } from '#contract/custom-colors.ts'
import type { CreativeRow } from '../creatives/store.ts'
import type { PaintedText } from '../db/painted.ts'
import type { AcceptedChanges } from '../db/schema.ts'
import type { VersionedField } from '../creatives/version.ts'
import { writeRoleColors } from '../creatives/role-colors.ts'
import { chosenColorsOf } from '../variants/chosen-colors.ts'
import { openWords } from '../variants/open-words.ts'
import type { VariantRow } from '../variants/store.ts'

/** The fields that a change may write. */
export const WRITTEN_FIELDS = [
  ...(['productName', 'productPrice', 'productDiscount', 'taglines', 'words', 'productImages'] as const),
  ...(['roleColors', 'formatColors'] as const),
  ...(['logo', 'callToAction', 'webAddress', 'legalLine'] as const),
] satisfies readonly VersionedField[]

interface Written {
  /** The pictures that the change is for. */
  targets: readonly Pick<VariantRow, 'texts' | 'format'>[]
  /** Those that the ad has. */
  current: readonly Pick<VariantRow, 'format'>[]
  /** What a person had chosen by role for the kept version that is brought back in place of a new one. */
  before?: RoleColors | undefined
}

/** The ad with a change that pictures of it took: texts in their fields or among her own words, photos in their order, its logo. */
export async function writeChange(
  creative: CreativeRow,
  changes: AcceptedChanges,
  { targets, current, before }: Written,
): Promise<CreativeRow> {
  const { writeBack } = await openWords()
  const { taglines, ...said } = writeBack(creative, changes.words ?? {}, shownOn(targets))
  const formats = targets.map(({ format }) => format)
  const isAll = current.every(({ format }) => formats.includes(format))
  const colors = before ? await colorsBefore(creative, changes, before) : (changes.colors ?? {})
  return {
    ...creative,
    ...said,
    ...writeRoleColors(creative, colors, isAll ? 'all' : formats),
    taglines: [...taglines],
    productImages: arrange(creative.productImages, changes),
    logo: changes.logo === undefined ? creative.logo : changes.logo,
  }
}

/** Where the change is taken back by the very picture of before, what that one had of the colors that were changed. */
async function colorsBefore(creative: CreativeRow, { colors = {} }: AcceptedChanges, own: RoleColors) {
  const chosen = await chosenColorsOf(creative, own)
  const roles = Object.keys(colors) as (keyof RoleColors)[]
  return Object.fromEntries(roles.map((role) => [role, chosen[role] ?? null]))
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

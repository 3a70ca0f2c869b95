import { CHANGED_FIELDS } from '#contract/ads/changed-fields.ts'
import type { AdChangesBody } from '#contract/ads/change.ts'
import type { RoleColors } from '#contract/ads/creative.ts'
import { withDials } from '#contract/ads/dials.ts'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { PaintedText } from '#server/platform/db/painted.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import type { VersionedField } from '#server/ads/creatives/version.ts'
import { writeRoleColors } from '#server/ads/creatives/role-colors.ts'
import { chosenColorsOf } from '#server/ads/variants/chosen-colors.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { arrangePhotos } from '#server/ads/variants/own-of-picture.ts'
import type { VariantRow } from '#server/ads/variants/store.ts'

/** The fields that a change may write. Each has a version, by which two changes at the same time are noticed. */
export const WRITTEN_FIELDS = CHANGED_FIELDS satisfies readonly VersionedField[]

interface Written {
  /** The pictures that the change is for. */
  targets: readonly Pick<VariantRow, 'texts' | 'format' | 'own'>[]
  /** The current pictures of the ad. */
  current: readonly Pick<VariantRow, 'format'>[]
  /** The role colors that the user had chosen for the kept version that is restored instead of a new one. */
  before?: RoleColors | undefined
}

/**
 * Returns the ad with a change of all its pictures: texts in their fields or among its own words, photos in their
 * order, its logo, its colors. For a change of some pictures it stores the colors, by format.
 */
export async function writeChange(
  creative: CreativeRow,
  changes: AcceptedChanges,
  { targets, current, before }: Written,
): Promise<CreativeRow> {
  const formats = targets.map(({ format }) => format)
  const isAll = current.every(({ format }) => formats.includes(format))
  const colors = before ? await colorsBefore(creative, changes, before) : (changes.colors ?? {})
  const roleColors = writeRoleColors(creative, colors, isAll ? 'all' : formats)
  if (changes.onlyThese) return { ...creative, ...roleColors }
  const { writeBack } = await openWords()
  const { taglines, ...fields } = writeBack(creative, changes.words ?? {}, shownOn(targets))
  return {
    ...creative,
    ...fields,
    ...roleColors,
    dials: withDials(creative.dials, changes.dials ?? {}),
    taglines: [...taglines],
    productImages: arrangePhotos(creative.productImages, changes),
    logo: changes.logo === undefined ? creative.logo : changes.logo,
  }
}

/** Returns the colors of the picture before, in the roles that were changed, if that very picture is restored. */
async function colorsBefore(creative: CreativeRow, { colors = {} }: AcceptedChanges, own: RoleColors) {
  const chosen = await chosenColorsOf(creative, own)
  const roles = Object.keys(colors) as (keyof RoleColors)[]
  return Object.fromEntries(roles.map((role) => [role, chosen[role] ?? null]))
}

/**
 * Returns the shown texts. If formats differ, the one whose text is a field's comes first, because the change is
 * written to that field.
 */
function shownOn(targets: readonly Pick<VariantRow, 'texts' | 'own'>[]): PaintedText[] {
  const shown = targets.flatMap(({ texts, own }) => (texts ?? []).filter(({ part }) => !isOwn(own, part)))
  const isTagline = ({ source }: PaintedText) => source.field === 'taglines'
  return [...shown.filter(isTagline), ...shown.filter((text) => !isTagline(text))]
}

/**
 * Returns true for a part that was changed on one picture alone, which does not show which field of the ad it comes
 * from.
 */
function isOwn(own: VariantRow['own'], part: PaintedText['part']): boolean {
  return part !== 'proof' && own?.words?.[part] !== undefined
}

/** Returns the look of a picture after the change. */
export function lookAfterChange(
  look: VariantRow['look'],
  { customColors }: AdChangesBody,
  creative: CreativeRow,
): VariantRow['look'] {
  return look && customColors ? { ...look, customColors: pickCustomColors(creative) } : look
}

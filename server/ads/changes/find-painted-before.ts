import { isDeepStrictEqual } from 'node:util'
import type { RoleColors } from '#contract/ads/creative.ts'
import { withDials } from '#contract/ads/dials.ts'
import { COLOR_ROLES } from '#contract/word-parts.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import { keptSince } from '#server/ads/generation/kept-versions.ts'
import type { Services } from '#server/services.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { listReusable, type ReusableRow, type VariantRow } from '#server/ads/variants/store.ts'
import type { ChosenPhoto } from './painted-photos.ts'

type KeptVersion = Pick<VariantRow, 'seed' | 'texts' | 'photos' | 'look' | 'logo'> & Pick<ReusableRow, 'dials'>

/**
 * Finds a kept version of the format that shows what the change asks for, in the same composition: taking a change back
 * restores the very picture that was there.
 */
export async function findPaintedBefore(
  { db, now }: Pick<Services, 'db' | 'now'>,
  variant: VariantRow,
  { changes, photos, logo }: { changes: AcceptedChanges; photos: readonly ChosenPhoto[]; logo: VariantRow['logo'] },
): Promise<string | undefined> {
  if (changes.customColors) return undefined
  const { visibleText } = await openWords()
  const dials = withDials(variant.layout.direction?.dials ?? {}, changes.dials ?? {})
  const wanted = signOf({ ...variant, logo, dials, photos: photos.map((photo) => ({ ...photo, shown: true })) })
  for (const [part, typed] of Object.entries(changes.words ?? {})) {
    const text = visibleText(typed)
    if (text === undefined) delete wanted.texts[part]
    else wanted.texts[part] = text
  }
  const versions = await listReusable(db, variant, keptSince(now()))
  const own = { ...variant.layout.direction?.ownColors, ...changes.colors }
  return versions.find((version) => isDeepStrictEqual(signOf(version), wanted) && hasColors(version, own, variant))?.id
}

/**
 * Returns true if a version has these custom colors: by the user's choice, or because they were seen before the choice.
 * For the other roles the ink follows its ground.
 */
function hasColors(version: ReusableRow, wanted: RoleColors, { colors }: Pick<VariantRow, 'colors'>): boolean {
  const own = version.own ?? {}
  return COLOR_ROLES.every((role) => {
    const color = wanted[role]
    if (color !== undefined) return isSame(own[role] ?? version.seen?.[role] ?? version.colors?.[role], color)
    if (own[role] !== undefined) return false
    const follows = role === 'ink' && (wanted.ground !== undefined || own.ground !== undefined)
    return follows || isSame(version.colors?.[role], colors?.[role])
  })
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}

/** Returns what distinguishes one picture of a format from another. The points of a list are not changed. */
function signOf({ seed, texts, photos, look, logo, dials }: KeptVersion) {
  return {
    seed,
    look,
    logo,
    dials: dials ?? {},
    texts: Object.fromEntries((texts ?? []).map(({ part, text }) => [part, text])) as Record<string, string>,
    photos: (photos ?? []).map(({ imageId, cutOut, touchUp }) => ({ imageId, cutOut, touchUp })),
  }
}

import { isDeepStrictEqual } from 'node:util'
import { COLOR_ROLES } from '#contract/word-parts.ts'
import type { AcceptedChanges } from '../db/schema.ts'
import { keptSince } from '../generation/kept-versions.ts'
import type { Services } from '../services.ts'
import { openWords } from '../variants/open-words.ts'
import { listReusable, type VariantRow } from '../variants/store.ts'
import type { ChosenPhoto } from './painted-photos.ts'

type Kept = Pick<VariantRow, 'seed' | 'texts' | 'colors' | 'photos' | 'look' | 'logo'>

/**
 * A kept version of the format that shows what the change asks for, in the same composition: taking a change back brings back the very
 * picture that was there.
 */
export async function findPaintedBefore(
  { db, now }: Pick<Services, 'db' | 'now'>,
  variant: VariantRow,
  { changes, photos, logo }: { changes: AcceptedChanges; photos: readonly ChosenPhoto[]; logo: VariantRow['logo'] },
): Promise<string | undefined> {
  if (changes.customColors) return undefined
  const { visibleText } = await openWords()
  const wanted = signOf({ ...variant, logo, photos: photos.map((photo) => ({ ...photo, shown: true })) })
  for (const [part, typed] of Object.entries(changes.words ?? {})) {
    const text = visibleText(typed)
    if (text === undefined) delete wanted.texts[part]
    else wanted.texts[part] = text
  }
  Object.assign(wanted.colors, changes.colors)
  const versions = await listReusable(db, variant, keptSince(now()))
  return versions.find((version) => isDeepStrictEqual(signOf(version), wanted))?.id
}

/** What tells one picture of a format from another. The points of a list are not changed. */
function signOf({ seed, texts, colors, photos, look, logo }: Kept) {
  return {
    seed,
    look,
    logo,
    texts: Object.fromEntries((texts ?? []).map(({ part, text }) => [part, text])) as Record<string, string>,
    colors: Object.fromEntries(COLOR_ROLES.map((role) => [role, colors?.[role]])),
    photos: (photos ?? []).map(({ imageId, cutOut, touchUp }) => ({ imageId, cutOut, touchUp })),
  }
}

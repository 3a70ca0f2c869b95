import { isInPaintedPlace } from '#contract/pictures/digital-source.ts'
import type { ComposedAs, ComposedPicture } from '#server/platform/db/composed-as.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { creatives } from '#server/platform/db/schema.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { isSameHero, settledTreatment } from './settled-treatment.ts'
import { listComposed, listCurrentVariants, type VariantRow } from './store.ts'
import { touchUpOf, wantedCutOut } from './find-staleness.ts'

type CreativeRow = typeof creatives.$inferSelect

/**
 * Describes the composition of an ad's pictures that show its hero photo; for a copy without pictures, that of its
 * original's.
 */
export async function describeComposed(db: Database, ad: CreativeRow): Promise<ComposedAs | null> {
  const hero = heroOf(ad)
  if (!hero) return null
  const made = await listCurrentVariants(db, [ad.id])
  const newest = made.at(-1)
  if (!newest) return ad.composedAs
  const treatment = settledTreatment(await listComposed(db, ad.id), { seed: newest.seed, hero, remade: [] })
  const own = made.filter(({ layout, photos }) => isSameHero(photos?.[0], hero) && canBeKept(layout))
  return {
    hero,
    ...(treatment && { treatment }),
    formats: Object.fromEntries(own.map((variant) => [variant.format, describePicture(variant)])),
  }
}

/** Returns the hero photo of an ad, as the user wants it. */
function heroOf(ad: CreativeRow): ComposedAs['hero'] | undefined {
  const [entry] = ad.productImages
  const imageId = entry && readImageId(entry.url)
  return imageId ? { imageId, cutOut: wantedCutOut(entry), touchUp: touchUpOf(ad, imageId) } : undefined
}

/**
 * Returns false for layouts that cannot be kept: version 1 numbered its candidates otherwise, and a generated scene is
 * painted again.
 */
function canBeKept(layout: VariantRow['layout']): boolean {
  return layout.version === 2 && !isInPaintedPlace(layout)
}

function describePicture({ layout, seed, campaignSeed }: VariantRow): ComposedPicture {
  const { family, candidate, direction } = layout
  const { stance, kind, use } = direction
  return { family, candidate, ...(stance && { stance }), ...(kind && { kind, use }), seed, campaignSeed }
}

/** Returns true if a seed composes an ad like the one that it is a copy of. */
export function isCopied(seed: number, copied: Pick<CreativeRow, 'seed' | 'composedAs'>): boolean {
  const formats = Object.values(copied.composedAs?.formats ?? {})
  return seed === copied.seed || formats.some((picture) => picture?.seed === seed)
}

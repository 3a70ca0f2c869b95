import { sceneOf } from '#test/studio/scene-of.ts'
import { readFontFile } from '#server/ads/generation/font-files.ts'
import { type Ad, areAlike, createTypesetter, makeAd, seeAd, type SeenAd } from '#studio/index.ts'
import { medianOf } from './measures/moments.ts'
import { nameOfPlannedAd, type PlannedAd } from './plan-ads.ts'
import { studyProduct } from './study-product.ts'
import type { TableRow } from '../table.ts'

/** Ten seeds give visibly different ads. */
const SEEDS = 10

interface SeenSeed extends SeenAd {
  family: string
  scene: string
}

/**
 * Makes one brief for each style, in the square format, with ten seeds each: counts how many of the ten are different
 * ads.
 */
export async function diversityRow(plan: readonly PlannedAd[]): Promise<TableRow> {
  process.stderr.write('making the same briefs with ten seeds\n')
  const typesetter = createTypesetter(readFontFile)
  const counts: { name: string; different: number; families: number; scenes: number }[] = []
  for (const ad of briefsOf(plan)) {
    const photo = await studyProduct(ad.product)
    const seen: SeenSeed[] = []
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      seen.push(await look(await makeAd({ ad: ad.fields, photos: [photo], format: ad.format, seed, typesetter })))
    }
    const different = seen.filter((one, index) => !seen.slice(0, index).some((other) => areAlike(one, other))).length
    const families = new Set(seen.map(({ family }) => family)).size
    const scenes = new Set(seen.map(({ scene }) => scene)).size
    counts.push({ name: nameOfPlannedAd(ad), different, families, scenes })
  }
  return {
    measure: `look: different ads from ${SEEDS} seeds, median brief`,
    value: `${medianOf(counts.map(({ different }) => different))}, of ${medianOf(counts.map(({ families }) => families))} families in ${medianOf(counts.map(({ scenes }) => scenes))} scenes`,
    worst: counts.map(
      ({ name, different, families, scenes }) =>
        `${different} different, ${families} families, ${scenes} scenes: ${name}`,
    ),
  }
}

/** Picks one ad of each style, each of another product. */
function briefsOf(plan: readonly PlannedAd[]): PlannedAd[] {
  const taken = new Map<string, PlannedAd>()
  const products = new Set<string>()
  for (const ad of plan) {
    if (taken.has(ad.fields.adStyle) || products.has(ad.product.name)) continue
    taken.set(ad.fields.adStyle, { ...ad, format: 'square' })
    products.add(ad.product.name)
  }
  return [...taken.values()]
}

async function look(ad: Ad): Promise<SeenSeed> {
  return { ...(await seeAd(ad)), family: ad.layout.family, scene: sceneOf(ad.layout) }
}

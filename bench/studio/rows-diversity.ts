import { readFileSync } from 'node:fs'
import type { Box } from '#contract/report.ts'
import { sceneOf } from '#test/scene-of.ts'
import { readFontFile } from '#server/generation/font-files.ts'
import { type Ad, createTypesetter, decodePhoto, makeAd, type StudiedPhoto, studyPhoto } from '#studio/index.ts'
import { medianOf } from './measures/moments.ts'
import { hammingDistance, perceptualHash } from './measures/perceptual-hash.ts'
import { decodePicture } from './measures/picture.ts'
import { intersectionOverUnion, placedBoxes } from './measures/placed-boxes.ts'
import { nameOf, type PlannedAd } from './plan-ads.ts'
import type { Row } from '../table.ts'

/** Ten seeds give visibly different ads. */
const SEEDS = 10
/** Two ads are the same when they look so nearly alike and their boxes lie so nearly alike. */
const SAME_HASH = 6
const SAME_BOX = 0.8

interface SeenAd {
  family: string
  scene: string
  hash: bigint
  boxes: Box[]
}

/** One brief for each style, in the square format, with ten seeds each: how many of the ten are different ads. */
export async function diversityRow(plan: readonly PlannedAd[]): Promise<Row> {
  process.stderr.write('making the same briefs with ten seeds\n')
  const typesetter = createTypesetter(readFontFile)
  const counts: { name: string; different: number; families: number; scenes: number }[] = []
  for (const ad of briefsOf(plan)) {
    const photo = await study(ad)
    const seen: SeenAd[] = []
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      seen.push(await look(await makeAd({ ad: ad.fields, photos: [photo], format: ad.format, seed, typesetter })))
    }
    const different = seen.filter((one, index) => !seen.slice(0, index).some((other) => isSame(one, other))).length
    const families = new Set(seen.map(({ family }) => family)).size
    const scenes = new Set(seen.map(({ scene }) => scene)).size
    counts.push({ name: nameOf(ad), different, families, scenes })
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

/** Of each style one ad, each of another product. */
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

async function study({ product }: PlannedAd): Promise<StudiedPhoto> {
  const pixels = await decodePhoto(readFileSync(product.photoPath))
  return { pixels, study: studyPhoto(pixels) }
}

async function look({ jpeg, layout }: Ad): Promise<SeenAd> {
  return {
    family: layout.family,
    scene: sceneOf(layout),
    hash: perceptualHash(await decodePicture(jpeg)),
    boxes: placedBoxes(layout),
  }
}

function isSame(first: SeenAd, second: SeenAd): boolean {
  if (hammingDistance(first.hash, second.hash) > SAME_HASH || first.boxes.length !== second.boxes.length) return false
  return first.boxes.every((box) => second.boxes.some((other) => intersectionOverUnion(box, other) >= SAME_BOX))
}

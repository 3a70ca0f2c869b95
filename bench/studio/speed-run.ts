import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { TYPOGRAPHIES } from '#contract/choices.ts'
import { MAIN_FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { collectGarbage } from '#server/platform/worker-processes/collect-garbage.ts'
import { readFontFile } from '#server/ads/generation/font-files.ts'
import { createTypesetter, makeAd, makeShownReady, type StudiedPhoto, type Typesetter } from '#studio/index.ts'
import { type WorkCost, measureCost, medianCost } from '../cost.ts'
import { asSource, floorSource, floorWork, measureWarm, peerWork } from '../floor.ts'
import { nameOfPlannedAd, type PlannedAd, planAds } from './plan-ads.ts'
import { readProducts } from './products.ts'
import { studyBytes } from './study-product.ts'
import { sampleOf } from '../sample.ts'

/**
 * Measures speed in a process that was started as a painting process is, on our own photos, and reports to its parent
 * once.
 */

export interface Timed extends WorkCost {
  name: string
}

export interface SpeedFigures {
  floor: WorkCost
  peer: WorkCost
  feed: Timed[]
  leaderboard: Timed[]
  campaigns: Timed[]
  studies: Timed[]
}

const FLOOR_RUNS = 15
const CAMPAIGNS = 6
/** One photo for each way in which the studio shows one: cut out, its ground divided out, whole. */
const WARM_UP_PHOTOS = ['accelerator-card.webp', 'mug-white.jpg', 'rubber-plant-room.jpg']

sharp.concurrency(1)
sharp.cache(false)
process.send!(await measureSpeed(Number(process.argv[2])))
process.disconnect()

/**
 * Measures speed. The floor is measured before, between and after, because the load of the machine changes; if others
 * work on the same machine, only a ratio of processor times is reliable.
 */
async function measureSpeed(seed: number): Promise<SpeedFigures> {
  const source = await floorSource()
  const floors: WorkCost[] = []
  const measureFloor = async () => void floors.push(await measureWarm(floorWork(source), FLOOR_RUNS))
  const studio = openStudio()
  const plan = await warmUp(planAds(readProducts([]), { seed, quick: false }), studio)
  await measureFloor()
  const feed = await timeAds(plan, 'facebook_feed', studio)
  await measureFloor()
  const leaderboard = await timeAds(plan, 'leaderboard', studio)
  await measureFloor()
  const campaigns = await timeCampaigns(plan, studio, seed)
  await measureFloor()
  const studies = await timeStudies()
  const peer = await measureWarm(peerWork(source), FLOOR_RUNS)
  await measureFloor()
  return { floor: medianCost(floors), peer, feed, leaderboard, campaigns, studies }
}

interface Studio {
  typesetter: Typesetter
  study(path: string): Promise<StudiedPhoto>
}

/** Opens a studio that remembers each photo that it has studied, as a painting process does. */
function openStudio(): Studio {
  const known = new Map<string, Promise<StudiedPhoto>>()
  return {
    typesetter: createTypesetter(readFontFile),
    study(path) {
      const photo = known.get(path) ?? studyAlone(readFileSync(path))
      known.set(path, photo)
      return photo
    },
  }
}

/** Studies a photo between two collections, as a painting process does. */
async function studyAlone(bytes: Uint8Array): Promise<StudiedPhoto> {
  collectGarbage()
  const photo = await study(bytes)
  collectGarbage()
  return photo
}

async function study(bytes: Uint8Array): Promise<StudiedPhoto> {
  const photo = await studyBytes(bytes)
  makeShownReady(photo)
  return photo
}

async function make(ad: PlannedAd, photo: StudiedPhoto, { typesetter }: Studio): Promise<void> {
  await makeAd({ ad: ad.fields, photos: [photo], format: ad.format, seed: ad.seed, typesetter })
}

/**
 * Makes each style in each typography: all fonts loaded and the code compiled, as in a process that has painted for a
 * while. The words and photos measured later are others.
 */
async function warmUp(plan: readonly PlannedAd[], studio: Studio): Promise<PlannedAd[]> {
  const isWarmUp = ({ product }: PlannedAd) => WARM_UP_PHOTOS.includes(product.name)
  for (const ad of plan.filter(isWarmUp)) {
    const photo = await studio.study(ad.product.photoPath)
    for (const { id } of TYPOGRAPHIES) await make({ ...ad, fields: { ...ad.fields, typography: id } }, photo, studio)
  }
  return plan.filter((ad) => !isWarmUp(ad))
}

/** Times every ad of the format: with a sample, the choice of families and photos moved the median by a tenth. */
async function timeAds(plan: readonly PlannedAd[], format: FormatId, studio: Studio): Promise<Timed[]> {
  process.stderr.write(`timing ${format}\n`)
  const timed: Timed[] = []
  for (const ad of plan.filter((each) => each.format === format)) {
    const photo = await studio.study(ad.product.photoPath)
    timed.push({ name: nameOfPlannedAd(ad), ...(await measureCost(() => make(ad, photo, studio))) })
  }
  return timed
}

async function timeCampaigns(plan: readonly PlannedAd[], studio: Studio, seed: number): Promise<Timed[]> {
  process.stderr.write('timing all six formats of a studied photo\n')
  const timed: Timed[] = []
  for (const ad of sampleOf(
    plan.filter((each) => each.format === 'facebook_feed'),
    CAMPAIGNS,
    seed,
  )) {
    const photo = await studyAlone(await asSource(readFileSync(ad.product.photoPath)))
    const cost = await measureCost(async () => {
      for (const format of MAIN_FORMAT_IDS) await make({ ...ad, format }, photo, studio)
    })
    timed.push({ name: nameOfPlannedAd(ad), ...cost })
  }
  return timed
}

async function timeStudies(): Promise<Timed[]> {
  process.stderr.write('timing the study of new photos\n')
  const timed: Timed[] = []
  for (const { name, photoPath } of readProducts([])) {
    const source = await asSource(readFileSync(photoPath))
    collectGarbage()
    timed.push({ name, ...(await measureCost(() => study(source))) })
  }
  return timed
}

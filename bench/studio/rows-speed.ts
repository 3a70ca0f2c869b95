import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { FORMAT_IDS, type FormatId } from '#contract/formats.ts'
import { collectPictures } from '#server/generation/collect-pictures.ts'
import { readFontFile } from '#server/generation/font-files.ts'
import { PAINTER_FLAGS } from '#server/generation/painter-flags.ts'
import { createTypesetter, decodePhoto, makeAd, type StudiedPhoto, studyPhoto, type Typesetter } from '#studio/index.ts'
import { type Cost, costOf, medianCost } from './cost.ts'
import { asSource, floorSource, floorWork, measureWarm, peerWork } from './floor.ts'
import { nameOf, type PlannedAd, planAds } from './plan-ads.ts'
import { readProducts } from './products.ts'
import { sampleOf } from './sample.ts'
import type { Row } from './table.ts'

/** The bounds, in floors. */
const FEED_BOUND = 3
const LEADERBOARD_BOUND = 0.6
const CAMPAIGN_BOUND = 30
const STUDY_BOUND = 12

const FLOOR_RUNS = 15
const SAMPLE = 24
const CAMPAIGNS = 6

interface Timed extends Cost {
  name: string
}

/**
 * Speed in this process alone, under the flags of a painting process, on our own photos. The floor is measured before, between and after, because the load of the
 * machine changes; a ratio of processor times is the one to trust where others work on the same machine.
 */
export async function speedRows(seed: number): Promise<Row[]> {
  for (const flag of PAINTER_FLAGS) setFlagsFromString(flag)
  // A flag that comes after the start brings the collection to new contexts alone.
  globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction
  sharp.concurrency(1)
  sharp.cache(false)
  const source = await floorSource()
  const floors: Cost[] = []
  const measureFloor = async () => void floors.push(await measureWarm(floorWork(source), FLOOR_RUNS))
  const studio = openStudio()
  const plan = await warmUp(planAds(readProducts([]), { seed, quick: false }), studio)
  await measureFloor()
  const feed = await timeAds(plan, 'facebook_feed', studio, seed)
  await measureFloor()
  const leaderboard = await timeAds(plan, 'leaderboard', studio, seed)
  await measureFloor()
  const campaigns = await timeCampaigns(plan, studio, seed)
  await measureFloor()
  const studies = await timeStudies()
  const peer = await measureWarm(peerWork(source), FLOOR_RUNS)
  await measureFloor()
  const floor = medianCost(floors)
  return [
    {
      measure: 'speed: the floor (decode 2000 px, resize to 1080, encode)',
      value: `${ms(floor.cpuMs)} processor, ${ms(floor.wallMs)} wall`,
    },
    { measure: 'speed: peer, the floor’s work by @napi-rs/canvas', value: ratio(peer, floor) },
    speedRow('speed: a 1080x1080 ad from a studied photo', feed, floor, FEED_BOUND),
    speedRow('speed: a 728x90 ad from a studied photo', leaderboard, floor, LEADERBOARD_BOUND),
    speedRow('speed: all six formats of a new photo', campaigns, floor, CAMPAIGN_BOUND),
    speedRow('speed: study of a new 2000x2000 photo', studies, floor, STUDY_BOUND),
  ]
}

interface Studio {
  typesetter: Typesetter
  study(path: string): Promise<StudiedPhoto>
}

/** Remembers each photo that it has studied, as a painting process does. */
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

/** Between two collections, as a painting process does it. */
async function studyAlone(bytes: Uint8Array): Promise<StudiedPhoto> {
  collectPictures()
  const photo = await study(bytes)
  collectPictures()
  return photo
}

async function study(bytes: Uint8Array): Promise<StudiedPhoto> {
  const pixels = await decodePhoto(bytes)
  return { pixels, study: studyPhoto(pixels) }
}

async function make(ad: PlannedAd, photo: StudiedPhoto, { typesetter }: Studio): Promise<void> {
  await makeAd({ ad: ad.fields, photos: [photo], format: ad.format, seed: ad.seed, typesetter })
}

/** One photo for each way in which the studio shows one: cut out, its ground divided out, whole. */
const WARM_UP_PHOTOS = ['accelerator-card.webp', 'mug-white.jpg', 'rubber-plant-room.jpg']

/** Fonts loaded and code compiled, as in a process that has painted a few; the words and photos measured later are others. */
async function warmUp(plan: readonly PlannedAd[], studio: Studio): Promise<PlannedAd[]> {
  const isWarmUp = ({ product }: PlannedAd) => WARM_UP_PHOTOS.includes(product.name)
  for (const ad of plan.filter(isWarmUp)) await make(ad, await studio.study(ad.product.photoPath), studio)
  return plan.filter((ad) => !isWarmUp(ad))
}

async function timeAds(plan: readonly PlannedAd[], format: FormatId, studio: Studio, seed: number): Promise<Timed[]> {
  process.stderr.write(`timing ${format}\n`)
  const timed: Timed[] = []
  for (const ad of sampleOf(
    plan.filter((each) => each.format === format),
    SAMPLE,
    seed,
  )) {
    const photo = await studio.study(ad.product.photoPath)
    timed.push({ name: nameOf(ad), ...(await costOf(() => make(ad, photo, studio))) })
  }
  return timed
}

async function timeCampaigns(plan: readonly PlannedAd[], studio: Studio, seed: number): Promise<Timed[]> {
  process.stderr.write('timing all six formats of a new photo\n')
  const timed: Timed[] = []
  for (const ad of sampleOf(
    plan.filter((each) => each.format === 'facebook_feed'),
    CAMPAIGNS,
    seed,
  )) {
    const source = await asSource(readFileSync(ad.product.photoPath))
    const cost = await costOf(async () => {
      const photo = await studyAlone(source)
      for (const format of FORMAT_IDS) await make({ ...ad, format }, photo, studio)
    })
    timed.push({ name: nameOf(ad), ...cost })
  }
  return timed
}

async function timeStudies(): Promise<Timed[]> {
  process.stderr.write('timing the study of new photos\n')
  const timed: Timed[] = []
  for (const { name, photoPath } of readProducts([])) {
    const source = await asSource(readFileSync(photoPath))
    collectPictures()
    timed.push({ name, ...(await costOf(() => study(source))) })
  }
  return timed
}

/** The median keeps the bound, by processor time; the slowest is told. */
function speedRow(measure: string, timed: readonly Timed[], floor: Cost, bound: number): Row {
  const median = medianCost(timed)
  const slowest = timed.toSorted((first, second) => second.cpuMs - first.cpuMs)
  return {
    measure,
    value: `${ratio(median, floor)}, slowest ${times(slowest[0]!.cpuMs / floor.cpuMs)}`,
    bound: `<= ${bound}`,
    isBroken: median.cpuMs / floor.cpuMs > bound,
    worst: slowest
      .filter(({ cpuMs }) => cpuMs / floor.cpuMs > bound)
      .slice(0, 5)
      .map(
        ({ name, cpuMs, wallMs }) =>
          `${times(cpuMs / floor.cpuMs)} ${name} (${ms(cpuMs)} processor, ${ms(wallMs)} wall)`,
      ),
  }
}

function ratio(cost: Cost, floor: Cost): string {
  return `${times(cost.cpuMs / floor.cpuMs)} processor, ${times(cost.wallMs / floor.wallMs)} wall`
}

function times(value: number): string {
  return value.toFixed(value < 1 ? 2 : 1)
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`
}

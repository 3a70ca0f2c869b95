import { SHOWN_PHOTOS } from '#contract/limits.ts'
import { fileRulesOf } from '#contract/sizes.ts'
import {
  type Ad,
  type AdPhoto,
  type AdPlan,
  type ChangedAd,
  cleanLogo,
  composePlan,
  countOwnFonts,
  createTypesetter,
  cutOutAsAsked,
  decodePhoto,
  type ExplainedAd,
  explainPlan,
  type FamilyId,
  familyNow,
  type Layout,
  layOutScene,
  type Logo,
  makeShownReady,
  mixMoods,
  type Mood,
  NoComposition,
  type OwnFaces,
  paintPlan,
  planAd as planByRules,
  readMood,
  repaint,
  shownOrder,
  sketchAngles,
  sketchLooks,
  type StudiedPhoto,
  type Typesetter,
} from '#studio/index.ts'
import { unpackStudy } from '../images/pack-study.ts'
import { studyPixels } from '../images/study-picture.ts'
import { collectGarbage } from './collect-garbage.ts'
import { copiedFrom, familyHistory, shownBefore } from './family-history.ts'
import { readFontFile } from './font-files.ts'
import { createPhotoMemory } from './photo-memory.ts'
import type {
  AnglesTask,
  LogoFile,
  LooksTask,
  PaintedAngle,
  PaintedLook,
  PaintOptions,
  PaintTask,
  Photo,
  PlanDepth,
  RepaintTask,
} from './painter.ts'

/** The pictures themselves are the reason why there is no ad. The message is a sentence for a person. */
export class UnpaintablePhoto extends Error {
  override name = 'UnpaintablePhoto'
}

/** The studio with what it does not have of its own: fonts from disk, and a memory of the photos that it has studied. */
export async function paintAd(task: PaintTask, onStage: PaintOptions['onStage']): Promise<Ad> {
  const scene = task.scene && (await decodePhoto(task.scene))
  const { photos, logo, plan } = await beginPlan(task, onStage)
  const past = { treatment: task.treatment ?? shownBefore(task), copied: copiedFrom(task) }
  learnFonts(task.fonts)
  const { exact } = task
  const way = exact ? { exact } : ((await asSketched(task, past)) ?? { history: familyHistory(task) })
  return paintPlan(plan, { photos, logo, scene, ...past, ...way, typesetter: sharedTypesetter(), onStage })
}

/**
 * How the first picture of an ad is composed that was shown as a sketch of another shape: in its family, and where both are squares in
 * its very composition.
 */
async function asSketched(
  { sketchedIn, ...task }: PaintTask,
  { treatment, copied }: Pick<PaintPlan, 'treatment' | 'copied'>,
): Promise<Pick<PaintPlan, 'history' | 'keep'> | undefined> {
  // A copy is composed as its original, format by format.
  if (!sketchedIn || sketchedIn === task.format || task.plan || copied) return undefined
  const { photos, logo, plan } = await beginPlan({ ...task, format: sketchedIn }, () => {})
  try {
    const layout = await composePlan(plan, { photos, logo, treatment, typesetter: sharedTypesetter() })
    const { widthPx, heightPx } = fileRulesOf(task.format)
    return { history: { campaign: layout.family }, ...(widthPx === heightPx && { keep: layout }) }
  } catch (error) {
    // Nobody has seen a sketch that cannot be painted.
    if (error instanceof NoComposition) return undefined
    throw error
  }
}

type PaintPlan = Parameters<typeof paintPlan>[1]

/** For the command line: the ad with what became of each family, or in one family alone. Throws FamilyRefused. */
export async function explainAd(task: PaintTask, family?: FamilyId): Promise<ExplainedAd> {
  const { photos, logo, plan } = await beginPlan(task, () => {})
  return explainPlan(plan, { photos, logo, typesetter: sharedTypesetter() }, family)
}

/** The plan of an ad, as far as it is wanted. */
export async function planAd(task: PaintTask, depth: PlanDepth, onStage: PaintOptions['onStage']): Promise<AdPlan> {
  const { photos, logo, plan } = await beginPlan(task, onStage)
  learnFonts(task.fonts)
  return depth === 'direction' ? plan : layOutScene(plan, { photos, logo, typesetter: sharedTypesetter(), onStage })
}

/** The ad from each angle, in compositions that are told apart. */
export async function paintAngles({
  ad,
  format,
  seed,
  campaignSeed,
  isMade,
  kept,
  ...task
}: AnglesTask): Promise<PaintedAngle[]> {
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS))
  const logo = await recallLogo(task.logo)
  const mood = mixMoods(await recallMoods(task.inspiration))
  const ownFaces = learnFonts(task.fonts)
  const { treatment = SETTLED_BY_ITSELF } = task
  const own = { ad, photos, mood, logo, format, seed, campaignSeed, isMade, kept, treatment, ownFaces }
  const sketched = await sketchAngles({ ...own, typesetter: sharedTypesetter() })
  return sketched.map((one) => {
    if ('withheld' in one) return one
    const { ad: painted, ...sketch } = one
    return { ...sketch, jpeg: painted.jpeg }
  })
}

const SETTLED_BY_ITSELF = { shown: [] }
/** The ad in other compositions than the one that stands. */
export async function paintLooks({ ad, format, seed, campaignSeed, count, current, ...task }: LooksTask) {
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS))
  const logo = await recallLogo(task.logo)
  const mood = mixMoods(await recallMoods(task.inspiration))
  const setter = { ownFaces: learnFonts(task.fonts), typesetter: sharedTypesetter() }
  const wish = { ad, photos, mood, logo, format, seed, campaignSeed, count, ...setter }
  const looks = await sketchLooks({ ...wish, current: current && readPicture(current) })
  return looks.map(({ seed: own, ad: { layout, jpeg } }): PaintedLook => {
    const { family, candidate } = layout
    return { seed: own, composed: { family, candidate }, jpeg }
  })
}

/** Undefined where another version of the studio composed it: what is composed now is another look. */
function readPicture({ jpeg, layout: { version, family, layers } }: NonNullable<LooksTask['current']>) {
  const now = familyNow(family)
  // Its layers are of this version.
  return version === 2 && now ? { jpeg, layout: { family: now, layers: [...layers] as Layout['layers'] } } : undefined
}

/** Brief and direction are worked out once: a task that was here before brings them along. */
async function beginPlan({ ad, format, seed, campaignSeed, ...task }: PaintTask, onStage: PaintOptions['onStage']) {
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS))
  const logo = await recallLogo(task.logo)
  if (task.plan) return { photos, logo, plan: task.plan }
  const mood = mixMoods(await recallMoods(task.inspiration))
  return {
    photos,
    logo,
    plan: planByRules({
      ...{ ad, photos, mood, logo, format, seed, campaignSeed, onStage },
      ownFaces: task.fonts?.faces,
    }),
  }
}

/** A finished ad with something changed on it, from its stored layout and the same photos. */
export async function repaintAd({ layout, changes, ...task }: RepaintTask): Promise<ChangedAd> {
  const scene = task.scene && (await decodePhoto(task.scene))
  const photos: (AdPhoto | undefined)[] = task.photos.map(() => undefined)
  const shown = shownOrder(layout, changes, photos.length)
  const recalled = await recallPhotos(shown.map((index) => task.photos[index]!))
  shown.forEach((index, place) => (photos[index] = recalled[place]))
  const logo = await recallLogo(task.logo)
  const ownFaces = learnFonts(task.fonts)
  const { frozen, treatment } = task
  const how = { treatment, ownFaces, frozen, typesetter: sharedTypesetter() }
  return repaint({ layout, changes, photos, scene, logo, ...how })
}

let typesetter: Typesetter | undefined

/** Fonts are registered once a process. */
function sharedTypesetter(): Typesetter {
  return (typesetter ??= createTypesetter(readFontFile))
}

/** Makes the fonts of a task known to whoever sets its words, and says which sets what. */
function learnFonts(fonts: PaintTask['fonts']): OwnFaces | undefined {
  for (const font of fonts?.files ?? []) sharedTypesetter().addOwnFont(font)
  return fonts?.faces
}

/** A process keeps every font that it was given: from so many on a new one takes its place. */
const FONTS_MAX = 60

export function hasManyFonts(): boolean {
  return countOwnFonts() >= FONTS_MAX
}

const recallStudied = createPhotoMemory(study, { nameOf: nameCutOut })

/** The same bytes are another picture where its owner wants another cut-out. */
function nameCutOut({ sha256, cutOut, strokes = [] }: Photo): string {
  return [sha256, cutOut === 'always' && 'forced', JSON.stringify(strokes)].join(' ')
}

async function recallPhotos(photos: readonly Photo[]): Promise<AdPhoto[]> {
  const studied = await recallStudied(photos)
  return studied.map((photo, index) => {
    const { cutOut, synthetic } = photos[index]!
    return { ...photo, cutOut, synthetic }
  })
}

/** From the study that is kept of it, where there is one that can be read, with the cut-out that its owner wants. */
async function study({ bytes, study: kept, ...wish }: Photo): Promise<StudiedPhoto> {
  collectGarbage()
  const pixels = await decodePhoto(bytes).catch((cause: unknown) => {
    throw new UnpaintablePhoto('A product image cannot be read. Please remove it and upload it again.', { cause })
  })
  const found = (kept && unpackStudy(kept, pixels)) ?? (await studyPixels(pixels))
  const photo = { pixels, study: cutOutAsAsked({ pixels, study: found }, wish) }
  makeShownReady(photo)
  collectGarbage()
  return photo
}

/** One is small, and shown in each format of its ad. */
const REMEMBERED_LOGOS = 20
const logos = new Map<string, Logo>()

async function recallLogo(file: LogoFile | undefined): Promise<Logo | undefined> {
  if (!file) return undefined
  const onDark = await recallForm(file.onDark)
  return { ...(await recallForm(file))!, ...(onDark && { onDark }) }
}

async function recallForm(file: Photo | undefined): Promise<Logo | undefined> {
  if (!file) return undefined
  const known = logos.get(file.sha256)
  if (known) return known
  const pixels = await decodePhoto(file.bytes).catch((cause: unknown) => {
    throw new UnpaintablePhoto('The logo cannot be read. Please remove it and upload it again.', { cause })
  })
  if (logos.size >= REMEMBERED_LOGOS) logos.clear()
  const logo = cleanLogo(pixels)
  logos.set(file.sha256, logo)
  return logo
}

/** A mood is seven numbers: a thousand of them take less room than one photo. */
const REMEMBERED_MOODS = 1000
const moods = new Map<string, Mood | undefined>()

/** Those of the images that have a mood; one that cannot be read any more stops no ad. */
async function recallMoods(images: readonly Photo[]): Promise<Mood[]> {
  const found: (Mood | undefined)[] = []
  for (const { sha256, bytes } of images) {
    if (!moods.has(sha256)) {
      if (moods.size >= REMEMBERED_MOODS) moods.clear()
      const pixels = await decodePhoto(bytes).catch(() => undefined)
      moods.set(sha256, pixels && readMood(pixels))
    }
    found.push(moods.get(sha256))
  }
  return found.filter((mood) => mood !== undefined)
}

import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
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
  layerAd,
  type LayeredAd,
  type Layout,
  layOutScene,
  type Logo,
  makeCarousel,
  makeShownReady,
  mixMoods,
  type Mood,
  NoComposition,
  type OwnFaces,
  paintAgain,
  paintPlan,
  paintTrial,
  planAd as planByRules,
  readMood,
  repaint,
  shownOrder,
  sketchAngles,
  sketchLooks,
  type StudiedPhoto,
  type Typesetter,
} from '#studio/index.ts'
import { collectGarbage } from '#server/platform/worker-processes/collect-garbage.ts'
import { unpackStudy } from '#server/pictures/images/pack-study.ts'
import type { Extras } from '#server/ads/extras/extra-file.ts'
import { studyPixels } from '#server/pictures/images/study-picture.ts'
import { copiedFrom, familyHistory, shownBefore } from './family-history.ts'
import { readFontFile } from './font-files.ts'
import { createPhotoMemory } from './photo-memory.ts'
import type {
  AnglesTask,
  CarouselTask,
  ExtrasTask,
  StoredTask,
  LogoFile,
  LooksTask,
  PaintedAngle,
  PaintedCard,
  PaintedSketch,
  PaintOptions,
  PaintTask,
  Photo,
  PlanDepth,
  RepaintTask,
  TrialPainted,
  TrialTask,
} from './painter.ts'

/** Thrown if the pictures themselves are the reason why there is no ad. The message is a sentence for a person. */
export class UnpaintablePhoto extends Error {
  override name = 'UnpaintablePhoto'
}

/** Paints an ad by the studio, with fonts from disk and a cache of the photos that this process has studied. */
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
 * Returns the composition of an ad's first picture if its sketch had another shape: the sketch's family, and between
 * squares its very composition.
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
    // A sketch that cannot be painted was never shown.
    if (error instanceof NoComposition) return undefined
    throw error
  }
}

type PaintPlan = Parameters<typeof paintPlan>[1]

/**
 * Explains an ad, for the command line: with the result of each family, or in one family alone. Throws FamilyRefused.
 */
export async function explainAd(task: PaintTask, family?: FamilyId): Promise<ExplainedAd> {
  const { photos, logo, plan } = await beginPlan(task, () => {})
  return explainPlan(plan, { photos, logo, typesetter: sharedTypesetter() }, family)
}

/** Plans an ad to the given depth. */
export async function planAdToDepth(
  task: PaintTask,
  depth: PlanDepth,
  onStage: PaintOptions['onStage'],
): Promise<AdPlan> {
  const { photos, logo, plan } = await beginPlan(task, onStage)
  learnFonts(task.fonts)
  return depth === 'direction' ? plan : layOutScene(plan, { photos, logo, typesetter: sharedTypesetter(), onStage })
}

/** Paints the ad from each angle, in compositions that differ clearly. */
export async function paintAngles({
  ad,
  format,
  seed,
  campaignSeed,
  isMade,
  kept,
  ...task
}: AnglesTask): Promise<PaintedAngle[]> {
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS_MAX))
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

/** Paints products as the cards of one set. */
export async function paintCards({ cards, fonts, ...task }: CarouselTask): Promise<PaintedCard[]> {
  const photos = await recallPhotos(cards.map(({ photo }) => photo))
  const ownFaces = learnFonts(fonts)
  const input = { ...task, ownFaces, typesetter: sharedTypesetter() }
  const made = await makeCarousel({ ...input, cards: cards.map(({ ad }, index) => ({ ad, photo: photos[index]! })) })
  return made.map((card) => ('problem' in card ? card : { jpeg: card.jpeg, findings: [...card.report.findings] }))
}

const SETTLED_BY_ITSELF = { shown: [] }
/** Paints the ad in other compositions than the current one. */
export async function paintLooks({ ad, format, seed, campaignSeed, count, current, ...task }: LooksTask) {
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS_MAX))
  const logo = await recallLogo(task.logo)
  const mood = mixMoods(await recallMoods(task.inspiration))
  const setter = { ownFaces: learnFonts(task.fonts), typesetter: sharedTypesetter() }
  const request = { ad, photos, mood, logo, format, seed, campaignSeed, count, ...setter }
  const looks = await sketchLooks({ ...request, current: current && readPicture(current) })
  return looks.map(({ seed: own, ad: { layout, jpeg } }): PaintedSketch => {
    const { family, candidate } = layout
    return { seed: own, composed: { family, candidate }, jpeg }
  })
}

/** Returns undefined if another version of the studio composed it: then every composition of today is another look. */
function readPicture({ jpeg, layout: { version, family, layers } }: NonNullable<LooksTask['current']>) {
  const now = familyNow(family)
  // Layers of version 2 are those of this studio.
  return version === 2 && now ? { jpeg, layout: { family: now, layers: [...layers] as Layout['layers'] } } : undefined
}

/** Works out brief and direction once: a task that was here before brings its plan along. */
async function beginPlan({ ad, format, seed, campaignSeed, ...task }: PaintTask, onStage: PaintOptions['onStage']) {
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS_MAX))
  const logo = await recallLogo(task.logo)
  if (task.plan) return { photos, logo, plan: task.plan }
  const mood = mixMoods(await recallMoods(task.inspiration))
  return {
    photos,
    logo,
    plan: planByRules({
      ad,
      photos,
      mood,
      logo,
      format,
      seed,
      campaignSeed,
      onStage,
      copied: copiedFrom(task),
      ownFaces: task.fonts?.faces,
    }),
  }
}

/** Paints a finished ad with a change, from its stored layout and the same photos. */
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

/** Paints the pictures of a trial. */
export async function paintTrialOf({ layout, pictures, ...task }: TrialTask): Promise<TrialPainted[]> {
  const scene = task.scene && (await decodePhoto(task.scene))
  const photos = await recallPhotos(task.photos)
  const otherHeroes = await recallPhotos(task.otherHeroes)
  const logo = await recallLogo(task.logo)
  const own = { ownFaces: learnFonts(task.fonts), typesetter: sharedTypesetter() }
  return paintTrial({ layout, pictures, photos, otherHeroes, scene, logo, ...own })
}

/** Writes files of a finished ad, which is painted once more. Throws PictureHasChanged if that gives another picture. */
export async function paintExtras(task: ExtrasTask): Promise<Extras> {
  const ad = await layerPaintedAd(task)
  // The libraries for files are loaded when the first file is wanted.
  const { writeExtras } = await import('#server/ads/extras/write-extras.ts')
  return writeExtras(ad, task)
}

/** Paints a finished ad once more, as elements. */
export async function layerPaintedAd({ layout, ...task }: StoredTask): Promise<LayeredAd> {
  const scene = task.scene && (await decodePhoto(task.scene))
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS_MAX))
  const logo = await recallLogo(task.logo)
  learnFonts(task.fonts)
  return layerAd({ layout, photos, scene, logo, typesetter: sharedTypesetter() })
}

/** Paints a stored layout as it is, for a proof that it is the recipe of a file. */
export async function paintStored({ layout, ...task }: StoredTask): Promise<Uint8Array> {
  const scene = task.scene && (await decodePhoto(task.scene))
  const photos = await recallPhotos(task.photos)
  const logo = await recallLogo(task.logo)
  learnFonts(task.fonts)
  return paintAgain({ layout, photos, scene, logo, typesetter: sharedTypesetter() })
}

let typesetter: Typesetter | undefined

/** Returns the shared typesetter: fonts are registered once a process. */
function sharedTypesetter(): Typesetter {
  return (typesetter ??= createTypesetter(readFontFile))
}

/** Registers the fonts of a task with the typesetter, and returns which of them sets which part. */
function learnFonts(fonts: PaintTask['fonts']): OwnFaces | undefined {
  for (const font of fonts?.files ?? []) sharedTypesetter().addOwnFont(font)
  return fonts?.faces
}

/** Most fonts of one typesetter, which keeps every font that it was given; after that a new one takes its place. */
const FONTS_MAX = 60

export function hasManyFonts(): boolean {
  return countOwnFonts() >= FONTS_MAX
}

const recallStudied = createPhotoMemory(study, { nameOf: nameCutOut })

/** Names a photo with its cut-out: the same bytes are another picture if the user wants another cut-out. */
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

/** Reads the stored study of a photo if possible, or studies it, with the cut-out that the user wants. */
async function study({ bytes, study: kept, ...request }: Photo): Promise<StudiedPhoto> {
  collectGarbage()
  const pixels = await decodePhoto(bytes).catch((cause: unknown) => {
    throw new UnpaintablePhoto('A product image cannot be read. Please remove it and upload it again.', { cause })
  })
  const found = (kept && unpackStudy(kept, pixels)) ?? (await studyPixels(pixels))
  const photo = { pixels, study: cutOutAsAsked({ pixels, study: found }, request) }
  makeShownReady(photo)
  collectGarbage()
  return photo
}

/** Logos that are remembered: one is small, and shown in each format of its ad. */
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

/** Moods that are remembered. A mood is seven numbers: a thousand of them take less room than one photo. */
const REMEMBERED_MOODS = 1000
const moods = new Map<string, Mood | undefined>()

/** Returns the moods of those images that have one; an unreadable image stops no ad. */
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

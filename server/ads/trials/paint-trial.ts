import { getFormat, type FormatId } from '#contract/formats.ts'
import type { TrialLevel } from '#contract/ads/trials/factors.ts'
import type { SentTrialFactor } from '#contract/ads/trials/trial.ts'
import { readFonts } from '#server/ads/brand/read-fonts.ts'
import { onFirstPhoto } from '#server/ads/changes/change-picture.ts'
import { choosePhotos, type ChosenPhoto, readPaintedPhotos } from '#server/ads/changes/painted-photos.ts'
import { readScene } from '#server/ads/changes/read-scene.ts'
import { changeRefusalOf } from '#server/ads/changes/run-change.ts'
import { withoutUndefined } from '#server/ads/changes/without-undefined.ts'
import { type CreativeRow, findCreative } from '#server/ads/creatives/store.ts'
import type { PaintPool } from '#server/ads/generation/paint-pool.ts'
import type { TrialPainted, TrialTask } from '#server/ads/generation/painter.ts'
import { readLogo } from '#server/ads/generation/paint-task.ts'
import { withOwnOf } from '#server/ads/variants/own-of-picture.ts'
import { describePainted, modelsOf } from '#server/ads/variants/painted-from.ts'
import { findCurrentVariant, type VariantRow } from '#server/ads/variants/store.ts'
import { readImageId } from '#server/pictures/images/image-id.ts'
import { insertAdPicture } from '#server/pictures/images/insert-ad-picture.ts'
import { prepareAd } from '#server/pictures/images/prepare-ad.ts'
import { readShownPhotos } from '#server/pictures/images/read-shown-photos.ts'
import { signAd } from '#server/pictures/images/sign-ad.ts'
import { storePicture } from '#server/pictures/images/store-picture.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import type { RepaintServices } from '#server/services.ts'
import { withRunWords } from './present.ts'
import {
  endTrialPicture,
  findTrial,
  holdQueued,
  listTrialPictures,
  type TrialPictureRow,
  type TrialRow,
} from './store.ts'

const TRIAL_FAILED_MESSAGE = 'This picture could not be painted. Please start the test again.'

type Painter = Pick<PaintPool, 'paintTrial'>

/**
 * Paints the pictures of a trial, format by format, because those of one format are compared with each other: the
 * queue's handler. Safe to run twice.
 */
export async function paintTrialPictures(
  services: RepaintServices,
  painters: Painter,
  { trialId }: { trialId: string },
  signal: AbortSignal,
): Promise<void> {
  const trial = await findTrial(services.db, trialId)
  const creative = trial && (await findCreative(services.db, trial.creativeId))
  if (!creative) return
  const pictures = await listTrialPictures(services.db, trialId)
  for (const [format, own] of Map.groupBy(pictures, (picture) => picture.format)) {
    if (own.every(({ state }) => state !== 'queued')) continue
    const painted = await paintFormat(services, painters, { trial, creative, format, signal }).catch(
      (error: unknown) => {
        return { refused: changeRefusalOf(error).message }
      },
    )
    for (const picture of own) {
      const one = 'refused' in painted ? painted : painted.pictures[picture.run]!
      if ('refused' in one) await refuse(services, picture, one.refused)
      else await store(services, { trial, creative, picture, one, ...(painted as PaintedFormat) })
    }
  }
}

/** Ends pictures that were given up. */
export async function giveUpTrial(
  services: Pick<RepaintServices, 'db' | 'now'>,
  { trialId }: { trialId: string },
): Promise<void> {
  for (const picture of await listTrialPictures(services.db, trialId)) {
    await refuse(services, picture, TRIAL_FAILED_MESSAGE)
  }
}

interface PaintedFormat {
  variant: VariantRow
  photos: ChosenPhoto[]
  pictures: TrialPainted[]
}

async function paintFormat(
  services: RepaintServices,
  painters: Painter,
  {
    trial,
    creative,
    format,
    signal,
  }: { trial: TrialRow; creative: CreativeRow; format: FormatId; signal: AbortSignal },
): Promise<PaintedFormat | { refused: string }> {
  const { name } = getFormat(format)
  const variant = await findCurrentVariant(services.db, creative.id, format)
  if (!variant) return { refused: `${name} was deleted in the meantime.` }
  if (!variant.texts || !variant.photos)
    return { refused: `${name} was made before its photos were kept with it: make it again.` }
  const photos = choosePhotos(variant.photos, {}, creative)
  const others = otherHeroesOf(trial).map((url) => {
    const cutOut = creative.productImages.find((entry) => entry.url === url)?.cutOut ?? 'auto'
    return { imageId: readImageId(url)!, cutOut, touchUp: undefined }
  })
  const read = (chosen: readonly ChosenPhoto[]) =>
    readPaintedPhotos(services, chosen, { creativeId: creative.id, formatName: name })
  const task: TrialTask = {
    layout: onFirstPhoto(variant.layout),
    pictures: trial.runs.map((run) => levelsOf(trial.factors, run)),
    photos: await read(photos),
    otherHeroes: await read(others),
    scene: await readScene(services, variant),
    logo: await readLogo(services, variant.logo),
    fonts: await readFonts(services, creative),
  }
  return { variant, photos, pictures: await painters.paintTrial(task, { signal, isLowPriority: true }) }
}

/** Returns the addresses of the photos that lead in other pictures, in the order of their levels. */
function otherHeroesOf({ factors }: TrialRow): string[] {
  return factors.flatMap((sent) => (sent.factor === 'photo' ? sent.levels : []))
}

/** Returns the levels of a combination that differ from the ad as it is. */
function levelsOf(factors: readonly SentTrialFactor[], run: readonly number[]): TrialLevel[] {
  return factors.flatMap((sent, at): TrialLevel[] => {
    const level = run[at]!
    if (level === 0) return []
    switch (sent.factor) {
      case 'headline':
      case 'callToAction':
        return [{ factor: sent.factor, text: sent.levels[level - 1]! }]
      case 'price':
        return [{ factor: 'price', words: withoutUndefined(sent.levels[level - 1]!) }]
      case 'photo':
        return [{ factor: 'photo', photo: level - 1 }]
      case 'ground':
        return [{ factor: 'ground', color: sent.levels[level - 1]! }]
      case 'side':
        return [{ factor: 'side' }]
    }
  })
}

async function store(
  services: RepaintServices,
  {
    trial,
    creative,
    picture,
    one,
    variant,
    photos,
  }: Omit<PaintedFormat, 'pictures'> & {
    trial: TrialRow
    creative: CreativeRow
    picture: TrialPictureRow
    one: Exclude<TrialPainted, { refused: string }>
  },
): Promise<void> {
  if (picture.state !== 'queued') return
  const { layout, report, jpeg } = await signTrialPicture(services, { trial, picture, one, variant, photos })
  const ad = withOwnOf(withRunWords(creative, trial, picture.run), variant.own)
  const { texts } = await describePainted(layout, {
    photos,
    ad,
    own: variant.own,
    look: variant.look,
    logo: variant.logo,
  })
  const file = await prepareAd(jpeg, getFormat(picture.format))
  const imageId = services.newId()
  await storePicture(services, imageId, file)
  await services.db.transaction(async (tx) => {
    await lockAccount(tx, creative.userId)
    if (!(await holdQueued(tx, picture.id))) return
    const updatedAt = services.now()
    const owner = { userId: creative.userId, creativeId: creative.id, format: picture.format }
    await insertAdPicture(tx, { id: imageId, ...owner, picture: file, layout, createdAt: updatedAt })
    const painted = { layout, texts: texts ?? [], findings: report.findings }
    await endTrialPicture(tx, picture.id, { state: 'done', message: null, imageId, painted, updatedAt })
  })
}

/** Signs a picture of a trial. Its brief is what the ad showed, and the levels of this picture. */
async function signTrialPicture(
  services: RepaintServices,
  {
    trial,
    picture,
    one,
    variant: { format, texts, look, provenance },
    photos,
  }: Pick<PaintedFormat, 'variant' | 'photos'> & {
    trial: TrialRow
    picture: TrialPictureRow
    one: Exclude<TrialPainted, { refused: string }>
  },
): Promise<Exclude<TrialPainted, { refused: string }>> {
  const levels = levelsOf(trial.factors, trial.runs[picture.run]!)
  const heroes = otherHeroesOf(trial)
  const shown = levels.flatMap((level) => (level.factor === 'photo' ? [readImageId(heroes[level.photo]!)!] : []))
  const ids = photos.map(({ imageId }, index) => (index === 0 ? (shown[0] ?? imageId) : imageId))
  return signAd(services, one, {
    format,
    photos: await readShownPhotos(
      services,
      ids.map((imageId) => ({ imageId })),
    ),
    brief: { texts: texts?.map(({ text }) => text) ?? [], look, levels },
    models: modelsOf(provenance),
  })
}

async function refuse(
  services: Pick<RepaintServices, 'db' | 'now'>,
  { id }: TrialPictureRow,
  message: string,
): Promise<void> {
  const updatedAt = services.now()
  await endTrialPicture(services.db, id, { state: 'refused', message, imageId: null, painted: null, updatedAt })
}

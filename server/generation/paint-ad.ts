import {
  type Ad,
  type AdChanges,
  type AdInput,
  type AdPhoto,
  createTypesetter,
  decodePhoto,
  type Layout,
  makeAd,
  mixMoods,
  type Mood,
  planAdScene,
  readMood,
  repaint,
  type ScenePlan,
  SHOWN_PHOTOS,
  shownOrder,
  type StudiedPhoto,
  studyPhoto,
  type Typesetter,
} from '#studio/index.ts'
import { collectGarbage } from './collect-garbage.ts'
import { readFontFile } from './font-files.ts'
import { createPhotoMemory } from './photo-memory.ts'
import type { PaintOptions, PaintTask, Photo } from './painter.ts'

/** The pictures themselves are the reason why there is no ad. The message is a sentence for a person. */
export class UnpaintablePhoto extends Error {
  override name = 'UnpaintablePhoto'
}

/** The studio with what it does not have of its own: fonts from disk, and a memory of the photos that it has studied. */
export async function paintAd(task: PaintTask, onStage: PaintOptions['onStage']): Promise<Ad> {
  const scene = task.scene && (await decodePhoto(task.scene))
  return makeAd({ ...(await readInput(task)), scene, onStage })
}

/** Where the scene of an ad has to be calm, and where its product will stand. */
export async function planScene(task: PaintTask): Promise<ScenePlan | undefined> {
  return planAdScene(await readInput(task))
}

async function readInput({ ad, format, seed, history, suggestion, ...task }: PaintTask): Promise<AdInput> {
  const photos = await recallPhotos(task.photos.slice(0, SHOWN_PHOTOS))
  const mood = mixMoods(await recallMoods(task.inspiration))
  return { ad, photos, mood, format, seed, history, suggestion, typesetter: sharedTypesetter() }
}

/** A finished ad with something changed on it, from its stored layout and the same photos. */
export async function repaintAd(task: {
  layout: Layout
  changes: AdChanges
  photos: readonly Photo[]
  /** Of an ad in the family `scene`, as it was kept. */
  scene?: Uint8Array | undefined
}): Promise<Ad> {
  const { layout, changes } = task
  const scene = task.scene && (await decodePhoto(task.scene))
  const photos: (AdPhoto | undefined)[] = task.photos.map(() => undefined)
  const shown = shownOrder(layout, changes, photos.length)
  const recalled = await recallPhotos(shown.map((index) => task.photos[index]!))
  shown.forEach((index, place) => (photos[index] = recalled[place]))
  return repaint({ layout, changes, photos, scene, typesetter: sharedTypesetter() })
}

let typesetter: Typesetter | undefined

/** Fonts are registered once a process. */
function sharedTypesetter(): Typesetter {
  return (typesetter ??= createTypesetter(readFontFile))
}

const recallStudied = createPhotoMemory(study)

async function recallPhotos(photos: readonly Photo[]): Promise<AdPhoto[]> {
  const studied = await recallStudied(photos)
  return studied.map((photo, index) => {
    const { keepWhole, synthetic } = photos[index]!
    return { ...photo, keepWhole, synthetic }
  })
}

async function study(bytes: Uint8Array): Promise<StudiedPhoto> {
  collectGarbage()
  const pixels = await decodePhoto(bytes).catch((cause: unknown) => {
    throw new UnpaintablePhoto('A product image cannot be read. Please remove it and upload it again.', { cause })
  })
  const photo = { pixels, study: studyPhoto(pixels) }
  collectGarbage()
  return photo
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

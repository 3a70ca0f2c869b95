import { fileRulesOf } from '#contract/sizes.ts'
import type { TrialLevel } from '#contract/ads/trials/factors.ts'
import { RepaintRefused } from '../basics/repaint-refused.ts'
import { repaint } from '../change/repaint.ts'
import { readStoredLayout, type StoredLayout } from '../change/stored-layout.ts'
import type { OwnFaces } from '../direction/own-faces.ts'
import { finishFile } from '../inspect/finish-file.ts'
import type { Layout } from '../layers/layout.ts'
import { NoComposition, paintUntilPassed } from '../make-ad/make-ad.ts'
import { type AdPhoto, asWanted, keptWhole } from '../photo/ad-photo.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { WordChanges } from '../words/change-words.ts'
import { type Painted, refuseUnlike, type ComparedPicture } from './refuse-unlike.ts'
import { type PictureLevel, varyLayout } from './vary-layout.ts'

export interface TrialInput {
  /** Layout of the finished picture, as it was stored. */
  layout: StoredLayout
  /** Levels of each picture that differ from the ad as it is. One picture has none: the ad itself. */
  pictures: readonly (readonly TrialLevel[])[]
  /** Photos that the picture was painted from, the hero first. */
  photos: readonly AdPhoto[]
  /** Photos that may lead instead. A level of the factor `photo` has the index of one. */
  otherHeroes?: readonly AdPhoto[] | undefined
  /** Surroundings that an image model painted for the ad, if its family is `scene`. */
  scene?: Pixels | undefined
  logo?: Logo | undefined
  ownFaces?: OwnFaces | undefined
  typesetter: Typesetter
}

/**
 * Paints the pictures of a trial. Two of them differ only in the boxes of the factors whose levels differ: the pixels of
 * the files are compared, and a picture that differs elsewhere is refused. Each sentence is for the user.
 */
export async function paintTrial(input: TrialInput): Promise<ComparedPicture[]> {
  const { name } = fileRulesOf(input.layout.format)
  if (readStoredLayout(input.layout).mayMove) {
    return input.pictures.map(() => ({
      refused: `${name} was made by an earlier version of this app: make it again, and then test it.`,
    }))
  }
  const base = input.layout as Layout
  const first: Painted[] = []
  for (const levels of input.pictures) first.push(await paintPicture(input, base, levels))
  const qualities = first.flatMap((one) => ('refused' in one ? [] : one.report.quality))
  const qualityMax = Math.min(...qualities)
  const alike: Painted[] = []
  for (const [at, one] of first.entries()) {
    // A file of another quality differs in every pixel.
    const isCoarser = 'refused' in one || one.report.quality === qualityMax
    alike.push(isCoarser ? one : await paintPicture(input, base, input.pictures[at]!, qualityMax))
  }
  return refuseUnlike(alike, input)
}

async function paintPicture(
  input: TrialInput,
  base: Layout,
  levels: readonly TrialLevel[],
  qualityMax?: number,
): Promise<Painted> {
  try {
    return await paintLevels(input, base, levels, qualityMax)
  } catch (error) {
    if (error instanceof RepaintRefused) return { refused: error.message }
    if (!(error instanceof NoComposition)) throw error
    return unreadable(fileRulesOf(base.format).name)
  }
}

async function paintLevels(
  { typesetter, scene, logo, ...input }: TrialInput,
  base: Layout,
  levels: readonly TrialLevel[],
  qualityMax: number | undefined,
): Promise<Painted> {
  const { name } = fileRulesOf(base.format)
  const other = levels.find((level) => level.factor === 'photo')
  const hero = other ? input.otherHeroes?.[other.photo] : input.photos[0]
  if (!hero) return { refused: `The photo of ${name} is missing. Upload it again.` }
  const photos = [hero, ...input.photos.slice(1)]
  const shown = [shownHero(base, hero), ...photos.slice(1).map(asWanted)]
  let layout = base
  for (const level of levels.filter(isOfPicture)) {
    const varied = varyLayout(layout, level, { photos: shown, name })
    if ('refused' in varied) return varied
    layout = varied
  }
  const words = wordsOf(levels)
  if (words) {
    const changes = { words }
    const own = { ownFaces: input.ownFaces, typesetter, logo, scene }
    const ad = await repaint({ layout, changes, photos, frozen: 'only', qualityMax, ...own })
    return { ...ad, photos: shown }
  }
  const form = logo && formFor(logo, layout.direction.colors.ground)
  const passed = await paintUntilPassed(layout, { photos: shown, scene, logo: form, typesetter }, [])
  // What had to be mended has other text colors than the ad. A scrim belongs to the ground.
  if (!passed || !isSameButForSet(passed.layout, layout)) {
    return unreadable(name)
  }
  const file = await finishFile(passed.layout, passed.painted, passed.report, qualityMax)
  return { layout: passed.layout, ...file, photos: shown }
}

function unreadable(name: string): { refused: string } {
  return { refused: `${name} cannot be read well with this: try another text, color or photo.` }
}

function isSameButForSet(one: Layout, other: Layout): boolean {
  const [first, second] = [one, other].map(({ layers }) => JSON.stringify(layers.filter(({ part }) => part !== 'set')))
  return first === second
}

function shownHero({ shown }: Layout, hero: AdPhoto): StudiedPhoto {
  return (shown?.whole ?? hero.cutOut === 'never') ? keptWhole(hero) : asWanted(hero)
}

function isOfPicture(level: TrialLevel): level is PictureLevel {
  return level.factor === 'ground' || level.factor === 'photo' || level.factor === 'side'
}

function wordsOf(levels: readonly TrialLevel[]): WordChanges | undefined {
  const words = Object.assign(
    {},
    ...levels.map((level) => ('text' in level ? { [level.factor]: level.text } : 'words' in level ? level.words : {})),
  ) as WordChanges
  return Object.keys(words).length > 0 ? words : undefined
}

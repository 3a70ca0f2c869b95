import { isDeepStrictEqual } from 'node:util'
import type { OwnWords } from '#contract/ads/creative.ts'
import { getFormat } from '#contract/formats.ts'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import { NAME_CUT_RULE } from '#contract/ads/report.ts'
import { WORD_PART_NAMES, type WordPart } from '#contract/word-parts.ts'
import type { ChangedAd, Treatment } from '#studio/index.ts'
import { readFonts } from '#server/ads/brand/read-fonts.ts'
import { roleColorsOf } from '#server/ads/creatives/role-colors.ts'
import type { CreativeRow } from '#server/ads/creatives/store.ts'
import type { PaintedPhoto, PaintedText } from '#server/platform/db/painted.ts'
import type { AcceptedChanges } from '#server/platform/db/schema.ts'
import { readLogo } from '#server/ads/generation/paint-task.ts'
import type { Painters } from '#server/ads/generation/painter.ts'
import type { Services } from '#server/services.ts'
import type { ChangeRow } from './store.ts'
import { openWords } from '#server/ads/variants/open-words.ts'
import { settledTreatment } from '#server/ads/variants/settled-treatment.ts'
import { listComposed, type VariantRow } from '#server/ads/variants/store.ts'
import { findPaintedBefore } from './find-painted-before.ts'
import { type ChosenPhoto, choosePhotos, readPaintedPhotos } from './painted-photos.ts'
import { readScene } from './read-scene.ts'
import { withoutUndefined } from './without-undefined.ts'

/** A picture with its change, and what it was painted from. */
export interface ChangedPicture {
  /** The new picture, or undefined if such a picture exists already. */
  painted: ChangedAd | undefined
  /** Id of a kept version that shows the wanted state. */
  paintedBefore?: string | undefined
  photos: ChosenPhoto[]
  logo: VariantRow['logo']
  /** The scene that a model painted, which is stored with the new picture too. */
  scene: Uint8Array | undefined
}

interface ChangePictureRequest {
  change: Pick<ChangeRow, 'changes'>
  creative: CreativeRow
  variant: VariantRow
  signal: AbortSignal
  /** True to paint even if a kept version shows it. */
  isPreview?: boolean
}

/**
 * Paints a picture with a change, from the photos that it was painted from. Returns one sentence if the change is
 * refused, or shows nothing on it.
 */
export async function changePicture(
  services: Pick<Services, 'db' | 'now' | 'payments' | 'storage' | 'studies'>,
  painters: Pick<Painters, 'repaint'>,
  { change: { changes }, creative, variant, signal, isPreview = false }: ChangePictureRequest,
): Promise<ChangedPicture | { message: string } | { unseen: string }> {
  const { layout, texts, photos: paintedFrom, format } = variant
  const { words, colors, hero, cutOut, customColors, dials } = changes
  const logo = changes.logo === undefined ? variant.logo : changes.logo
  const { name } = getFormat(format)
  if (!texts || !paintedFrom) {
    return { message: `${name} was made before its photos were kept with it: make it again to change it.` }
  }
  const says = await shows(texts, words ?? {})
  const onlyWords = [colors, hero, cutOut, customColors, changes.logo, dials].every((one) => one === undefined)
  const photos = choosePhotos(paintedFrom, changes, creative)
  if (onlyWords && says) return { painted: undefined, photos, logo, scene: undefined }
  const paintedBefore = isPreview ? undefined : await findPaintedBefore(services, variant, { changes, photos, logo })
  if (paintedBefore) return { painted: undefined, paintedBefore, photos, logo, scene: undefined }
  const scene = await readScene(services, variant)
  const isOtherPhoto = hero !== undefined || cutOut !== undefined || isTouchedUp(paintedFrom, photos)
  const treatment = isOtherPhoto ? await treatmentBeside(services.db, variant, photos) : undefined
  const painted = await painters.repaint(
    {
      layout: onFirstPhoto(layout),
      photos: await readPaintedPhotos(services, photos, { creativeId: creative.id, formatName: name }),
      scene,
      logo: await readLogo(services, logo),
      ...(treatment && { treatment }),
      fonts: await readFonts(services, creative),
      ...(onlyWords &&
        !isTouchedUp(paintedFrom, photos) && { frozen: changes.frozen ? ('only' as const) : ('first' as const) }),
      changes: {
        ...(words && { words }),
        ...(colors && { colors: withoutUndefined(colors) }),
        ...(dials && { dials: withoutUndefined(dials) }),
        ...(customColors && {
          customColors: pickCustomColors(creative),
          roleColors: roleColorsOf(creative, format),
        }),
        ...(isOtherPhoto && {
          hero: 0,
          keepPhotoWhole: photos[0]?.cutOut === 'never',
        }),
      },
    },
    { signal },
  )
  if ('refused' in painted) return { message: painted.refused }
  const notCutOut = explainNotCutOut(painted, { cutOut, name })
  if (notCutOut && isOnlyCutOut(changes)) return { message: notCutOut }
  // A layer of a logo does not say which logo it is.
  if (!isOtherPhoto && changes.logo === undefined && isDeepStrictEqual(painted.layout.layers, layout.layers)) {
    return { unseen: `This changes nothing on ${name}: it looks as it did.` }
  }
  if (changes.logo && !painted.layout.layers.some(({ kind }) => kind === 'logo')) {
    return { message: `There is no room for the logo on ${name}.` }
  }
  const missing = await missingParts(painted, { words: words ?? {}, texts, creative })
  if (missing.lost)
    return { message: `There is no room for the ${missing.lost} on ${name}: make it shorter, or leave it out.` }
  if (onlyWords && missing.unseen && missing.count === Object.keys(words ?? {}).length) {
    return { unseen: `The ${missing.unseen} is not shown on ${name}.` }
  }
  const made = withNameCut(painted, variant, words)
  const withNotice = notCutOut && !made.notice ? { ...made, notice: notCutOut } : made
  return { painted: withNotice, photos, logo, scene }
}

/** Explains that a photo which was to be cut out is still shown whole in this format: the picture does not change. */
function explainNotCutOut(
  { report }: ChangedAd,
  { cutOut, name }: { cutOut: AcceptedChanges['cutOut']; name: string },
): string | undefined {
  if (cutOut !== 'always' || report.product.treatment !== 'photo') return undefined
  return `The product cannot be cut out on ${name}, so its photo stays as photographed there.`
}

/** Returns true if only the treatment of the photo changes. */
export function isOnlyCutOut({ cutOut, onlyThese: _onlyThese, ...others }: AcceptedChanges): boolean {
  return cutOut !== undefined && Object.values(others).every((one) => one === undefined)
}

/** Keeps a name cut for this format, unless other words took its place. */
function withNameCut(painted: ChangedAd, { report }: VariantRow, { name, headline }: OwnWords = {}): ChangedAd {
  if (name !== undefined || headline !== undefined) return painted
  const cut = (report.findings ?? []).filter(({ rule }) => rule === NAME_CUT_RULE)
  return { ...painted, report: { ...painted.report, findings: [...painted.report.findings, ...cut] } }
}

/**
 * Returns true if the strokes changed: then the product's edge is another, and the picture is composed around it again.
 */
function isTouchedUp([before]: readonly PaintedPhoto[], [now]: readonly ChosenPhoto[]): boolean {
  return before?.touchUp !== undefined && before.touchUp !== now?.touchUp
}

/** Returns how the ad's other pictures show the photo that leads after the change. */
async function treatmentBeside(
  db: Services['db'],
  { adId, format, seed }: VariantRow,
  [hero]: readonly ChosenPhoto[],
): Promise<Treatment | undefined> {
  return settledTreatment(await listComposed(db, adId), { format, seed, hero, remade: [] })
}

/** Renumbers photos in the order in which they were painted, so that the first one leads. */
export function onFirstPhoto(layout: VariantRow['layout']): VariantRow['layout'] {
  return layout.shown ? { ...layout, shown: { ...layout.shown, hero: 0 } } : layout
}

/** Returns true if a picture already shows the wanted words. */
async function shows(texts: readonly PaintedText[], words: OwnWords): Promise<boolean> {
  const { visibleText } = await openWords()
  return Object.entries(words).every(([part, typed]) => {
    const shown = texts.find((text) => text.part === part)?.text
    return shown === visibleText(typed ?? null)
  })
}

/**
 * Finds wanted texts that are not shown: one that was there and no longer found room, and how many this format does not
 * show.
 */
async function missingParts(
  { layout }: ChangedAd,
  { words, texts, creative }: { words: OwnWords; texts: readonly PaintedText[]; creative: CreativeRow },
): Promise<{ lost: string | undefined; unseen: string | undefined; count: number }> {
  const { shownTexts, visibleText } = await openWords()
  const shown = shownTexts(layout, creative)
  const wanted = (Object.keys(words) as WordPart[]).filter((part) => words[part] !== null)
  const missing = wanted.filter((part) => {
    const text = visibleText(words[part] ?? null) ?? ''
    return !shown.some((one) => one.part === part || one.text === text || (part === 'name' && one.text.includes(text)))
  })
  const lost = missing.find((part) => texts.some((one) => one.part === part))
  const [unseen] = missing
  return {
    lost: lost && WORD_PART_NAMES[lost],
    unseen: unseen && WORD_PART_NAMES[unseen],
    count: missing.length,
  }
}

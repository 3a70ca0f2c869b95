import { isDeepStrictEqual } from 'node:util'
import { pickCustomColors } from '#contract/ads/custom-colors.ts'
import { imageUrl } from '#contract/pictures/image-urls.ts'
import type { CutOut, ImageEntry } from '#contract/pictures/image.ts'
import { type Finding, NAME_CUT_RULE } from '#contract/ads/report.ts'
import type { Stale } from '#contract/ads/variant.ts'
import type { StaleText } from '#studio/words.ts'
import type { PaintedPhoto } from '#server/platform/db/painted.ts'
import type { ShownCreative } from '#server/platform/db/shown-creative.ts'
import { openWords, type WordFunctions } from './open-words.ts'
import { withOwnOf } from './own-of-picture.ts'
import type { VariantRow } from './store.ts'

type Painted = Pick<VariantRow, 'texts' | 'photos' | 'look' | 'logo' | 'own'> & {
  findings: readonly Pick<Finding, 'rule'>[]
}

/**
 * Finds how a picture differs from its ad, from what is stored with the picture alone. Pictures from before that was
 * stored are never stale.
 */
export async function findStaleness(painted: Painted, ad: ShownCreative): Promise<Stale[]> {
  return findStalenessBy(await openWords(), painted, ad)
}

/** Does the same with the studio's functions for words, once they are open: a list has many pictures. */
export function findStalenessBy(
  { staleTexts }: WordFunctions,
  { texts, photos, look, logo, own, findings }: Painted,
  ad: ShownCreative,
): Stale[] {
  const creative = withOwnOf(ad, own)
  const isCut = findings.some(({ rule }) => rule === NAME_CUT_RULE)
  return [
    ...(texts
      ? staleTexts(texts, creative)
          .filter((text) => !(isCut && isFirstOf(text)))
          .map(describeText)
      : []),
    ...(photos ? stalePhotos(photos, creative) : []),
    ...(texts ? staleLogo(logo, creative) : []),
    ...(look ? staleLook(look, creative) : []),
  ]
}

/** Returns true for a name that had to be cut: it shows as much as there is room for. */
function isFirstOf({ part, text, now }: StaleText): boolean {
  return (part === 'name' || part === 'headline') && typeof now === 'string' && now.startsWith(text)
}

function describeText({ part, text, now }: StaleText): Stale {
  const says = `This picture says ${quoted(part, text)}`
  const message = now
    ? `${says}, your details say ${quoted(part, now)}.`
    : `${says}, your details do not say that any more.`
  if (part === 'proof') return { what: 'words', message }
  return { what: 'words', part, message, ...(now !== undefined && { changes: { words: { [part]: now } } }) }
}

const BARE: readonly StaleText['part'][] = ['price', 'oldPrice', 'badge']
const QUOTED_LETTERS_MAX = 60

function quoted(part: StaleText['part'], text: string): string {
  const letters = [...text]
  const short = letters.length > QUOTED_LETTERS_MAX ? `${letters.slice(0, QUOTED_LETTERS_MAX).join('')}…` : text
  return BARE.includes(part) ? short : `“${short}”`
}

/** Compares the photos. Photos that were added, or that no composition had room for, make nothing stale. */
function stalePhotos(painted: NonNullable<VariantRow['photos']>, creative: ShownCreative): Stale[] {
  const { productImages } = creative
  const urls = productImages.map(({ url }) => url)
  const [hero] = painted
  const leads = productImages[0]
  // Without any photo nothing could be painted in its place.
  if (!hero || !leads) return []
  if (leads.url !== imageUrl(hero.imageId)) {
    const message = 'This picture shows another photo than the one that leads your ad now.'
    return [{ what: 'photo', message, changes: { hero: leads.url } }]
  }
  if (painted.some(({ imageId, shown }) => shown && !urls.includes(imageUrl(imageId)))) {
    return [{ what: 'photo', message: 'This picture shows a photo that is not in your ad any more.' }]
  }
  const cutOut = wantedCutOut(leads)
  const changes = { cutOut }
  if (cutOut !== hero.cutOut) return [{ what: 'cutOut', message: CUT_OUT_MESSAGES[cutOut], changes }]
  const isTouchedUp = painted.some((photo) => photo.shown && isFromBefore(photo, creative))
  // Applying the same cut-out again paints the current strokes.
  return isTouchedUp ? [{ what: 'cutOut', message: TOUCHED_UP, changes }] : []
}

const TOUCHED_UP = 'This picture was made before the cut-out of its photo was touched up.'

/**
 * Returns true for a picture from before the touch-up. A photo shown whole shows no touch-up, and an old picture that
 * did not record it counts as current.
 */
function isFromBefore({ imageId, cutOut, touchUp }: PaintedPhoto, creative: Pick<ShownCreative, 'touchedUp'>): boolean {
  return cutOut !== 'never' && touchUp !== undefined && touchUp !== touchUpOf(creative, imageId)
}

/** Returns the version of the strokes over a photo of an ad. */
export function touchUpOf({ touchedUp }: Pick<ShownCreative, 'touchedUp'>, imageId: string): string | null {
  return touchedUp[imageId] ?? null
}

const CUT_OUT_MESSAGES: Record<CutOut, string> = {
  auto: 'This picture was made before you set its photo to Automatic.',
  always: 'This picture was made before you asked for its photo to be cut out.',
  never: 'This picture was made before you asked for its photo to be shown as photographed.',
}

/** Returns the cut-out that the user wants of a photo. */
export function wantedCutOut({ cutOut = 'auto' }: ImageEntry): CutOut {
  return cutOut
}

/** Compares the logo. Unlike an added text, an added logo is reported: nothing else shows that it is missing. */
function staleLogo(painted: VariantRow['logo'], { logo }: ShownCreative): Stale[] {
  if (painted?.url === logo?.url && painted?.onDark === logo?.onDark) return []
  const message = !logo
    ? 'This picture shows a logo, your ad has none any more.'
    : painted
      ? 'This picture shows another logo than your ad has now.'
      : 'This picture was made before your ad had a logo.'
  return [{ what: 'logo', message, changes: { logo } }]
}

const LOOK_NAMES = { adStyle: 'style', typography: 'typography', tone: 'tone' } as const

function staleLook(painted: NonNullable<VariantRow['look']>, creative: ShownCreative): Stale[] {
  const others = (Object.keys(LOOK_NAMES) as (keyof typeof LOOK_NAMES)[]).filter(
    (choice) => creative[choice] !== null && creative[choice] !== painted[choice],
  )
  const look = others.map((choice): Stale => {
    const message = `This picture was made with another ${LOOK_NAMES[choice]} than your ad has now.`
    return { what: 'look', message }
  })
  return [...look, ...stalePalette(painted, creative)]
}

/** Compares the palette. Custom colors can be changed in place; to or from a preset, the ad has to be made again. */
function stalePalette(
  { colorPalette, customColors }: NonNullable<VariantRow['look']>,
  creative: ShownCreative,
): Stale[] {
  if (creative.colorPalette === null) return []
  if (creative.colorPalette !== colorPalette) {
    return [{ what: 'palette', message: 'This picture was made with another color palette than your ad has now.' }]
  }
  if (colorPalette !== 'custom' || isDeepStrictEqual(customColors, pickCustomColors(creative))) return []
  const message = 'This picture was made with other custom colors than your ad has now.'
  return [{ what: 'palette', message, changes: { customColors: true } }]
}

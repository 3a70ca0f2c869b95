import { SHOWN_PHOTOS_MAX } from '#contract/limits.ts'
import { digitalSourceOf } from '#contract/pictures/digital-source.ts'
import { RepaintRefused } from '../basics/repaint-refused.ts'
import { encodeJpeg } from '../inspect/encode-jpeg.ts'
import type { Layout } from '../layers/layout.ts'
import { paintLayout, releasePainted } from '../paint/paint-layout.ts'
import { type AdPhoto, asWanted, keptWhole } from '../photo/ad-photo.ts'
import { formFor, type Logo } from '../photo/clean-logo.ts'
import type { Pixels } from '../photo/pixels/pixels.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import { shownOrder } from './repaint.ts'
import { readStoredLayout, type StoredLayout } from './stored-layout.ts'

interface PaintAgainInput {
  layout: StoredLayout
  /** Photos in the ad's order. */
  photos: readonly (AdPhoto | undefined)[]
  scene?: Pixels | undefined
  logo?: Logo | undefined
  typesetter: Typesetter
}

/**
 * Paints a stored layout as it is, and encodes it as its file was encoded: the same engine gives the same bytes. Throws
 * RepaintRefused for a layout that today's engine cannot paint.
 */
export async function paintAgain({ layout, photos, scene, logo, typesetter }: PaintAgainInput): Promise<Uint8Array> {
  const ad = readStoredLayout(layout)
  if (layout.version !== 2 || ad.family !== layout.family) {
    throw new RepaintRefused('layout', 'This ad was made by an earlier version, which painted in another way.')
  }
  const [first, ...others] = shownOrder(ad, {}, photos.length).map((index) => photos[index])
  if (!first) throw new RepaintRefused('hero', 'The photo of this ad is missing.')
  const shown = [
    asShown(first, ad.shown?.whole),
    ...others.slice(0, SHOWN_PHOTOS_MAX - 1).flatMap((photo) => (photo ? asWanted(photo) : [])),
  ]
  const stored = layout as Layout
  const form = logo && formFor(logo, stored.direction.colors.ground)
  const painted = await paintLayout(stored, shown, typesetter, { scene, logo: form })
  const { jpeg } = await encodeJpeg(painted.pixels.data, stored.format, digitalSourceOf(stored))
  releasePainted(painted)
  return jpeg
}

/** Returns the hero as a change has settled it, or as its owner wanted it at first. */
function asShown(hero: AdPhoto, whole: boolean | undefined): StudiedPhoto {
  if (whole === true) return keptWhole(hero)
  return whole === false && hero.cutOut === 'never' ? hero : asWanted(hero)
}

import { expect } from 'vitest'
import type { AdStyle } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import type { FamilyId } from '#studio/direction/direction.ts'
import { type Ad, composeAd } from '#studio/make-ad/make-ad.ts'
import type { StudiedPhoto } from '#studio/photo/studied-photo.ts'
import { paintedCanvas } from '#test/studio/painted-canvas.ts'
import { asDesigned } from './as-designed.ts'
import { adFields } from './ad-fields.ts'
import { smallPicture } from '../pictures/small-picture.ts'
import { typesetter } from './typesetter.ts'

interface Given {
  adStyle: AdStyle
  format: FormatId
  photos: readonly StudiedPhoto[]
}

/** An ad of the usual brief in one composition family, regardless of what the rules would choose. */
export async function adInFamily(family: FamilyId, { adStyle, format, photos }: Given): Promise<Ad> {
  const chosen = directAd(makeBrief(adFields({ adStyle }), 4), photos[0]!.study, { format, seed: 4 })
  // Its set in full dress, whatever stands in it.
  const direction = { ...asDesigned(chosen), use: undefined, families: [family, 'plain' as const] }
  return composeAd({ direction, format, photos, seed: 4, typesetter })
}

/** The same ad, which has to be in that family, painted and reduced. */
export async function pictureInFamily(family: FamilyId, given: Given, columns: number, rows: number): Promise<string> {
  const { layout } = await adInFamily(family, given)
  expect(layout.family).toBe(family)
  const canvas = await paintedCanvas(layout, given.photos, typesetter)
  return smallPicture(canvas, columns, rows)
}

import { asDesigned } from '#test/studio/as-designed.ts'
import { fileRulesOf } from '#contract/sizes.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import type { Layout } from '#studio/layers/layout.ts'
import { proposeLayouts } from '#studio/layout/search/make-layout.ts'
import type { StudiedPhoto } from '#studio/photo/studied-photo.ts'
import { paintLayout, type PaintedAd } from '#studio/paint/paint-layout.ts'
import { decodePhoto } from '#studio/photo/pixels/decode-photo.ts'
import type { Pixels } from '#studio/photo/pixels/pixels.ts'
import { drawPlace } from '../pictures/draw-place.ts'
import { typesetter } from '#test/studio/typesetter.ts'
import type { Cell } from './cells.ts'
import { ASPECTS, goldenPhoto } from './photos.ts'

/** Composes the layout that would be painted first; undefined if the family's idea does not fit the cell. */
export async function composeCell(cell: Cell): Promise<Layout | undefined> {
  const { family, format, pictureSide, ad, seed } = cell
  const photos = await photosOf(cell)
  const chosen = directAd(makeBrief(ad, seed), photos[0]!.study, { format, seed })
  const designed = asDesigned(chosen)
  // Every place in its full dress, whatever stands in it, on the ground that the kind of thing chooses.
  const direction = {
    ...designed,
    families: [family],
    pictureSide: pictureSide ?? designed.pictureSide,
    use: undefined,
    kind: chosen.kind!,
  }
  const [layout] = proposeLayouts({ direction, format, photos, typesetter, seed })
  return layout
}

/** Paints the layout as it is, without the inspection's mending. */
export async function paintCell(cell: Cell, layout: Layout): Promise<PaintedAd> {
  return paintLayout(layout, await photosOf(cell), typesetter, {
    scene: cell.inPlace ? await placeFor(cell) : undefined,
  })
}

export function photosOf({ photo: { kind, aspect }, group }: Pick<Cell, 'photo' | 'group'>): Promise<StudiedPhoto[]> {
  const others = group ? ASPECTS.filter((other) => other !== aspect) : []
  return Promise.all([aspect, ...others].map((one) => goldenPhoto(kind, one)))
}

function placeFor({ format, seed }: Cell): Promise<Pixels> {
  const { widthPx, heightPx } = fileRulesOf(format)
  return decodePhoto(drawPlace({ widthPx, heightPx, seed }))
}

import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import { FAMILIES, formsOf } from '#studio/layout/families/families.ts'
import { makeCanvas } from '#studio/canvas/canvas.ts'
import type { Layout } from '#studio/layers/layout.ts'
import type { OwnColors } from '#studio/layout/own-colors/wear-colors.ts'
import { composeCandidate } from '#studio/layout/search/compose-candidate.ts'
import { asDesigned } from './as-designed.ts'
import type { Cell } from '../goldens/cells.ts'
import { photosOf } from '../goldens/compose-cell.ts'
import { typesetter } from './typesetter.ts'

/**
 * Composes a golden's ad with the user's own colors, in the first form of its family that fits; undefined if none does.
 */
export async function composeColored(
  { family, format, ad, seed, ...cell }: Cell,
  roleColors: OwnColors,
): Promise<Layout | undefined> {
  const photos = await photosOf(cell)
  const brief = makeBrief({ ...ad, roleColors }, seed)
  const chosen = asDesigned(directAd(brief, photos[0]!.study, { format, seed }))
  const direction = { ...chosen, families: [family], use: undefined, kind: undefined }
  const forms = [...Array(formsOf(FAMILIES[family], makeCanvas(format))).keys()]
  for (const form of forms) {
    const candidate = { form, variation: 0, sidesSwapped: false }
    const layout = composeCandidate({ direction, format, photos, typesetter, seed }, family, candidate)
    if (layout) return layout
  }
  return undefined
}

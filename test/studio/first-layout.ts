import type { AdFormat } from '#contract/sizes.ts'
import { makeBrief } from '#studio/brief/brief.ts'
import { directAd } from '#studio/make-ad/direct-ad.ts'
import type { AdFields, Layout, Logo, StudiedPhoto } from '#studio/index.ts'
import { proposeLayouts } from '#studio/layout/search/make-layout.ts'
import { typesetter } from './typesetter.ts'

interface Task {
  ad: AdFields
  photo: StudiedPhoto
  logo?: Logo
  format: AdFormat
  seed: number
}

/**
 * Composes the layout that would be painted first: the texts and places of an ad, for a tenth of what it takes to paint
 * and inspect one.
 */
export function firstLayout({ ad, photo, logo, format, seed }: Task): Layout | undefined {
  const direction = directAd(makeBrief(ad, seed), photo.study, { format, seed })
  const first = proposeLayouts({ direction, format, photos: [photo], logo, typesetter, seed }).next()
  return first.done ? undefined : first.value
}

import { AD_STYLES } from '#contract/choices.ts'
import type { FormatId } from '#contract/formats.ts'
import { readPhotoFiles } from '#scripts/ad/read-photos.ts'
import { paintAd } from '#server/ads/generation/paint-ad.ts'
import { BENCH_PHOTO } from '../measure.ts'
import type { Peer } from './peer.ts'
import { priceOf } from './scene.ts'

const BRIEF = {
  productName: 'Halden H1',
  productDescription: '96 GB of memory, two quiet fans',
  productDiscount: null,
  taglines: ['Your models. Your machine.'],
  customColors: [],
  colorPalette: 'purple' as const,
  typography: 'modern' as const,
  tone: 'professional' as const,
}

/**
 * Opens Placard as a painting process is: an ad of the same words and product in each of the formats, whose layout is
 * searched and whose pixels are inspected. Each picture has the next style.
 */
export async function openPlacard(...formats: FormatId[]): Promise<Peer> {
  const photos = await readPhotoFiles([{ url: BENCH_PHOTO, name: 'accelerator-card.webp' }])
  return {
    async paint(picture) {
      const adStyle = AD_STYLES[picture % AD_STYLES.length]!.id
      const ad = { ...BRIEF, productPrice: priceOf(picture), adStyle }
      let last: Uint8Array | undefined
      for (const format of formats)
        last = (await paintAd({ ad, photos, inspiration: [], format, seed: 1 }, () => {})).jpeg
      return last!
    },
  }
}

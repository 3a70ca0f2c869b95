import type { AdStyle } from '#contract/choices.ts'
import { type FormatId, getFormat } from '#contract/formats.ts'
import type { ExtrasOptions } from '#server/ads/extras/extra-file.ts'
import { type LayeredAd, layerAd, makeAd, type StudiedPhoto } from '#studio/index.ts'
import { adFields, cutOutPhoto } from './ad-fields.ts'
import { typesetter } from './typesetter.ts'

/** A finished ad as elements, and the facts with which files beside its picture are written. */
export interface GivenLayeredAd {
  layered: LayeredAd
  options: Omit<ExtrasOptions, 'extras'>
}

interface LayeredAdRequest {
  style: AdStyle
  format: FormatId
  seed?: number
  photo?: StudiedPhoto
}

/** Makes an ad of one of our products and takes it apart into its elements. */
export async function givenLayeredAd({ style, format, seed = 2, photo }: LayeredAdRequest): Promise<GivenLayeredAd> {
  const ad = adFields({ adStyle: style })
  const photos = [photo ?? (await cutOutPhoto())]
  const { layout, jpeg } = await makeAd({ ad, photos, format, seed, typesetter })
  return {
    layered: await layerAd({ layout, photos, typesetter }),
    options: {
      exit: 'clicktag',
      hasMotion: false,
      format: getFormat(format),
      productName: ad.productName,
      altText: `${ad.productName}. ${ad.productDescription}`,
      language: 'en',
      clickAddress: 'https://halden.example/h1',
      jpeg,
    },
  }
}

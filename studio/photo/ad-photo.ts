import type { CutOut } from '#contract/pictures/image.ts'
import { cutOutAsAsked } from './cut-out/cut-out-as-asked.ts'
import type { StudiedPhoto } from './studied-photo.ts'

/** A photo of an ad, with its owner's choice about cutting it out. */
export interface AdPhoto extends StudiedPhoto {
  /**
   * `never`: shown as it is, neither cut out nor divided, whatever the study found; `always`: cut out even if the study
   * refuses it.
   */
  cutOut?: CutOut | undefined
}

/**
 * Returns the photo as the studio may use it: with its study, unless its owner wants it whole, or cut out all the same.
 */
export function asWanted(photo: AdPhoto): StudiedPhoto {
  return photo.cutOut === 'never' ? keptWhole(photo) : { ...photo, study: cutOutAsAsked(photo, photo) }
}

export function keptWhole({ study, ...photo }: StudiedPhoto): StudiedPhoto {
  return { ...photo, study: { ...study, treatment: 'photo', product: undefined } }
}

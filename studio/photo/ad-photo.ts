import type { StudiedPhoto } from '../paint/paint-layout.ts'

/** A photo of an ad, with its owner's word on it. */
export interface AdPhoto extends StudiedPhoto {
  /** Shown as it is: never cut out and never divided, whatever the study found. */
  keepWhole?: boolean | undefined
}

/** What the studio may do with a photo: its study, unless its owner wants it whole. */
export function asWanted(photo: AdPhoto): StudiedPhoto {
  return photo.keepWhole ? keptWhole(photo) : photo
}

export function keptWhole({ study, ...photo }: StudiedPhoto): StudiedPhoto {
  return { ...photo, study: { ...study, treatment: 'photo', product: undefined } }
}

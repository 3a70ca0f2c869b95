import type { PreparedFont } from '#studio/fonts.ts'
import type { PictureFacts } from './picture.ts'
import type { QuickLook } from './prepare-picture.ts'

/** An uploaded file that waits on disk, and its name in sentences about it. */
export interface WaitingFile {
  path: string
  name: string
}

/** An upload as it is stored, in files beside the uploaded one. */
export interface PreparedFile {
  name: string
  facts: PictureFacts
  bytes: number
  picturePath: string
  thumbnailPath: string
  /** The uploaded file, if it has credentials of C2PA. */
  signedAs?: { path: string; contentType: string }
}

/** A logo without its ground, and the colors of its ink, the best to lead an ad first. */
export interface CleanedLogo {
  file: PreparedFile
  colors: string[]
}

/** Each kind of work on pictures that is done in processes of its own: its input and its answer. */
export interface PictureTasks {
  /** Measures an upload before it is decoded. */
  measure: { ask: WaitingFile; answer: { megapixels: number } }
  prepare: { ask: WaitingFile; answer: PreparedFile }
  /** Makes a small copy, for a user who waits, of a picture that is not stored. */
  look: { ask: WaitingFile; answer: QuickLook }
  /** Cleans a logo out of a prepared picture. */
  cleanLogo: { ask: WaitingFile; answer: CleanedLogo }
  /** Prepares an uploaded font for use in ads. */
  prepareFont: { ask: WaitingFile; answer: PreparedFont }
  /** Studies a stored picture, in the form that is stored beside it. */
  study: { ask: { bytes: Uint8Array }; answer: Uint8Array }
}

export type PictureTaskKind = keyof PictureTasks

export type PictureAsk<Kind extends PictureTaskKind> = PictureTasks[Kind]['ask']

export type PictureAnswer<Kind extends PictureTaskKind> = PictureTasks[Kind]['answer']

/** Functions that do the work of some kinds. */
export type PictureWork<Kinds extends PictureTaskKind> = {
  [Kind in Kinds]: (ask: PictureAsk<Kind>) => Promise<PictureAnswer<Kind>>
}

export interface ToPictureWorker<Kinds extends PictureTaskKind = PictureTaskKind> {
  kind: Kinds
  ask: unknown
}

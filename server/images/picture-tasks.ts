import type { PreparedFont } from '#studio/fonts.ts'
import type { PictureFacts, QuickLook } from './prepare-picture.ts'

/** An uploaded file where it waits, and what it is called in sentences about it. */
export interface WaitingFile {
  path: string
  name: string
}

/** What is kept of an upload, as files beside it. */
export interface PreparedFile {
  facts: PictureFacts
  bytes: number
  picturePath: string
  thumbnailPath: string
}

/** A logo without its ground, and the colors of its ink, those that lead an ad best first. */
export interface CleanedLogo {
  file: PreparedFile
  colors: string[]
}

/** Each kind of work that is done on pictures in processes of its own: what is asked, and what is answered. */
export interface PictureTasks {
  /** How large an upload is, before it is decoded. */
  measure: { ask: WaitingFile; answer: { megapixels: number } }
  prepare: { ask: WaitingFile; answer: PreparedFile }
  /** What somebody who waits is shown of a picture that is not kept. */
  look: { ask: WaitingFile; answer: QuickLook }
  /** A prepared picture as the logo that it shows. */
  cleanLogo: { ask: WaitingFile; answer: CleanedLogo }
  /** An uploaded font as one that ads can be set in. */
  prepareFont: { ask: WaitingFile; answer: PreparedFont }
  /** The study of a picture that is kept, as it will be kept beside it. */
  study: { ask: { bytes: Uint8Array }; answer: Uint8Array }
}

export type PictureTaskKind = keyof PictureTasks

export type PictureAsk<Kind extends PictureTaskKind> = PictureTasks[Kind]['ask']

export type PictureAnswer<Kind extends PictureTaskKind> = PictureTasks[Kind]['answer']

/** How the work of some kinds is done. */
export type PictureWork<Kinds extends PictureTaskKind> = {
  [Kind in Kinds]: (ask: PictureAsk<Kind>) => Promise<PictureAnswer<Kind>>
}

export interface ToPictureWorker<Kinds extends PictureTaskKind = PictureTaskKind> {
  kind: Kinds
  ask: unknown
}

import type { Exit, Extra } from '#contract/ads/extras.ts'
import type { Format } from '#contract/formats.ts'

/** The facts that the files beside a picture are made from. */
export interface ExtrasOptions {
  extras: readonly Extra[]
  exit: Exit
  /** Parts of an HTML5 banner come in one after another. */
  hasMotion: boolean
  format: Pick<Format, 'folder' | 'maxBytes' | 'widthPx' | 'heightPx'>
  productName: string
  /** Alternative text of the picture. */
  altText: string
  /** Language of the ad's words. */
  language: string
  /** The address to which a click on an HTML5 banner leads until the network sets its own. */
  clickAddress: string
  jpeg: Uint8Array
}

export interface ExtraFile {
  /** The end of the file's name after the picture's own, such as `-html5.zip`. */
  ending: string
  bytes: Uint8Array
}

/** A font file, or the licence of one. */
export interface FontFile {
  name: string
  bytes: Uint8Array
}

export interface Extras {
  files: ExtraFile[]
  /** Fonts that live texts are set in, which go beside the files. */
  fonts: FontFile[]
  /** Sentences on what was left out. */
  notes: string[]
}

import { GlobalFonts } from '@napi-rs/canvas'
import { readFontFile } from '#server/ads/generation/font-files.ts'

const FAMILY = 'Caption'

let registered = false

/** Returns a canvas's font of this size, for what our tools write on pictures. */
export function captionFont(sizePx: number): string {
  if (!registered) {
    const file = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
    GlobalFonts.register(Buffer.from(readFontFile(file)), FAMILY)
    registered = true
  }
  return `${sizePx}px ${FAMILY}`
}

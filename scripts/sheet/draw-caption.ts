import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { readFontFile } from '#server/generation/font-files.ts'

export const CAPTION_HEIGHT_PX = 24
const SIZE_PX = 13
const FAMILY = 'Caption'

let registered = false

/** One line in the middle of a strip; a name that is too long loses its beginning, because the ends of names differ. */
export function drawCaption(name: string, widthPx: number): Buffer {
  const canvas = createCanvas(widthPx, CAPTION_HEIGHT_PX)
  const context = canvas.getContext('2d')
  registerFont()
  context.font = `${SIZE_PX}px ${FAMILY}`
  context.fillStyle = '#333333'
  context.textAlign = 'center'
  let text = name
  while (text.length > 1 && context.measureText(text).width > widthPx) text = `…${text.slice(2)}`
  context.fillText(text, widthPx / 2, CAPTION_HEIGHT_PX - 8)
  return canvas.toBuffer('image/png')
}

function registerFont(): void {
  if (registered) return
  const file = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'
  GlobalFonts.register(Buffer.from(readFontFile(file)), FAMILY)
  registered = true
}

import { createCanvas } from '@napi-rs/canvas'
import { captionFont } from '../caption-font.ts'

export const CAPTION_HEIGHT_PX = 24
const SIZE_PX = 13

/**
 * Draws one line in the middle of a strip; a name that is too long loses its beginning, because the ends of names
 * differ.
 */
export function drawCaption(name: string, widthPx: number): Buffer {
  const canvas = createCanvas(widthPx, CAPTION_HEIGHT_PX)
  const context = canvas.getContext('2d')
  context.font = captionFont(SIZE_PX)
  context.fillStyle = '#333333'
  context.textAlign = 'center'
  let text = name
  while (text.length > 1 && context.measureText(text).width > widthPx) text = `…${text.slice(2)}`
  context.fillText(text, widthPx / 2, CAPTION_HEIGHT_PX - 8)
  return canvas.toBuffer('image/png')
}

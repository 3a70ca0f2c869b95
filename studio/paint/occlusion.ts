import { bottom, overlap, right } from '../basics/boxes.ts'
import { type Box, grow, lineBox } from '../layers/box.ts'
import { glyphMask } from './glyph-mask.ts'
import type { StudiedPhoto } from '../photo/studied-photo.ts'
import type { Typesetter } from '../type/typesetter.ts'
import type { ProductLayer, TextLayer, TextLine } from '../layers/layout.ts'
import { placedBounds, productAlpha } from '../layers/placement.ts'

/**
 * Returns the share of a letter's ink that has to stay visible where type passes behind the product: 60%, of the first
 * and the last of a line 80%; all of a digit, and of letters that small marks below or above them turn into others.
 */
export function minVisibleShare(letter: string, isAtEnd: boolean): number {
  if (/[\p{Nd}\p{M}]|[\p{Script=Devanagari}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter)) return 1
  return isAtEnd ? 0.8 : 0.6
}

/** Returns the first letter of which the product hides too much, or undefined. */
export function findHiddenLetter(
  layer: TextLayer,
  photos: readonly StudiedPhoto[],
  product: ProductLayer,
  typesetter: Typesetter,
): string | undefined {
  const box = wholePixels(layer.box)
  const mask = glyphMask(layer, box, typesetter)
  const bounds = placedBounds(product.placement)
  const alphaAt = productAlpha(photos[product.photo]!.study, product.placement)
  const isHidden = (x: number, y: number) => alphaAt(x, y) >= 128
  for (const line of layer.lines) {
    if (overlap(lineBox(layer, line), bounds) === 0) continue
    const glyphs = letterBoxes(layer, line, typesetter)
    for (const [index, glyph] of glyphs.entries()) {
      const minVisible = minVisibleShare(glyph.text, index === 0 || index === glyphs.length - 1)
      if (visibleShare(mask, box, glyph.box, isHidden) < minVisible) return glyph.text
    }
  }
  return undefined
}

function wholePixels(box: Box): Box {
  const { x, y, width, height } = grow(box, 2)
  return { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) }
}

/**
 * Lists the letters of a line in reading order, each with the part of the canvas that is its own, measured by the
 * advances.
 */
export function letterBoxes(layer: TextLayer, line: TextLine, typesetter: Typesetter): { text: string; box: Box }[] {
  const width = (text: string) =>
    text.trim() === '' ? 0 : (typesetter.setText({ ...layer, text, maxLines: 1 })?.lines[0]?.advancePx ?? 0)
  const whole = width(line.text)
  const pen = layer.x + line.x
  let before = ''
  return [...new Intl.Segmenter(layer.language, { granularity: 'grapheme' }).segment(line.text)].map(({ segment }) => {
    const from = width(before)
    before += segment
    const to = width(before)
    const x = layer.direction === 'rtl' ? pen + whole - to : pen + from
    return { text: segment, box: { ...lineBox(layer, line), x, width: to - from } }
  })
}

/** Returns the share of a letter's ink that the product leaves to be seen, from every second pixel. */
function visibleShare(mask: Uint8Array, box: Box, letter: Box, isHidden: (x: number, y: number) => boolean): number {
  const [top, left] = [Math.max(0, Math.floor(letter.y - box.y)), Math.max(0, Math.floor(letter.x - box.x))]
  const [foot, end] = [Math.min(box.height, bottom(letter) - box.y), Math.min(box.width, right(letter) - box.x)]
  let ink = 0
  let visible = 0
  for (let y = top; y < foot; y += 2) {
    for (let x = left; x < end; x += 2) {
      if (mask[y * box.width + x]! < 128) continue
      ink += 1
      if (!isHidden(x + box.x, y + box.y)) visible += 1
    }
  }
  return ink === 0 ? 1 : visible / ink
}

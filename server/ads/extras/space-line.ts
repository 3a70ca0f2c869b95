import type { TextElement } from '#studio/index.ts'
import type { CutFont } from './cut-font.ts'
import { widthOf } from './outline-text.ts'
import { splitSpaces } from './split-spaces.ts'

interface SpacedRun {
  letters: string
  /** Added after each letter. */
  spacingPx: number
}

/**
 * Divides a line into runs that take its width in LibreOffice, which draws no letters together at the end of a run, be
 * it by spacing or by kerning. The space makes up for the one as far as it can be narrowed, and the letters for the rest.
 */
export function spaceLine(line: string, text: TextElement, font: CutFont): SpacedRun[] {
  const { trackingPx, wordSpacePx } = text
  const parts = splitSpaces(line, wordSpacePx)
  const lostPx = Math.min(0, trackingPx)
  const wanted = parts.map(({ isSpace }, place) =>
    isSpace ? trackingPx + wordSpacePx + lostPx + kerningAround(parts, place, { text, font }) : 0,
  )
  const tooWidePx = wanted.reduce((sum, spacingPx) => sum + Math.min(0, spacingPx), 0)
  const gaps = parts.reduce((sum, { letters, isSpace }) => sum + (isSpace ? 0 : [...letters].length - 1), 0)
  const letterPx = trackingPx + tooWidePx / Math.max(1, gaps)
  return parts.map(({ letters, isSpace }, place) => ({
    letters,
    spacingPx: isSpace ? Math.max(0, wanted[place]!) : letterPx,
  }))
}

/** Returns the kerning between a space and the words before and after it, which is lost if it is written apart. */
function kerningAround(
  parts: readonly { letters: string }[],
  place: number,
  { text, font }: { text: TextElement; font: CutFont },
): number {
  const around = parts.slice(Math.max(0, place - 1), place + 2).map(({ letters }) => letters)
  const apart = around.reduce((sum, letters) => sum + widthOf(letters, font, text), 0)
  return widthOf(around.join(''), font, text) - apart
}

/** Returns the kerning around a line's spaces, as a mean of them. */
export function meanKerningAroundSpaces(line: string, text: TextElement, font: CutFont): number {
  const parts = splitSpaces(line, text.wordSpacePx)
  const kernings = parts.flatMap(({ isSpace }, place) => (isSpace ? kerningAround(parts, place, { text, font }) : []))
  return kernings.reduce((sum, kerning) => sum + kerning, 0) / Math.max(1, kernings.length)
}

/** Returns the width by which office programs align a line, which ends with the spacing after its last letter. */
export function alignedWidth(line: string, text: TextElement, font: CutFont): number {
  const { trackingPx, wordSpacePx } = text
  const spaces = [...line].filter((letter) => letter === ' ').length
  const tracked = trackingPx * ([...line].length - 1) + Math.max(0, trackingPx)
  return widthOf(line, font, text) + tracked + wordSpacePx * spaces
}

import * as harfbuzz from 'harfbuzzjs'
import type { TextElement } from '#studio/index.ts'
import { type CutFont, cutFontsOf } from './cut-font.ts'

/**
 * Returns the outlines of a text, line by line, as paths in SVG's notation and canvas pixels before rotation. Returns
 * undefined if one of its fonts is not handed on or has letters that are pictures, or if a line runs in both directions:
 * such a text is shown as pixels.
 */
export async function outlineText(text: TextElement): Promise<string[] | undefined> {
  const fonts = await cutFontsOf(text)
  if (!fonts) return undefined
  if (text.direction === 'rtl' && text.lines.some((line) => /[\p{Script=Latin}\p{Nd}]/u.test(line.text)))
    return undefined
  const lines: string[] = []
  for (const line of text.lines) {
    let path = ''
    let pen = line.x
    for (const run of splitByFont(line.text, fonts)) {
      const shaped = shapeRun(run, text, { x: pen, y: line.baseline })
      path += shaped.path
      pen += shaped.advance
    }
    lines.push(path)
  }
  return lines
}

/** Returns the width that words take in a font with its kerning, in canvas pixels and without the text's own spacing. */
export function widthOf(words: string, font: CutFont, text: TextElement): number {
  const plain = { ...text, trackingPx: 0, wordSpacePx: 0 }
  return shapeRun({ text: words, font }, plain, { x: 0, y: 0 }).advance
}

interface FontRun {
  text: string
  font: CutFont
}

/** Divides a line where another font has to set it: each letter with its marks goes to the first font that has it. */
export function splitByFont(line: string, fonts: readonly CutFont[]): FontRun[] {
  const runs: FontRun[] = []
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) {
    const font = fonts.find((one) => hasAll(one, segment)) ?? fonts[0]!
    const last = runs.at(-1)
    if (last && (last.font === font || segment.trim() === '')) last.text += segment
    else runs.push({ text: segment, font })
  }
  return runs
}

const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{White_Space}]/u

function hasAll(font: CutFont, letters: string): boolean {
  const { shaper } = open(font)
  return [...letters].every(
    (letter) => IGNORED.test(letter) || shaper.nominalGlyph(letter.codePointAt(0)!) !== undefined,
  )
}

const buffer = new harfbuzz.Buffer()

function shapeRun(
  { text, font }: FontRun,
  { sizePx, trackingPx, wordSpacePx, language }: TextElement,
  at: { x: number; y: number },
): { path: string; advance: number } {
  const { shaper, upem } = open(font)
  buffer.clearContents()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  harfbuzz.shape(shaper, buffer)
  const scale = sizePx / upem
  const glyphs = buffer.getGlyphInfosAndPositions()
  let path = ''
  let pen = 0
  for (const [index, glyph] of glyphs.entries()) {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph
    path += drawGlyph(shaper, glyph.codepoint, { x: at.x + pen + scale * xOffset, y: at.y - scale * yOffset, scale })
    pen += scale * xAdvance
    // Letters that are one cluster are not drawn apart.
    if (glyphs[index + 1]?.cluster !== glyph.cluster) pen += trackingPx
    if (text[glyph.cluster] === ' ') pen += wordSpacePx
  }
  return { path, advance: pen }
}

function drawGlyph(font: harfbuzz.Font, glyph: number, { x, y, scale }: { x: number; y: number; scale: number }) {
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const placed = values.map((value, index) => (index % 2 === 0 ? x + scale * value : y - scale * value))
      return type + placed.map((value) => Number(value.toFixed(2))).join(' ')
    })
    .join('')
}

const opened = new WeakMap<CutFont, { shaper: harfbuzz.Font; upem: number }>()

function open(font: CutFont): { shaper: harfbuzz.Font; upem: number } {
  const known = opened.get(font)
  if (known) return known
  const face = new harfbuzz.Face(new harfbuzz.Blob(font.file))
  const made = { shaper: new harfbuzz.Font(face), upem: face.upem }
  opened.set(font, made)
  return made
}

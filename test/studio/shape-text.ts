import * as harfbuzz from 'harfbuzzjs'
import { readCharacterMap } from '#studio/type/fonts/character-map.ts'
import { FAMILIES, type FamilyKey, sliceFile } from '#studio/type/faces.ts'
import type { FontStack } from '#studio/type/fonts/font-stack.ts'
import { preferLiningFigures } from '#studio/type/fonts/lining-figures.ts'
import { unpackWoff2 } from '#studio/type/fonts/woff2.ts'
import { packagedFonts } from './packaged-fonts.ts'

/**
 * Returns the parts of a text that would show as boxes: those for which no font of the stack has a glyph, by a shaper.
 * The fonts are tried as the painter tries them: each gets the clusters that the previous one left.
 */
export function findBoxes(text: string, { families }: Pick<FontStack, 'families'>): string[] {
  let left: Span[] = [{ from: 0, to: text.length }]
  for (const alias of aliasesOf(families)) {
    left = left.flatMap((span) => clustersWithoutGlyph(text, span, openFont(alias)))
    if (left.length === 0) break
  }
  return left.map(({ from, to }) => text.slice(from, to))
}

interface Span {
  from: number
  to: number
}

const NO_GLYPH = 0

function clustersWithoutGlyph(text: string, { from, to }: Span, font: harfbuzz.Font): Span[] {
  buffer.clearContents()
  buffer.addText(text, from, to - from)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  const glyphs = buffer.getGlyphInfos()
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  const without = new Set(glyphs.flatMap(({ codepoint, cluster }) => (codepoint === NO_GLYPH ? [cluster] : [])))
  return joinSpans(
    starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to })).filter((one) => without.has(one.from)),
  )
}

/** Joins a letter and its marks, which go to the next font together. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last?.to === span.from) last.to = span.to
    else joined.push({ ...span })
  }
  return joined
}

const buffer = new harfbuzz.Buffer()

function aliasesOf(families: string): string[] {
  return families.split(', ').map((quoted) => quoted.slice(1, -1))
}

const opened = new Map<string, harfbuzz.Font>()

function openFont(alias: string): harfbuzz.Font {
  const known = opened.get(alias)
  if (known) return known
  const [family, slice] = alias.split('/') as [FamilyKey, string]
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(readSlice(family, slice))))
  opened.set(alias, font)
  return font
}

/** Reads a font as the painter registers it. */
function readSlice(family: FamilyKey, slice: string): Uint8Array {
  const plain = unpackWoff2(packagedFonts(sliceFile(FAMILIES[family], slice)))
  return FAMILIES[family].oldStyleFigures ? preferLiningFigures(plain, readCharacterMap(plain)) : plain
}

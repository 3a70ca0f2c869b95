import { type CharacterMap, replaceCharacterMap } from './character-map.ts'
import { readTable, readTag } from './sfnt.ts'

const LINING_FIGURES = 'lnum'
const SINGLE_SUBSTITUTION = 1
const EXTENSION = 7

/**
 * Makes a font's lining figures its default ones. Prices need them, Playfair and Cormorant default to old-style
 * figures, and this version of @napi-rs/canvas cannot switch an OpenType feature on. So each character whose glyph the
 * font's `lnum` feature would exchange is mapped to the exchanged glyph directly.
 */
export function preferLiningFigures(font: Uint8Array, map: CharacterMap): Uint8Array {
  const exchanges = readExchanges(font)
  if (exchanges.size === 0) return font
  const exchanged = [...map].map(([code, glyph]) => [code, exchanges.get(glyph) ?? glyph] as const)
  return replaceCharacterMap(font, new Map(exchanged))
}

/** Reads glyph to glyph, from the lookups of the feature (OpenType, `GSUB` lookup type 1, also inside type 7). */
function readExchanges(font: Uint8Array): Map<number, number> {
  const exchanges = new Map<number, number>()
  const view = readTable(font, 'GSUB')
  if (!view) return exchanges
  const lookups = view.getUint16(8)
  for (const index of featureLookups(view)) {
    const lookup = lookups + view.getUint16(lookups + 2 + 2 * index)
    for (const [type, subtable] of subtables(view, lookup)) {
      if (type === SINGLE_SUBSTITUTION) readSingleSubstitution(view, subtable, exchanges)
    }
  }
  return exchanges
}

function featureLookups(view: DataView): Set<number> {
  const features = view.getUint16(6)
  const lookups = new Set<number>()
  for (let record = 0; record < view.getUint16(features); record += 1) {
    const at = features + 2 + 6 * record
    if (readTag(view, at) !== LINING_FIGURES) continue
    const feature = features + view.getUint16(at + 4)
    for (let index = 0; index < view.getUint16(feature + 2); index += 1) {
      lookups.add(view.getUint16(feature + 4 + 2 * index))
    }
  }
  return lookups
}

function subtables(view: DataView, lookup: number): [type: number, offset: number][] {
  const type = view.getUint16(lookup)
  return Array.from({ length: view.getUint16(lookup + 4) }, (_, index) => {
    const offset = lookup + view.getUint16(lookup + 6 + 2 * index)
    return type === EXTENSION ? [view.getUint16(offset + 2), offset + view.getUint32(offset + 4)] : [type, offset]
  })
}

function readSingleSubstitution(view: DataView, subtable: number, exchanges: Map<number, number>): void {
  const covered = readCoverage(view, subtable + view.getUint16(subtable + 2))
  const byDelta = view.getUint16(subtable) === 1
  covered.forEach((glyph, index) => {
    const exchanged = byDelta
      ? (glyph + view.getInt16(subtable + 4)) & 0xffff
      : view.getUint16(subtable + 6 + 2 * index)
    exchanges.set(glyph, exchanged)
  })
}

function readCoverage(view: DataView, coverage: number): number[] {
  const count = view.getUint16(coverage + 2)
  if (view.getUint16(coverage) === 1) {
    return Array.from({ length: count }, (_, index) => view.getUint16(coverage + 4 + 2 * index))
  }
  return Array.from({ length: count }).flatMap((_, index) => {
    const at = coverage + 4 + 6 * index
    const first = view.getUint16(at)
    return Array.from({ length: view.getUint16(at + 2) - first + 1 }, (__, step) => first + step)
  })
}

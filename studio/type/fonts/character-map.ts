import { readTable, replaceTable } from './sfnt.ts'

/** Code point to glyph index, from the font's own `cmap`: what a file really covers, whatever its package claims. */
export type CharacterMap = Map<number, number>

/** Reads the richest Unicode subtable: format 12 if there is one, otherwise format 4 (OpenType, `cmap`). */
export function readCharacterMap(font: Uint8Array): CharacterMap {
  const view = readTable(font, 'cmap')
  if (!view) throw new Error('The font has no character map')
  const offsets = Array.from({ length: view.getUint16(2) }, (_, index) => view.getUint32(8 + 8 * index))
  const full = offsets.find((offset) => view.getUint16(offset) === 12)
  if (full !== undefined) return readFormat12(view, full)
  const basic = offsets.find((offset) => view.getUint16(offset) === 4)
  if (basic !== undefined) return readFormat4(view, basic)
  throw new Error('The font has no Unicode character map')
}

function readFormat12(view: DataView, start: number): CharacterMap {
  const map: CharacterMap = new Map()
  const groups = view.getUint32(start + 12)
  for (let group = 0; group < groups; group += 1) {
    const at = start + 16 + 12 * group
    const first = view.getUint32(at)
    const glyph = view.getUint32(at + 8)
    for (let code = first; code <= view.getUint32(at + 4); code += 1) map.set(code, glyph + code - first)
  }
  return map
}

function readFormat4(view: DataView, start: number): CharacterMap {
  const map: CharacterMap = new Map()
  const doubled = view.getUint16(start + 6)
  const ends = start + 14
  const starts = ends + doubled + 2
  for (let at = 0; at < doubled; at += 2) {
    const delta = view.getUint16(starts + doubled + at)
    const rangeAt = starts + 2 * doubled + at
    const range = view.getUint16(rangeAt)
    const first = view.getUint16(starts + at)
    for (let code = first; code <= view.getUint16(ends + at) && code < 0xffff; code += 1) {
      const listed = range === 0 ? code : view.getUint16(rangeAt + range + 2 * (code - first))
      const glyph = range !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) map.set(code, glyph)
    }
  }
  return map
}

/** Replaces the font's own map by this one, as one format 12 subtable. */
export function replaceCharacterMap(font: Uint8Array, map: CharacterMap): Uint8Array {
  const codes = [...map].sort(([a], [b]) => a - b)
  const view = new DataView(new ArrayBuffer(12 + 16 + 12 * codes.length))
  view.setUint16(2, 1)
  // Platform 3 (Windows), encoding 10 (full Unicode), right after this header.
  view.setUint16(4, 3)
  view.setUint16(6, 10)
  view.setUint32(8, 12)
  view.setUint16(12, 12)
  view.setUint32(16, 16 + 12 * codes.length)
  view.setUint32(24, codes.length)
  codes.forEach(([code, glyph], index) => {
    view.setUint32(28 + 12 * index, code)
    view.setUint32(32 + 12 * index, code)
    view.setUint32(36 + 12 * index, glyph)
  })
  return replaceTable(font, 'cmap', new Uint8Array(view.buffer))
}

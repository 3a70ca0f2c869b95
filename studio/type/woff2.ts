import { brotliDecompressSync } from 'node:zlib'
import { Reader } from './bytes.ts'
import type { Font, FontTable } from './sfnt.ts'
import { rebuildGlyphs } from './woff2-glyphs.ts'

const SIGNATURE = 0x774f4632
const HEADER_BYTES = 48
/** https://www.w3.org/TR/WOFF2/#table_dir_format: the tags that a number of six bits stands for. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .replaceAll('_', ' ')
    .match(/.{4}(?= |$)/g)!
const OTHER_TAG = 63

/**
 * Reads a WOFF2 file of one font (https://www.w3.org/TR/WOFF2/), its outlines put back into their plain form. Throws on other
 * files, and on transforms that no font of ours has.
 */
export function readWoff2(file: Uint8Array): Font {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== SIGNATURE) throw new Error('The font file is not WOFF2')
  const { entries, end } = readDirectory(file, view.getUint16(12))
  const data = new Uint8Array(brotliDecompressSync(file.subarray(end, end + view.getUint32(20))))
  let offset = 0
  const stored = entries.map(({ length, ...entry }) => {
    offset += length
    return { ...entry, data: data.subarray(offset - length, offset) }
  })
  return { flavor: view.getUint32(4), tables: undoTransforms(stored) }
}

interface Entry {
  tag: string
  transformed: boolean
  /** In the decompressed data. */
  length: number
}

function readDirectory(file: Uint8Array, count: number): { entries: Entry[]; end: number } {
  const reader = new Reader(file.subarray(HEADER_BYTES))
  const entries = Array.from({ length: count }, () => {
    const flags = reader.u8()
    const known = flags & 0x3f
    const tag = known === OTHER_TAG ? String.fromCharCode(...reader.take(4)) : KNOWN_TAGS[known]!
    const version = flags >> 6
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    const plainLength = reader.base128()
    return { tag, transformed, length: transformed ? reader.base128() : plainLength }
  })
  return { entries, end: HEADER_BYTES + reader.position }
}

function undoTransforms(stored: readonly (FontTable & { transformed: boolean })[]): FontTable[] {
  const glyphs = stored.find(({ tag, transformed }) => tag === 'glyf' && transformed)
  const rebuilt = glyphs && rebuildGlyphs(glyphs.data)
  return stored.map(({ tag, data, transformed }) => {
    if (rebuilt && tag === 'head') return { tag, data: withLongOffsets(data) }
    if (!transformed) return { tag, data }
    if (rebuilt && (tag === 'glyf' || tag === 'loca')) return { tag, data: rebuilt[tag] }
    throw new Error(`The font's table ${tag} is transformed in a way that is not known here`)
  })
}

/** `indexToLocFormat` of the font header: `loca` counts in bytes, 32 bits each. */
function withLongOffsets(head: Uint8Array): Uint8Array {
  const changed = head.slice()
  new DataView(changed.buffer).setInt16(50, 1)
  return changed
}

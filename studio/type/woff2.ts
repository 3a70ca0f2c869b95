import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** One table of a WOFF2 file, as it is stored: `glyf` and `loca` stay in their transformed form. */
export interface Woff2Table {
  /** The directory's own first byte: known tag and transform version. */
  flags: number
  tag: string
  /** Length before the transform. */
  originalLength: number
  transformed: boolean
  data: Uint8Array
}

export interface Woff2 {
  header: Uint8Array
  tables: Woff2Table[]
}

const HEADER_BYTES = 48
/** https://www.w3.org/TR/WOFF2/#table_dir_format: the tags that a number of six bits stands for. */
const KNOWN_TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .replaceAll('_', ' ')
    .match(/.{4}(?= |$)/g)!
const OTHER_TAG = 63

/** Reads the tables of a WOFF2 file without undoing their transforms (https://www.w3.org/TR/WOFF2/). */
export function readWoff2(file: Uint8Array): Woff2 {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== 0x774f4632) throw new Error('The font file is not WOFF2')
  const directory = readDirectory(file, view.getUint16(12))
  const compressed = file.subarray(directory.end, directory.end + view.getUint32(20))
  const data = new Uint8Array(brotliDecompressSync(compressed))
  let offset = 0
  const tables = directory.entries.map(({ storedLength, ...entry }) => {
    offset += storedLength
    return { ...entry, data: data.subarray(offset - storedLength, offset) }
  })
  return { header: file.slice(0, HEADER_BYTES), tables }
}

function readDirectory(file: Uint8Array, count: number) {
  let position = HEADER_BYTES
  const readBase128 = () => {
    let value = 0
    for (let more = true; more; position += 1) {
      value = value * 128 + (file[position]! & 0x7f)
      more = (file[position]! & 0x80) !== 0
    }
    return value
  }
  const entries = Array.from({ length: count }, () => {
    const flags = file[position]!
    position += 1
    let tag = KNOWN_TAGS[flags & 0x3f]
    if ((flags & 0x3f) === OTHER_TAG) {
      tag = String.fromCharCode(...file.subarray(position, position + 4))
      position += 4
    }
    const version = flags >> 6
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    const originalLength = readBase128()
    const storedLength = transformed ? readBase128() : originalLength
    return { flags, tag: tag!, originalLength, transformed, storedLength }
  })
  return { entries, end: position }
}

/** Writes the tables back; the ones that were transformed stay so. Metadata blocks are dropped. */
export function writeWoff2({ header, tables }: Woff2): Uint8Array {
  const directory = tables.flatMap((table) => [
    table.flags,
    ...((table.flags & 0x3f) === OTHER_TAG ? [...table.tag].map((letter) => letter.charCodeAt(0)) : []),
    ...base128(table.transformed ? table.originalLength : table.data.length),
    ...(table.transformed ? base128(table.data.length) : []),
  ])
  const compressed = brotliCompressSync(Buffer.concat(tables.map(({ data }) => data)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  })
  const length = HEADER_BYTES + directory.length + compressed.length
  const file = new Uint8Array(Math.ceil(length / 4) * 4)
  file.set(header)
  file.set(directory, HEADER_BYTES)
  file.set(compressed, HEADER_BYTES + directory.length)
  const view = new DataView(file.buffer)
  view.setUint32(8, file.length)
  view.setUint32(16, uncompressedSize(tables))
  view.setUint32(20, compressed.length)
  for (const field of [28, 32, 36, 40, 44]) view.setUint32(field, 0)
  return file
}

/** Size of the plain font: its header, its directory, and every table padded to four bytes. */
function uncompressedSize(tables: Woff2Table[]): number {
  const bodies = tables.map((table) => (table.transformed ? table.originalLength : table.data.length))
  return 12 + 16 * tables.length + bodies.reduce((sum, length) => sum + Math.ceil(length / 4) * 4, 0)
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

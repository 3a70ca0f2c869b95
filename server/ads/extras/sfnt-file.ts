/** Tables of a TrueType font, by their tags. */
export type FontTables = Map<string, Uint8Array>

const HEADER_BYTES = 12
const RECORD_BYTES = 16
/** The sum of a whole font file, from which `head` is adjusted (OpenType, 'head'). */
const FILE_SUM = 0xb1b0afba

export function readFontTables(font: Uint8Array): FontTables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables: FontTables = new Map()
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = HEADER_BYTES + RECORD_BYTES * index
    const [offset, length] = [view.getUint32(record + 8), view.getUint32(record + 12)]
    tables.set(Buffer.from(font.subarray(record, record + 4)).toString('latin1'), font.slice(offset, offset + length))
  }
  return tables
}

/** Writes a font file with correct checksums, which installers of operating systems check. */
export function writeFontTables(tables: FontTables, flavor = 0x00010000): Uint8Array {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const power = Math.floor(Math.log2(sorted.length))
  const start = HEADER_BYTES + RECORD_BYTES * sorted.length
  const file = new Uint8Array(sorted.reduce((end, [, bytes]) => end + padded(bytes.length), start))
  const view = new DataView(file.buffer)
  view.setUint32(0, flavor)
  view.setUint16(4, sorted.length)
  view.setUint16(6, 16 * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, 16 * sorted.length - 16 * 2 ** power)
  let at = start
  let headAt = 0
  for (const [index, [tag, bytes]] of sorted.entries()) {
    file.set(bytes, at)
    if (tag === 'head') {
      headAt = at
      view.setUint32(at + 8, 0)
    }
    const record = HEADER_BYTES + RECORD_BYTES * index
    file.set(Buffer.from(tag, 'latin1'), record)
    view.setUint32(record + 4, sumOf(view, at, padded(bytes.length)))
    view.setUint32(record + 8, at)
    view.setUint32(record + 12, bytes.length)
    at += padded(bytes.length)
  }
  if (headAt > 0) view.setUint32(headAt + 8, (FILE_SUM - sumOf(view, 0, file.length)) >>> 0)
  return file
}

function padded(length: number): number {
  return 4 * Math.ceil(length / 4)
}

function sumOf(view: DataView, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

/** A font as its tables, read from whatever file it came in. */
export interface Font {
  /** The first four bytes of a plain font file: what its outlines are. */
  flavor: number
  tables: FontTable[]
}

export interface FontTable {
  tag: string
  data: Uint8Array
}

const HEADER_BYTES = 12
const RECORD_BYTES = 16

/** A plain font file, TrueType or OpenType (https://learn.microsoft.com/typography/opentype/spec/otff#table-directory). */
export function writeSfnt({ flavor, tables }: Font): Uint8Array {
  const directoryBytes = HEADER_BYTES + RECORD_BYTES * tables.length
  const file = new Uint8Array(tables.reduce((sum, { data }) => sum + padded(data.length), directoryBytes))
  const view = new DataView(file.buffer)
  writeHeader(view, flavor, tables.length)
  let offset = directoryBytes
  for (const [index, { tag, data }] of tables.toSorted((a, b) => (a.tag < b.tag ? -1 : 1)).entries()) {
    file.set(data, offset)
    const record = HEADER_BYTES + RECORD_BYTES * index
    for (let letter = 0; letter < 4; letter += 1) file[record + letter] = tag.charCodeAt(letter)
    view.setUint32(record + 4, checksum(view, offset, data.length))
    view.setUint32(record + 8, offset)
    view.setUint32(record + 12, data.length)
    offset += padded(data.length)
  }
  return file
}

function writeHeader(view: DataView, flavor: number, count: number): void {
  const power = Math.floor(Math.log2(count))
  view.setUint32(0, flavor)
  view.setUint16(4, count)
  view.setUint16(6, RECORD_BYTES * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, RECORD_BYTES * (count - 2 ** power))
}

function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0
  for (let at = offset; at < offset + padded(length); at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

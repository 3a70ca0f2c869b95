/** Tables of a plain font file, TrueType or OpenType (https://learn.microsoft.com/typography/opentype/spec/otff). */

const HEADER_BYTES = 12
const RECORD_BYTES = 16

/** Returns undefined if the font has no such table. */
export function readTable(font: Uint8Array, tag: string): DataView | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const record = findRecord(view, tag)
  if (record === undefined) return undefined
  return new DataView(font.buffer, font.byteOffset + view.getUint32(record + 8), view.getUint32(record + 12))
}

/**
 * Returns the font with another table in place of its own, at the end of the file. The checksum stays as it was,
 * because nothing reads it.
 */
export function replaceTable(font: Uint8Array, tag: string, table: Uint8Array): Uint8Array {
  const end = 4 * Math.ceil(font.length / 4)
  const file = new Uint8Array(end + table.length)
  file.set(font)
  file.set(table, end)
  const view = new DataView(file.buffer)
  const record = findRecord(view, tag)
  if (record === undefined) throw new Error(`The font has no table ${tag}`)
  view.setUint32(record + 8, end)
  view.setUint32(record + 12, table.length)
  return file
}

function findRecord(view: DataView, tag: string): number | undefined {
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => HEADER_BYTES + RECORD_BYTES * index)
  return records.find((record) => readTag(view, record) === tag)
}

export function readTag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
}

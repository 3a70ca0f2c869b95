import { readTag } from './sfnt.ts'

export type Tables = ReadonlySet<string>

const HEADER_BYTES = 12
const RECORD_BYTES = 16
/** The richest fonts have about thirty. */
const TABLES_MAX = 64

/**
 * Reads the names of the tables of an untrusted file. Returns undefined if a table lies outside the file, or the list
 * is invalid.
 */
export function readTables(font: Uint8Array): Tables | undefined {
  if (font.byteLength < HEADER_BYTES) return undefined
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const count = view.getUint16(4)
  if (count === 0 || count > TABLES_MAX || HEADER_BYTES + RECORD_BYTES * count > font.byteLength) return undefined
  const records = Array.from({ length: count }, (_, index) => HEADER_BYTES + RECORD_BYTES * index)
  const isInside = (at: number) => view.getUint32(at + 8) + view.getUint32(at + 12) <= font.byteLength
  return records.every(isInside) ? new Set(records.map((at) => readTag(view, at))) : undefined
}

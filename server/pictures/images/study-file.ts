import { crc32 } from 'node:zlib'
import type { PhotoStudy, RefusedMatte } from '#studio/index.ts'

/**
 * The format's version. Raise it whenever the studio would find something else in a photo, or the file is packed in
 * another way: a study of another version is made again and overwritten.
 */
export const STUDY_VERSION = 7

export const STUDY_TYPE = 'application/octet-stream'

interface Size {
  widthPx: number
  heightPx: number
}

/** A study as plain data, with the sizes of what has pixels: the product, and the mask of a matte that was refused. */
export type StudyFacts = Omit<PhotoStudy, 'product' | 'refused'> & {
  product?: Size | undefined
  refused?: (Omit<RefusedMatte, 'mask'> & { mask: Size }) | undefined
}

/** A study as it is stored; only pack-study.ts knows how the pixels are packed. */
export interface StudyFile {
  facts: StudyFacts
  pixels: Uint8Array
}

/**
 * Head: `stdy`, the version, the CRC of all that follows these three, the length of the facts, four bytes each. Facts
 * and pixels follow.
 */
const HEAD_BYTES = 16
const MARK = 0x73_74_64_79

export function writeStudyFile({ facts, pixels }: StudyFile): Uint8Array {
  const words = Buffer.from(JSON.stringify(facts), 'utf8')
  const file = Buffer.concat([Buffer.alloc(HEAD_BYTES), words, pixels])
  file.writeUInt32BE(MARK, 0)
  file.writeUInt32BE(STUDY_VERSION, 4)
  file.writeUInt32BE(words.length, 12)
  file.writeUInt32BE(crc32(file.subarray(12)), 8)
  return file
}

/** Reads a study file. Returns undefined if it is incomplete or of another version. */
export function readStudyFile(bytes: Uint8Array): StudyFile | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < HEAD_BYTES || file.readUInt32BE(0) !== MARK || file.readUInt32BE(4) !== STUDY_VERSION)
    return undefined
  if (file.readUInt32BE(8) !== crc32(file.subarray(12))) return undefined
  const end = HEAD_BYTES + file.readUInt32BE(12)
  const facts = JSON.parse(file.toString('utf8', HEAD_BYTES, end)) as StudyFacts
  return { facts, pixels: file.subarray(end) }
}

import type { FilePart } from './parts.ts'

const HEAD_BYTES = 8
const LARGE_HEAD_BYTES = 16

/** Yields the boxes that lie side by side in a file or box, up to where it is cut off (ISO/IEC 14496-12, 4.2). */
export function* boxesOf(bytes: Buffer): Generator<FilePart> {
  for (let at = 0; at + HEAD_BYTES <= bytes.length;) {
    const short = bytes.readUInt32BE(at)
    const isLarge = short === 1 && at + LARGE_HEAD_BYTES <= bytes.length
    const head = isLarge ? LARGE_HEAD_BYTES : HEAD_BYTES
    // Length zero means: to the end of the enclosing box.
    const length = isLarge ? Number(bytes.readBigUInt64BE(at + HEAD_BYTES)) : short === 0 ? bytes.length - at : short
    if (length < head) return
    yield { type: bytes.toString('latin1', at + 4, at + HEAD_BYTES), content: bytes.subarray(at + head, at + length) }
    at += length
  }
}

export function findBox(bytes: Buffer, type: string): Buffer | undefined {
  for (const box of boxesOf(bytes)) if (box.type === type) return box.content
  return undefined
}

/** Version and flags before the content of a full box. */
export const FULL_HEAD_BYTES = 4

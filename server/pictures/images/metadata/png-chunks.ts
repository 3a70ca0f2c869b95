import type { FilePart } from './parts.ts'

const SIGNATURE_BYTES = 8
/** Length and type before the content, a checksum after it. */
const HEAD_BYTES = 8
const CHECKSUM_BYTES = 4

/** Yields the chunks of a PNG up to where it is cut off (PNG 3, 5.3). Checksums are left to the decoder. */
export function* chunksOf(png: Buffer): Generator<FilePart> {
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= png.length;) {
    const end = at + HEAD_BYTES + png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + HEAD_BYTES), content: png.subarray(at + HEAD_BYTES, end) }
    at = end + CHECKSUM_BYTES
  }
}

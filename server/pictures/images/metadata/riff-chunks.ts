import type { FilePart } from './parts.ts'

/** "RIFF", the length of the file, "WEBP". */
const FILE_HEAD_BYTES = 12
const HEAD_BYTES = 8

/**
 * Yields the chunks of a WebP up to where it is cut off (RFC 9649, 2.3). A chunk of odd length is followed by a padding
 * byte.
 */
export function* riffChunksOf(webp: Buffer): Generator<FilePart> {
  for (let at = FILE_HEAD_BYTES; at + HEAD_BYTES <= webp.length;) {
    const length = webp.readUInt32LE(at + 4)
    const start = at + HEAD_BYTES
    yield { type: webp.toString('latin1', at, at + 4), content: webp.subarray(start, start + length) }
    at = start + length + (length % 2)
  }
}

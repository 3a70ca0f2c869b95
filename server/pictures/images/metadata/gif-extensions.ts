export interface GifExtension {
  /** Identifier and authentication code, eleven letters together. */
  name: string
  /** The blocks as they lie in the file, with their lengths, and without the zero that ends them. */
  raw: Buffer
}

const HEADER_BYTES = 6
const SCREEN_BYTES = 7
const IMAGE_BYTES = 10
const EXTENSION = 0x21
const IMAGE = 0x2c
const APPLICATION = 0xff
const NAME_BYTES = 11

/** Yields the application extensions of a GIF up to where it is cut off (GIF89a, 26). */
export function* applicationExtensionsOf(gif: Buffer): Generator<GifExtension> {
  for (let at = HEADER_BYTES + SCREEN_BYTES + colorTableBytes(gif[HEADER_BYTES + 4]); at < gif.length;) {
    if (gif[at] === IMAGE) {
      // A local color table may follow, then a byte for the code size.
      at = endOfBlocks(gif, at + IMAGE_BYTES + colorTableBytes(gif[at + IMAGE_BYTES - 1]) + 1)
    } else if (gif[at] === EXTENSION) {
      const end = endOfBlocks(gif, at + 2)
      const start = at + 3 + NAME_BYTES
      if (gif[at + 1] === APPLICATION && gif[at + 2] === NAME_BYTES)
        yield { name: gif.toString('latin1', at + 3, start), raw: gif.subarray(start, end - 1) }
      at = end
    } else return
  }
}

/** Joins the blocks of an extension without their lengths. */
export function joinBlocks(raw: Buffer): Buffer {
  const blocks: Buffer[] = []
  for (let at = 0; at < raw.length; at += 1 + raw[at]!) blocks.push(raw.subarray(at + 1, at + 1 + raw[at]!))
  return Buffer.concat(blocks)
}

function colorTableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/**
 * Returns the position after the zero that ends a list of blocks. Each block has up to 255 bytes and begins with its
 * length.
 */
function endOfBlocks(gif: Buffer, start: number): number {
  let at = start
  while (at < gif.length && gif[at] !== 0) at += 1 + gif[at]!
  return at + 1
}

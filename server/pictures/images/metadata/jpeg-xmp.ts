import { APP1, contentOf, segmentsOf, XMP_NAME } from './jpeg-segments.ts'

/**
 * Returns the XMP packets of a JPEG (ISO 16684-3): one segment each and, if one is too large for that, another in
 * pieces that follow it by its name, a digest of 32 letters. A gain-map JPEG has them like any other.
 */
export function jpegXmp(jpeg: Buffer): Buffer[] {
  const packets: Buffer[] = []
  const extensions = new Map<string, Piece[]>()
  for (const segment of segmentsOf(jpeg)) {
    if (segment.marker !== APP1) continue
    const content = contentOf(jpeg, segment)
    const isPacket = startsWith(content, XMP_NAME) && packets.length < PACKETS_MAX
    if (isPacket) packets.push(content.subarray(XMP_NAME.length))
    else if (startsWith(content, EXTENSION_NAME)) addPiece(extensions, content.subarray(EXTENSION_NAME.length))
  }
  // Only an extension that the packet names belongs to it.
  const named = [...extensions].filter(([digest]) => packets.some((packet) => packet.includes(digest)))
  return [...packets, ...named.map(([, pieces]) => join(pieces))]
}

/** Most packets: a file has one of each kind; a hostile one with thousands ends here. */
const PACKETS_MAX = 16

interface Piece {
  offset: number
  content: Buffer
}

const EXTENSION_NAME = Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1')
const DIGEST_BYTES = 32
/** Head of a piece: the digest, the length of the whole, the offset in it. */
const PIECE_HEAD_BYTES = DIGEST_BYTES + 8

function addPiece(extensions: Map<string, Piece[]>, piece: Buffer): void {
  const digest = piece.toString('latin1', 0, DIGEST_BYTES)
  const pieces = extensions.get(digest) ?? []
  const isOneTooMany = pieces.length === 0 && extensions.size >= PACKETS_MAX
  if (piece.length < PIECE_HEAD_BYTES || isOneTooMany) return
  pieces.push({ offset: piece.readUInt32BE(DIGEST_BYTES + 4), content: piece.subarray(PIECE_HEAD_BYTES) })
  extensions.set(digest, pieces)
}

function join(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.toSorted((a, b) => a.offset - b.offset).map(({ content }) => content))
}

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start)
}

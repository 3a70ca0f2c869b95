import type { ImageType } from '../image-type.ts'
import { boxesOf } from './bmff-boxes.ts'
import { applicationExtensionsOf, joinBlocks } from './gif-extensions.ts'
import { APP11, contentOf, segmentsOf } from './jpeg-segments.ts'
import { chunksOf } from './png-chunks.ts'
import { contentsOf, type FilePart } from './parts.ts'
import { riffChunksOf } from './riff-chunks.ts'

/**
 * Returns the C2PA manifests of a file as stored in it (C2PA 2.2, appendix A.3): a JPEG has them in pieces, the others
 * in one.
 */
export function manifestsOf(file: Buffer, kind: ImageType): Buffer[] {
  if (kind === 'jpeg') return [joinPieces(file)]
  if (kind === 'png') return contentsOf(chunksOf(file), ({ type }) => type === 'caBX')
  if (kind === 'webp') return contentsOf(riffChunksOf(file), ({ type }) => type === 'C2PA')
  if (kind === 'avif') return contentsOf(boxesOf(file), isManifestBox)
  return kind === 'gif' ? gifManifests(file) : []
}

const MANIFEST_UUID = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')

function isManifestBox({ type, content }: FilePart): boolean {
  return type === 'uuid' && content.subarray(0, MANIFEST_UUID.length).equals(MANIFEST_UUID)
}

function gifManifests(gif: Buffer): Buffer[] {
  const manifests: Buffer[] = []
  for (const { name, raw } of applicationExtensionsOf(gif))
    if (name.startsWith('C2PA_GIF')) manifests.push(joinBlocks(raw))
  return manifests
}

/** Head of a piece: "JP", the box's number, the piece's number; then the box's header, which every piece repeats. */
const PIECE_HEAD_BYTES = 8
const BOX_HEAD_BYTES = 8
/** Header with eight more bytes of length, which a length of 1 announces. */
const LARGE_BOX_HEAD_BYTES = 16

function joinPieces(jpeg: Buffer): Buffer {
  const pieces: { box: number; number: number; content: Buffer }[] = []
  for (const segment of segmentsOf(jpeg)) {
    const content = contentOf(jpeg, segment)
    if (segment.marker !== APP11 || content.length < PIECE_HEAD_BYTES + BOX_HEAD_BYTES) continue
    const isLarge = content.readUInt32BE(PIECE_HEAD_BYTES) === 1
    const start = PIECE_HEAD_BYTES + (isLarge ? LARGE_BOX_HEAD_BYTES : BOX_HEAD_BYTES)
    pieces.push({ box: content.readUInt16BE(2), number: content.readUInt32BE(4), content: content.subarray(start) })
  }
  pieces.sort((a, b) => a.box - b.box || a.number - b.number)
  return Buffer.concat(pieces.map(({ content }) => content))
}

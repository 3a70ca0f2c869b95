import type { ImageType } from '../image-type.ts'
import { boxesOf } from './bmff-boxes.ts'
import { contentsOf } from './parts.ts'
import { mimeItemsOf } from './bmff-items.ts'
import { applicationExtensionsOf, joinBlocks } from './gif-extensions.ts'
import { jpegXmp } from './jpeg-xmp.ts'
import { pngXmp } from './png-xmp.ts'
import { riffChunksOf } from './riff-chunks.ts'

/** Most bytes of XMP that are read: phones put whole depth maps into it. */
const PACKETS_MAX_BYTES = 8 * 1024 * 1024

/**
 * Reads the XMP packets of a file from its container. The picture library hides those of gain-map JPEGs, of
 * ImageMagick's PNGs and of GIFs, and packets of more than 60,000 bytes. A garbled container yields none after its
 * fault.
 */
export function xmpPackets(file: Buffer, kind: ImageType): Buffer[] {
  let left = PACKETS_MAX_BYTES
  return find(file, kind).filter(({ length }) => (left -= length) >= 0)
}

function find(file: Buffer, kind: ImageType): Buffer[] {
  if (kind === 'jpeg') return jpegXmp(file)
  if (kind === 'png') return pngXmp(file, PACKETS_MAX_BYTES)
  if (kind === 'gif') return gifXmp(file)
  if (kind === 'webp') return contentsOf(riffChunksOf(file), ({ type }) => WEBP_XMP.includes(type))
  return kind === 'avif' ? avifXmp(file) : []
}

/** Chunk names of XMP; the second is a slip of some writers. */
const WEBP_XMP: readonly string[] = ['XMP ', 'XMP\0']

const GIF_XMP = 'XMP DataXMP'
const TAG_OPENS = 0x3c
const BYTE_ORDER_MARK = 0xef

/**
 * Reads the packet of a GIF. It is stored as it is, without block lengths, and a trailer leads readers of blocks to the
 * end (XMP Specification 3, 1.1.2). Some writers cut it into blocks all the same.
 */
function gifXmp(gif: Buffer): Buffer[] {
  const packets: Buffer[] = []
  for (const { name, raw } of applicationExtensionsOf(gif))
    if (name === GIF_XMP) packets.push([TAG_OPENS, BYTE_ORDER_MARK].includes(raw[0]!) ? raw : joinBlocks(raw))
  return packets
}

const XMP_UUID = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/** Reads an item of its own or, as in films, a box. */
function avifXmp(avif: Buffer): Buffer[] {
  const boxes = contentsOf(boxesOf(avif), ({ type, content }) => type === 'uuid' && isOf(XMP_UUID, content))
  const inBoxes = boxes.map((content) => content.subarray(XMP_UUID.length))
  try {
    return [...mimeItemsOf(avif, 'application/rdf+xml'), ...inBoxes]
  } catch (error) {
    if (error instanceof RangeError) return inBoxes
    throw error
  }
}

function isOf(uuid: Buffer, content: Buffer): boolean {
  return content.subarray(0, uuid.length).equals(uuid)
}

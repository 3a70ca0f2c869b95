import type { ImageType } from '../image-type.ts'
import { boxesOf, findBox, FULL_HEAD_BYTES } from './bmff-boxes.ts'
import { chunksOf } from './png-chunks.ts'

/** Transfer functions of ITU-T H.273: SMPTE ST 2084 (PQ) and ARIB STD-B67 (HLG), the two of BT.2100. */
const PQ_AND_HLG: readonly number[] = [16, 18]

/**
 * Returns true for an HDR picture (BT.2100), by PNG's cICP chunk or AVIF's nclx box. The picture library takes its
 * values for ordinary ones, so that every color would come out wrong.
 */
export function isHdr(file: Uint8Array, kind: ImageType): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const transfer = kind === 'png' ? transferOfPng(bytes) : kind === 'avif' ? transferOfAvif(bytes) : undefined
  return transfer !== undefined && PQ_AND_HLG.includes(transfer)
}

/** Reads the second byte of cICP (PNG 3, 11.3.2.6). */
function transferOfPng(png: Buffer): number | undefined {
  for (const { type, content } of chunksOf(png)) {
    if (type === 'cICP') return content[1]
    if (type === 'IDAT') return undefined
  }
  return undefined
}

/**
 * Reads a `colr` box of kind `nclx` among the item properties: primaries, then transfer, two bytes each (ISO/IEC
 * 14496-12, 12.1.5).
 */
function transferOfAvif(avif: Buffer): number | undefined {
  const meta = findBox(avif, 'meta')?.subarray(FULL_HEAD_BYTES)
  const properties = meta && findBox(findBox(meta, 'iprp') ?? Buffer.alloc(0), 'ipco')
  for (const { type, content } of properties ? boxesOf(properties) : []) {
    if (type === 'colr' && content.toString('latin1', 0, 4) === 'nclx' && content.length >= 8)
      return content.readUInt16BE(6)
  }
  return undefined
}

import { ByteReader } from './byte-reader.ts'
import { boxesOf, findBox, FULL_HEAD_BYTES } from './bmff-boxes.ts'

/** Most items: a picture's list of items is short, and a hostile one ends here. */
const ITEMS_MAX = 4096
const EXTENTS_MAX = 4096
const WANTED_MAX = 16

/**
 * Returns the bytes of the items of a media type in an AVIF, such as its XMP (ISO/IEC 14496-12, 8.11). Throws a
 * RangeError for a garbled file.
 */
export function mimeItemsOf(avif: Buffer, mediaType: string): Buffer[] {
  const meta = findBox(avif, 'meta')?.subarray(FULL_HEAD_BYTES)
  const infos = meta && findBox(meta, 'iinf')
  const places = meta && findBox(meta, 'iloc')
  if (!infos || !places) return []
  const wanted = new Set([...itemsOfType(infos, mediaType)].slice(0, WANTED_MAX))
  if (wanted.size === 0) return []
  return readItems(places, wanted, { file: avif, idat: findBox(meta, 'idat') ?? Buffer.alloc(0) })
}

function* itemsOfType(infos: Buffer, mediaType: string): Generator<number> {
  const countBytes = infos[0] === 0 ? 2 : 4
  let count = 0
  for (const { type, content } of boxesOf(infos.subarray(FULL_HEAD_BYTES + countBytes))) {
    if (type !== 'infe' || ++count > ITEMS_MAX) continue
    const version = content[0]!
    if (version < 2) continue
    const reader = new ByteReader(content, FULL_HEAD_BYTES)
    const id = reader.number(version === 2 ? 2 : 4)
    reader.skip(2)
    const itemType = reader.letters(4)
    reader.text()
    if (itemType === 'mime' && reader.text() === mediaType) yield id
  }
}

const IN_IDAT = 1

/** Reads the wanted items, each once. */
function readItems(places: Buffer, wanted: Set<number>, sources: { file: Buffer; idat: Buffer }): Buffer[] {
  const version = places[0]!
  const reader = new ByteReader(places, FULL_HEAD_BYTES)
  const [sizes, more] = [reader.number(1), reader.number(1)]
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, more >> 4]
  const indexBytes = version === 0 ? 0 : more & 15
  const items: Buffer[] = []
  for (let left = Math.min(reader.number(version < 2 ? 2 : 4), ITEMS_MAX); left > 0; left--) {
    const id = reader.number(version < 2 ? 2 : 4)
    const source = version > 0 && (reader.number(2) & 15) === IN_IDAT ? sources.idat : sources.file
    reader.skip(2)
    const base = reader.number(baseBytes)
    const extents: Buffer[] = []
    for (let more = Math.min(reader.number(2), EXTENTS_MAX); more > 0; more--) {
      reader.skip(indexBytes)
      const start = base + reader.number(offsetBytes)
      const length = reader.number(lengthBytes)
      // Length zero means: to the end.
      if (wanted.has(id)) extents.push(source.subarray(start, length === 0 ? undefined : start + length))
    }
    if (wanted.delete(id)) items.push(joinBounded(extents, source.length))
  }
  return items
}

/** Joins extents up to a limit. They may repeat the same bytes, but no item is larger than what it lies in. */
function joinBounded(extents: readonly Buffer[], maxBytes: number): Buffer {
  const total = extents.reduce((sum, { length }) => sum + length, 0)
  return total <= maxBytes ? Buffer.concat(extents) : Buffer.alloc(0)
}

/** Writes CBOR (RFC 8949), as far as a signature of C2PA needs it. Each function gives one item. */

export const NULL = Buffer.from([0xf6])

/** Gives a whole number, which may be negative. */
export function encodeInteger(value: number): Buffer {
  return value < 0 ? head(1, -1 - value) : head(0, value)
}

export function byteString(bytes: Uint8Array): Buffer {
  return Buffer.concat([head(2, bytes.byteLength), bytes])
}

export function textString(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8')
  return Buffer.concat([head(3, bytes.byteLength), bytes])
}

export function array(...items: readonly Uint8Array[]): Buffer {
  return Buffer.concat([head(4, items.length), ...items])
}

/** Gives a map, whose entries are in the order in which they are written. */
export function map(...entries: readonly (readonly [key: Uint8Array, value: Uint8Array])[]): Buffer {
  return Buffer.concat([head(5, entries.length), ...entries.flat()])
}

export function tag(number: number, item: Uint8Array): Buffer {
  return Buffer.concat([head(6, number), item])
}

const ONE_BYTE = 24
const TWO_BYTES = 25
const FOUR_BYTES = 26

function head(kind: number, value: number): Buffer {
  const lead = kind << 5
  if (value < ONE_BYTE) return Buffer.from([lead | value])
  if (value <= 0xff) return Buffer.from([lead | ONE_BYTE, value])
  const bytes = Buffer.alloc(value <= 0xffff ? 3 : 5)
  bytes[0] = lead | (value <= 0xffff ? TWO_BYTES : FOUR_BYTES)
  if (value <= 0xffff) bytes.writeUInt16BE(value, 1)
  else bytes.writeUInt32BE(value, 1)
  return bytes
}

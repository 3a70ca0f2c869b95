/** Writes DER (ITU-T X.690), as far as certificates and time stamp requests need it. Each function gives one element. */

export function sequence(...elements: readonly Uint8Array[]): Buffer {
  return element(0x30, Buffer.concat(elements))
}

export function setOf(...elements: readonly Uint8Array[]): Buffer {
  return element(0x31, Buffer.concat(elements))
}

/** Gives a non-negative whole number, from its bytes or as a small number. */
export function integer(value: number | Uint8Array): Buffer {
  const bytes = typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value)
  const first = bytes.findIndex((byte) => byte !== 0)
  const shortest = first < 0 ? Buffer.from([0]) : bytes.subarray(first)
  // A first bit of 1 would make it negative.
  return element(0x02, shortest[0]! > 0x7f ? Buffer.concat([Buffer.from([0]), shortest]) : shortest)
}

export function boolean(value: boolean): Buffer {
  return element(0x01, Buffer.from([value ? 0xff : 0]))
}

export function octetString(content: Uint8Array): Buffer {
  return element(0x04, content)
}

/** Gives a string of bits, of which the last `unused` count for nothing. */
export function bitString(content: Uint8Array, unused = 0): Buffer {
  return element(0x03, Buffer.concat([Buffer.from([unused]), content]))
}

export function utf8(text: string): Buffer {
  return element(0x0c, Buffer.from(text, 'utf8'))
}

/** Gives an object identifier: `2.5.4.3`. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number)
  return element(0x06, Buffer.from([first * 40 + second, ...others.flatMap(inSevenBits)]))
}

/** Gives a moment to the second. RFC 5280 has years before 2050 written with two digits. */
export function time(moment: Date): Buffer {
  const digits = `${moment.toISOString().replaceAll(/\D/g, '').slice(0, 14)}Z`
  const isShort = moment.getUTCFullYear() < 2050
  return element(isShort ? 0x17 : 0x18, Buffer.from(isShort ? digits.slice(2) : digits, 'ascii'))
}

/** Gives an element with a tag of its context; `isPrimitive` if it has bytes and no elements. */
export function tagged(number: number, content: Uint8Array, { isPrimitive = false } = {}): Buffer {
  return element((isPrimitive ? 0x80 : 0xa0) | number, content)
}

function element(tag: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.byteLength), content])
}

function lengthOf(bytes: number): Buffer {
  if (bytes < 0x80) return Buffer.from([bytes])
  const digits = Buffer.alloc(4)
  digits.writeUInt32BE(bytes)
  const shortest = digits.subarray(digits.findIndex((byte) => byte !== 0))
  return Buffer.concat([Buffer.from([0x80 | shortest.length]), shortest])
}

function inSevenBits(value: number): number[] {
  const digits = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) digits.unshift((rest & 0x7f) | 0x80)
  return digits
}

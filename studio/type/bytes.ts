/** Reads big-endian numbers one after the other. */
export class Reader {
  readonly #data: Uint8Array
  #at = 0

  constructor(data: Uint8Array) {
    this.#data = data
  }

  get length(): number {
    return this.#data.length
  }

  /** How many bytes have been read. */
  get position(): number {
    return this.#at
  }

  take(bytes: number): Uint8Array {
    this.#at += bytes
    return this.#data.subarray(this.#at - bytes, this.#at)
  }

  u8(): number {
    return this.#data[this.#at++]!
  }

  u16(): number {
    return (this.u8() << 8) | this.u8()
  }

  i16(): number {
    return (this.u16() << 16) >> 16
  }

  peek16(): number {
    return (this.#data[this.#at]! << 8) | this.#data[this.#at + 1]!
  }

  /** https://www.w3.org/TR/WOFF2/#UIntBase128 */
  base128(): number {
    let value = 0
    for (;;) {
      const byte = this.u8()
      value = value * 128 + (byte & 0x7f)
      if ((byte & 0x80) === 0) return value
    }
  }

  /** https://www.w3.org/TR/WOFF2/#255UInt16 */
  u255(): number {
    const code = this.u8()
    if (code === 253) return this.u16()
    if (code === 254) return this.u8() + 506
    if (code === 255) return this.u8() + 253
    return code
  }
}

/** Writes big-endian numbers one after the other, into as many bytes as there may be at most. */
export class Writer {
  readonly #data: Uint8Array
  #at = 0

  constructor(mostBytes: number) {
    this.#data = new Uint8Array(mostBytes)
  }

  get length(): number {
    return this.#at
  }

  written(): Uint8Array {
    return this.#data.slice(0, this.#at)
  }

  skip(bytes: number): void {
    this.#at += bytes
  }

  pad(): void {
    this.#at = Math.ceil(this.#at / 4) * 4
  }

  u8(value: number): void {
    this.#data[this.#at++] = value
  }

  /** Of a negative number, the same as a signed one. */
  u16(value: number): void {
    this.u8(value >> 8)
    this.u8(value)
  }

  bytes(bytes: Uint8Array): void {
    this.place(this.#at, bytes)
    this.#at += bytes.length
  }

  place(at: number, bytes: Uint8Array): void {
    this.#data.set(bytes, at)
  }

  placeBox(at: number, [left, right]: readonly [number, number], [bottom, top]: readonly [number, number]): void {
    const end = this.#at
    this.#at = at
    for (const value of [left, bottom, right, top]) this.u16(value)
    this.#at = end
  }
}

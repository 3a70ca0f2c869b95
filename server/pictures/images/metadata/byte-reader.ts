/** Reads big-endian numbers and texts one after the other. Throws a RangeError past the end. */
export class ByteReader {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes
    this.#at = at
  }

  /** Reads a number of 0 to 8 bytes; zero bytes give 0. */
  number(bytes: number): number {
    if (bytes === 0) return 0
    const start = this.#at
    this.skip(bytes)
    if (bytes === 8) return Number(this.#bytes.readBigUInt64BE(start))
    return this.#bytes.readUIntBE(start, bytes)
  }

  letters(count: number): string {
    const start = this.#at
    this.skip(count)
    return this.#bytes.toString('latin1', start, this.#at)
  }

  /** Reads text up to a zero byte, or to the end. */
  text(): string {
    const zero = this.#bytes.indexOf(0, this.#at)
    const end = zero < 0 ? this.#bytes.length : zero
    const text = this.#bytes.toString('utf8', this.#at, end)
    this.#at = Math.min(end + 1, this.#bytes.length)
    return text
  }

  skip(bytes: number): void {
    if (this.#at + bytes > this.#bytes.length) throw new RangeError('The bytes end too early')
    this.#at += bytes
  }
}

import { createHash } from 'node:crypto'
import type { End } from './manifest.ts'

/** Counts and hashes what goes into a backup, or comes out of it. */
export class Totals {
  readonly #hash = createHash('sha256')
  #files = 0
  #bytes = 0

  begin(name: string): void {
    this.#files += 1
    this.#hash.update(`\0${name}\0`)
  }

  add(chunk: Uint8Array): void {
    this.#bytes += chunk.byteLength
    this.#hash.update(chunk)
  }

  end(): End {
    return { files: this.#files, bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

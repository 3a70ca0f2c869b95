/** Where image bytes are kept. Keys are ours (`images/{id}`, `thumbnails/{id}`), never a client's. */
export interface Storage {
  /** Resolves when the bytes are durable. Writing a key twice replaces it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when there is no such key. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
  /** Every key that begins so (`images/`), in no particular order. */
  list(prefix: string): AsyncIterable<string>
  /**
   * An address at which whoever has it can fetch the object for ten minutes, as a file under `downloadName` where that is
   * given; it does not look whether the object exists. Undefined where only the server can read the bytes.
   */
  link(key: string, options?: { downloadName?: string }): Promise<string | undefined>
  /** The origins of those addresses, which pages must be allowed to show pictures from. */
  readonly linkOrigins: readonly string[]
  /** Throws what `put` throws where there is no room for pictures (isDiskFull): asked before something is begun that ends in one. */
  requireRoom(): Promise<void>
  /** Throws, with the reason, when pictures cannot be read, or there is no room for more. Writes nothing: asked again and again. */
  look(): Promise<void>
  /** Throws, with the reason, when nothing can be written: it writes. Asked by operators. */
  check(): Promise<void>
}

/** `images/{id}`: lower-case words and ids, with slashes between. Nothing that could leave a folder. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}

/** The storage does not answer, or refuses us: nothing is wrong with what was asked, and later it may work. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The storage of the pictures does not answer', { cause })
    this.name = 'StorageUnavailable'
  }
}

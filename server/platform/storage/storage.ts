/** Stores image bytes. Keys are ours (`images/{id}`, `thumbnails/{id}`), never a client's. */
export interface Storage {
  /** Resolves when the bytes are durable. Writing a key twice replaces it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Does the same with a file of ours, which may be gone after that: a folder of pictures takes it as it is. */
  putFile(key: string, file: string, contentType: string): Promise<void>
  /** Resolves to undefined if there is no such key. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deletes a key; a missing one is not an error. */
  delete(key: string): Promise<void>
  /** Lists every key with this prefix (`images/`), in no particular order. */
  list(prefix: string): AsyncIterable<string>
  /**
   * Returns an address from which anybody can fetch the object for ten minutes, as a file called `downloadName` if that
   * is given; does not check that the object exists. Returns undefined if only the server can read the bytes.
   */
  link(key: string, options?: { downloadName?: string }): Promise<string | undefined>
  /** Origins of those addresses, from which pages must be allowed to show pictures. */
  readonly linkOrigins: readonly string[]
  /** Throws what `put` throws if there is no room for pictures (isDiskFull); called before work that ends in one. */
  requireRoom(): Promise<void>
  /**
   * Throws, with the reason, if pictures cannot be read or there is no room for more. Writes nothing; called
   * repeatedly.
   */
  probe(): Promise<void>
  /** Throws, with the reason, if nothing can be written, by writing. Called by operators. */
  check(): Promise<void>
}

/** Matches `images/{id}`: lower-case words and ids with slashes between them. Nothing that could leave a folder. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/

export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`)
  return key
}

/** The storage does not answer or refuses access: the request is not at fault and may succeed later. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super('The storage of the pictures does not answer', { cause })
    this.name = 'StorageUnavailable'
  }
}

/** Where image bytes are kept. Keys are ours (`images/{id}`, `thumbnails/{id}`), never a client's. */
export interface Storage {
  /** Resolves when the bytes are durable. Writing a key twice replaces it. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** Undefined when there is no such key. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Deleting what is not there is not an error. */
  delete(key: string): Promise<void>
  /** Throws, with the reason, when nothing can be written. Used by /readyz. */
  check(): Promise<void>
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { initSync, type WasmBuilder, type WasmReader } from '@contentauth/c2pa-wasm'

/**
 * The C2PA library, made for browsers' workers. It reads a blob through FileReaderSync, which Node lacks, and takes its
 * random numbers from the global `crypto`. This module changes both for the whole process, so only the processes of
 * credentials import it.
 */
export async function openLibrary(): Promise<{ WasmBuilder: typeof WasmBuilder; WasmReader: typeof WasmReader }> {
  const file = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))
  const library = await import('@contentauth/c2pa-wasm')
  Object.assign(globalThis, { FileReaderSync: SyncReader, fetch: refuseToFetch })
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: fillRepeatably })
  initSync({ module: new WebAssembly.Module(await readFile(file)) })
  return library
}

/** Fetching a manifest would tell a stranger what is read here; the settings of each call forbid it as well. */
async function refuseToFetch(): Promise<never> {
  throw new Error('Nothing is fetched for credentials')
}

/** Settings for each builder and reader. `anchors` are the roots in PEM whose signatures are trusted. */
export function settingsOf(anchors: string): string {
  return JSON.stringify({
    // An empty list of them is refused, with an error about the syntax of the settings.
    ...(anchors !== '' && { trust: { trust_anchors: anchors } }),
    verify: { remote_manifest_fetch: false, ocsp_fetch: false, verify_after_sign: false, verify_trust: true },
    builder: { thumbnail: { enabled: false }, generate_c2pa_archive: true },
  })
}

/** A blob that can be read at once. */
export class ReadableBlob extends Blob {
  readonly content: Uint8Array<ArrayBuffer>

  constructor(content: Uint8Array, type: string) {
    const own = Uint8Array.from(content)
    super([], { type })
    this.content = own
  }

  override get size(): number {
    return this.content.byteLength
  }

  override slice(start = 0, end = this.size, type = this.type): ReadableBlob {
    return new ReadableBlob(this.content.subarray(start, end), type)
  }
}

class SyncReader {
  readAsArrayBuffer(blob: ReadableBlob): ArrayBuffer {
    return blob.content.buffer
  }
}

let randomness = { seed: Buffer.alloc(32), count: 0 }

/**
 * Settles the random numbers that follow, so that the same file is signed in the same bytes. They make the salts and
 * labels of a manifest, which keep no secret; none of them goes into a key or a signature.
 */
export function seedRandomness(...parts: readonly (Uint8Array | string)[]): void {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(createHash('sha256').update(part).digest())
  randomness = { seed: hash.digest(), count: 0 }
}

function fillRepeatably<Numbers extends NodeJS.TypedArray>(numbers: Numbers): Numbers {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  for (let at = 0; at < bytes.length; at += 32) {
    const block = createHash('sha256').update(randomness.seed).update(String(randomness.count++)).digest()
    bytes.set(block.subarray(0, Math.min(32, bytes.length - at)), at)
  }
  return numbers
}

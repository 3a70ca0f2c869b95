import woff2 from 'wawoff2/build/decompress_binding.js'

/**
 * The package itself waits for this before each file. Waiting once here lets a file be unpacked synchronously, as
 * setting text needs it.
 */
if (!woff2.calledRun) await new Promise<void>((resolve) => (woff2.postRun ??= []).push(resolve))

/** Returns the plain font file, TrueType or OpenType, that a WOFF2 file holds. */
export function unpackWoff2(file: Uint8Array): Uint8Array {
  const plain = woff2.decompress(file)
  if (plain === false) throw new Error('The font file cannot be unpacked: it is not WOFF2, or damaged')
  // The result lies in WebAssembly's memory, which the next file overwrites.
  return plain.slice()
}

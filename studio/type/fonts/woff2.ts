import woff2 from 'wawoff2/build/decompress_binding.js'

/** The package itself waits for this before each file. Once it has come, a file is unpacked at once, as setting text needs it. */
if (!woff2.calledRun) await new Promise<void>((resolve) => (woff2.postRun ??= []).push(resolve))

/** The plain font file, TrueType or OpenType, that a WOFF2 file holds. */
export function unpackWoff2(file: Uint8Array): Uint8Array {
  const plain = woff2.decompress(file)
  if (plain === false) throw new Error('The font file cannot be unpacked: it is not WOFF2, or damaged')
  // It lies in WebAssembly's memory, where the next one will lie.
  return plain.slice()
}

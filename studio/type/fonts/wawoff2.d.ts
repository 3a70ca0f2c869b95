/**
 * The module (Emscripten) that answers the package `wawoff2`. The package's own entry point returns a promise for each
 * file.
 */
declare module 'wawoff2/build/decompress_binding.js' {
  const woff2: {
    /** Set once the WebAssembly is ready. */
    calledRun?: true
    /** Called as soon as it is. */
    postRun?: (() => void)[]
    decompress(file: Uint8Array): Uint8Array | false
  }
  export default woff2
}

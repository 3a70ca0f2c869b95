/** What the package `wawoff2` answers from (Emscripten). Its own door gives a promise for each file. */
declare module 'wawoff2/build/decompress_binding.js' {
  const woff2: {
    /** Undefined until the WebAssembly is ready. */
    calledRun?: true
    /** Called as soon as it is. */
    postRun?: (() => void)[]
    decompress(file: Uint8Array): Uint8Array | false
  }
  export default woff2
}

import { setFlagsFromString } from 'node:v8'

/**
 * V8 13.6 (Node 24) can deadlock while it frees WebAssembly code that a faster version has replaced: one thread frees
 * it, another publishes the next faster version, and each waits for the other's lock. WebAssembly strips the types of
 * every module that we load, and runs the embedded database; replaced code is kept instead, a few megabytes
 * (docs/decisions/0035).
 */
export const KEEP_WASM_CODE = '--no-wasm-code-gc'

setFlagsFromString(KEEP_WASM_CODE)

import { setFlagsFromString } from 'node:v8'

/**
 * V8 13.6 (Node 24) can lock itself up for good while it frees WebAssembly code that a faster version has replaced: one thread
 * frees it, another publishes the next faster version, and each waits for the other's lock. WebAssembly takes the types out of
 * every module that we load, and is the embedded database; what is replaced is kept, a few megabytes (docs/decisions/0035).
 */
export const KEEP_WASM_CODE = '--no-wasm-code-gc'

setFlagsFromString(KEEP_WASM_CODE)

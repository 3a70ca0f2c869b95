/** Blocks its thread, as an endless loop does, but takes no processor time. */
export function blockThread(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

/** Gives nothing else in its thread a turn, as a loop without an end does, but takes no processor time. */
export function hang(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

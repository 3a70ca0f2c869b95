/**
 * V8's flags for a process that works on pictures. They are memory outside its heap, of which it makes so many
 * collections that steps beside the work cost more: one thread collects at once, and what is unused between two
 * collections, such as the shapes of objects, is kept, else V8 drops the code that depends on it and compiles it again
 * (docs/decisions/0032, 0216).
 */
export const COLLECTING_FLAGS: readonly string[] = [
  '--single-threaded-gc',
  '--no-incremental-marking',
  '--retain-maps-for-n-gc=100',
  '--expose-gc',
]

/**
 * Asks V8 to collect garbage where a process needs, or has just needed, the most memory: remains of pictures lie outside
 * V8's heap, so V8 sees no hurry. Works only in a process that was started with the flags above.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync' })
}

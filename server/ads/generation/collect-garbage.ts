/**
 * Asks V8 to collect garbage before the study of a new photo, where a painting process needs the most memory: remains
 * of the previous ad and of the study itself lie outside V8's heap, so V8 sees no hurry. Works only in a process that
 * was started with that flag.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync' })
}

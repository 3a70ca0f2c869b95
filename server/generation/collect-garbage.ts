/**
 * The study of a new photo is where a painting process needs the most memory: what the ad before and the study itself have
 * left lies outside V8's heap, which sees no hurry to collect it. Tells V8 to, where it was started so that it listens.
 */
export function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync' })
}

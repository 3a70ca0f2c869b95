/** A problem that a person can fix stops the start: main.ts prints the sentence alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * Nobody can sign in until the operator changes something: trying again does not help. `message` is one plain sentence, for the
 * person and for the log alike, that says what to change; it names nothing that is secret.
 */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SetupError'
  }
}

/**
 * Nobody can sign in until the operator changes something: trying again does not help. `message` is one plain sentence
 * for the user and for the log that says what to change; it contains nothing secret.
 */
export class SetupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SetupError'
  }
}

/** The error that a change cannot be made to this ad. The message is a sentence for the user; nothing was painted. */
export class RepaintRefused extends Error {
  override name = 'RepaintRefused'
  /** The field to correct: `words.price`, `colors.accent`, `hero`, `layout`, ... */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

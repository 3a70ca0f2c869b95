/** A change that cannot be made on this ad. The message is a sentence for the person; nothing was painted. */
export class RepaintRefused extends Error {
  override name = 'RepaintRefused'
  /** What is to be mended: `words.price`, `colors.accent`, `hero`, `layout`, ... */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

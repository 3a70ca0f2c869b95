/**
 * Why nothing came of an address. The message is a sentence of ours that may be shown: of what the host said it holds the status
 * at the most, for whoever named the address may want to see what is behind it.
 */
export class FetchError extends Error {
  readonly reason: FetchFault
  /** What the host answered, where that is the reason. */
  readonly status: number | undefined

  constructor(reason: FetchFault, message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.name = 'FetchError'
    this.reason = reason
    this.status = status
  }
}

export type FetchFault = 'address' | 'private' | 'redirects' | 'status' | 'type' | 'size' | 'slow' | 'broken'

/**
 * Reason why an address could not be fetched. The message is a sentence of ours that may be shown: of the host's answer
 * it contains at most the status, because the user who named the address may be probing what is behind it.
 */
export class FetchError extends Error {
  readonly reason: FetchFault
  /** Status of the host's response, if that is the reason. */
  readonly status: number | undefined

  constructor(reason: FetchFault, message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.name = 'FetchError'
    this.reason = reason
    this.status = status
  }
}

export type FetchFault = 'address' | 'private' | 'redirects' | 'status' | 'type' | 'size' | 'slow' | 'broken'

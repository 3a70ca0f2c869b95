/**
 * Why nothing came of an address. The message is a sentence of ours that may be shown: of what the host said it holds the status
 * at the most, for whoever named the address may want to see what is behind it.
 */
export class FetchError extends Error {
  readonly reason: FetchFault

  constructor(reason: FetchFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'FetchError'
    this.reason = reason
  }
}

export type FetchFault = 'address' | 'private' | 'redirects' | 'status' | 'type' | 'size' | 'slow' | 'broken'

/** The fake server's answers, by `METHOD /path`. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>

/**
 * Replaces the page's `fetch` for calls of the API; anything else still goes over the network. A call without an answer
 * waits for ever, so that nothing is tried again and the screen stays as it is.
 */
export function answerFetch(answers: Answers): void {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, window.location.origin) : input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return real(input, init)
    const answer = answers[`${request.method} ${pathname}`]
    return answer?.(request) ?? never()
  }
}

/** Replaces the server's event streams by one that is open and stays silent. */
export function silenceStreams(): void {
  window.EventSource = class extends EventTarget {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSED = 2
    readonly readyState = 1
    close() {}
  } as unknown as typeof EventSource
}

/** An answer that never comes: the screen stays as it is while it waits. */
export const never = () => new Promise<Response>(() => {})

/** An answer with a value as JSON. */
export const json = (value: unknown) => () => Response.json(value)

/** The server's refusal of a call. */
export const refusal = (status: number, code: string, message: string) => () =>
  Response.json({ code, message }, { status })

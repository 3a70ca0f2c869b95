/** The answer to the next call of a kind. Everything but `answer` is a failure that real providers have. */
export type Behaviour =
  | { kind: 'answer' }
  /** Answers nothing at all, or begins an answer and then stalls. */
  | { kind: 'hang' | 'stall' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** The connection ends in the middle of the body. */
  | { kind: 'cut-off' }
  /** The body is not JSON. */
  | { kind: 'garbage' }
  /** The provider's own way of refusing this content. */
  | { kind: 'refusal' }
  /** Pictures with words in them, of other sizes, or none; words that are not a direction. */
  | { kind: 'lettering' | 'tiny' | 'wide' | 'flat' | 'svg' | 'truncated' | 'no-picture' | 'no-direction' }
  /** A direction of the test's own. */
  | { kind: 'direction'; direction: unknown }

export type CallKind = 'text' | 'image'

/** A call as it arrived, with what its provider would have understood of it. */
export interface ModelCall {
  kind: CallKind
  path: string
  model: string
  /** All the words that were sent. */
  prompt: string
  size: string | undefined
  /** Number of pictures that were sent along. */
  pictures: number
  headers: Record<string, string>
}

export interface Answering {
  /** Returns the behaviour of the path's model for a well-formed call. */
  take(call: ModelCall): Promise<Behaviour>
}

/** Parses, checks and answers a request; throws BadRequest for one that the real provider would refuse. */
export type Protocol = (path: string, request: Request, answering: Answering) => Promise<Reply | undefined>

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: string
  /** Sends only the first half, and then stalls or hangs up. */
  breaks?: 'stall' | 'cut-off'
}

/** A request that the real provider would answer with 400. */
export class BadRequest extends Error {}

/** A request that is never answered. */
export class Hang extends Error {}

export function json(status: number, body: unknown, headers?: Record<string, string>): Reply {
  return { status, body: JSON.stringify(body), ...(headers && { headers }) }
}

/** Returns the answer of a behaviour that is the same for every provider; undefined if it depends on the request. */
export function sharedReply(behaviour: Behaviour, wellBehaved: () => Reply): Reply | undefined {
  switch (behaviour.kind) {
    case 'hang':
      throw new Hang()
    case 'stall':
    case 'cut-off':
      return { ...wellBehaved(), breaks: behaviour.kind }
    case 'garbage':
      return { status: 200, body: '<html>upstream said: {"data": [' }
    case 'status':
      return json(behaviour.status, behaviour.body ?? { error: { message: 'Try later' } }, behaviour.headers)
    default:
      return undefined
  }
}

export function require(condition: unknown, message: string): asserts condition {
  if (!condition) throw new BadRequest(message)
}

/** How the next call of a kind is answered. Everything but `answer` is something that providers do on bad days. */
export type Behaviour =
  | { kind: 'answer' }
  /** Says nothing at all, or begins to answer and then says nothing. */
  | { kind: 'hang' | 'stall' }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  /** The connection ends in the middle of the body. */
  | { kind: 'cut-off' }
  /** A body that is no JSON. */
  | { kind: 'garbage' }
  /** The provider's own way of saying that it will not work with this content. */
  | { kind: 'refusal' }
  /** Pictures with words in them, of other sizes, or none; words that are no direction. */
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
  /** How many pictures went along. */
  pictures: number
  headers: Record<string, string>
}

export interface Answering {
  /** What the path's model should do with a call that is well formed. */
  take(call: ModelCall): Promise<Behaviour>
}

/** Parses, checks and answers a request; throws BadRequest for one that the real provider would refuse. */
export type Protocol = (path: string, request: Request, answering: Answering) => Promise<Reply | undefined>

export interface Reply {
  status: number
  headers?: Record<string, string>
  body: string
  /** Sends only the first half, and then nothing more, or hangs up. */
  breaks?: 'stall' | 'cut-off'
}

/** What the real provider would answer with 400. */
export class BadRequest extends Error {}

/** Nothing is answered. */
export class Hang extends Error {}

export function json(status: number, body: unknown, headers?: Record<string, string>): Reply {
  return { status, body: JSON.stringify(body), ...(headers && { headers }) }
}

/** The answer of a behaviour that is the same for every provider; undefined where it depends on what was asked for. */
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

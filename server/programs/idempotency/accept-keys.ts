import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_STATUS, type ErrorCode } from '#contract/platform/errors.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { requireUser } from '#server/platform/http/require-user.ts'
import type { AnswerAgain } from '#server/platform/http/route.ts'
import type { Services } from '#server/services.ts'
import { type KeptAnswer, openAnswer, sealAnswer } from './answer-seal.ts'
import { claimKey } from './claim-key.ts'
import { hashRequest, readForm, watchForm } from './fingerprint.ts'
import { answerLost, endQuietly, runHeld } from './hold-key.ts'
import { readKey } from './read-key.ts'
import { deleteKey, deleteUnmade, endAttempt, type HeldKey, type KeyRow } from './store.ts'

/** Headers that belong to an answer and are sent again with it. */
const KEPT_HEADERS = ['etag', 'x-placard-notice']

/** Failures of work that was accepted and then undone: its credits are back, and nothing of it is left. */
const UNDONE: readonly ErrorCode[] = ['GENERATION_FAILED', 'CONTENT_REFUSED', 'MODELS_UNAVAILABLE']

type Handle = (request: FastifyRequest, reply: FastifyReply) => unknown

interface Keyed {
  request: FastifyRequest
  reply: FastifyReply
  key: string
  secrets: readonly string[]
}

/**
 * Carries out the idempotent calls of the contract once for each key of a user. Must be registered before their routes.
 *
 * The first transaction of a request that makes something says so in the key's row (`recordMade`), in the same commit.
 * Whatever happens to the process, the row thus tells whether the request has made anything: if it has not, the key is
 * free again; if it has, the request is never carried out a second time.
 */
export function acceptIdempotencyKeys(
  site: FastifyInstance,
  services: Pick<Services, 'db' | 'now' | 'log'>,
  secrets: readonly string[],
): void {
  site.addHook('onRoute', (route) => {
    if (!route.config?.idempotent) return
    const { answerAgain } = route.config
    const handle = route.handler as Handle
    route.handler = async (request, reply) => {
      const key = readKey(request)
      if (key === undefined) return handle(request, reply)
      return answerOnce(services, { request, reply, key, secrets }, { handle, answerAgain })
    }
  })
}

async function answerOnce(
  services: Pick<Services, 'db' | 'now' | 'log'>,
  keyed: Keyed,
  { handle, answerAgain }: { handle: Handle; answerAgain: AnswerAgain | undefined },
): Promise<unknown> {
  const { request, reply, key } = keyed
  const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '')
  const claim = await claimKey(services, {
    userId: requireUser(request).id,
    keyHash: hash('sha256', key),
    requestHash: hashRequest(request),
    hashForm: isForm ? () => readForm(request) : undefined,
  })
  if ('answered' in claim) return replay(keyed, claim.answered)
  if ('lost' in claim) return recover(services, keyed, { row: claim.lost, answerAgain })
  const form = isForm ? watchForm(request) : undefined
  const { held } = claim
  try {
    const result = await runHeld(services, held, async () => handle(request, reply))
    return await keep(services, keyed, { held, result, formHash: form?.digest() ?? null })
  } catch (error) {
    await endQuietly(services, endFailed(services, keyed, { held, error, formHash: form?.digest() ?? null }))
    throw error
  }
}

/** Keeps the answer, and sends it as it was kept. */
async function keep(
  { db }: Pick<Services, 'db'>,
  { reply, key, secrets }: Keyed,
  { held, result, formHash }: { held: HeldKey; result: unknown; formHash: string | null },
): Promise<unknown> {
  // A call without a result has answered 204 by itself.
  const isEmpty = reply.sent || result === undefined
  const text = isEmpty ? '' : (reply.serialize(result) as string)
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
  )
  const answer = sealAnswer(secrets, key, { text, headers })
  await endAttempt(db, held, { state: 'answered', status: reply.statusCode, answer, formHash })
  return isEmpty ? result : reply.type(JSON_TYPE).send(text)
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Ends a failed request. If it has made nothing, or what it made was undone, its key is free. A refusal after something
 * was made is an answer like any other; after a failure of the server, the answer counts as lost.
 */
async function endFailed(
  { db }: Pick<Services, 'db'>,
  { key, secrets }: Keyed,
  { held, error, formHash }: { held: HeldKey; error: unknown; formHash: string | null },
): Promise<void> {
  if (await deleteUnmade(db, held)) return
  if (!(error instanceof AppError)) return endAttempt(db, held, { state: 'lost' })
  if (UNDONE.includes(error.code)) return deleteKey(db, held)
  const status = ERROR_STATUS[error.code]
  if (status >= 500) return endAttempt(db, held, { state: 'lost' })
  const { code, message, field, details } = error
  const text = JSON.stringify({ code, message, field, ...details })
  const answer = sealAnswer(secrets, key, { text, headers: {} })
  return endAttempt(db, held, { state: 'answered', status, answer, formHash })
}

function replay({ reply, key, secrets }: Keyed, { status, answer }: KeyRow): FastifyReply {
  const kept = status === null || answer === null ? undefined : openAnswer(secrets, key, answer)
  if (!kept) throw answerLost()
  return sendAgain(reply.code(status!), kept)
}

function sendAgain(reply: FastifyReply, { text, headers }: KeptAnswer): FastifyReply {
  reply.headers(headers).header(REPLAYED_HEADER, 'true')
  return text === '' ? reply.send() : reply.type(JSON_TYPE).send(text)
}

/** Set on an answer that was given before. */
export const REPLAYED_HEADER = 'idempotency-replayed'

/** Answers a request that was carried out by a process that was killed, where the call can: by what it made. */
async function recover(
  services: Pick<Services, 'db'>,
  keyed: Keyed,
  { row, answerAgain }: { row: KeyRow; answerAgain: AnswerAgain | undefined },
): Promise<unknown> {
  if (!answerAgain || row.made.length === 0) throw answerLost()
  const result = await answerAgain(keyed.request, keyed.reply, row.made)
  keyed.reply.header(REPLAYED_HEADER, 'true')
  return keep(services, keyed, { held: row, result, formHash: row.formHash })
}

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ERROR_STATUS, type ErrorCode } from '#contract/platform/errors.ts'
import { AppError } from './app-error.ts'
import { UNREADABLE } from './errors.ts'

const LARGE_HEADERS = 'The headers of the request are too large: send fewer cookies or a shorter address.'
const TOO_SLOW = 'The request took too long to arrive: please send it again.'
const COMPRESSED = 'A compressed body is not accepted here: send it as it is.'

/** Errors that Node finds before there is a request; any other means that the request cannot be read. */
const FAULTS: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', LARGE_HEADERS],
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', TOO_SLOW],
}

/** Answers malformed HTTP and ends the connection, because nobody knows where the next request would begin. */
export function answerProtocolError(error: Error & { code?: string }, socket: Socket): void {
  // A client that has disconnected cannot be answered any more.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [code, message] = FAULTS[error.code ?? ''] ?? ['VALIDATION_FAILED', UNREADABLE]
  const status = ERROR_STATUS[code]
  const body = JSON.stringify({ code, message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Refuses a request without a host, which Node would refuse without a message, and a body in an encoding that nothing
 * here decodes.
 */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.host === undefined) throw new AppError('VALIDATION_FAILED', UNREADABLE)
  })
  app.addHook('preParsing', async ({ headers }, reply) => {
    const coding = headers['content-encoding'] ?? 'identity'
    if (coding === 'identity') return
    reply.header('accept-encoding', 'identity')
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', COMPRESSED)
  })
}

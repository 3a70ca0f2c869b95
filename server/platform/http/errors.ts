import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#contract/platform/errors.ts'
import { isDatabaseAway } from '#server/platform/db/unavailable.ts'
import { isDiskFull } from '#server/platform/storage/disk-full.ts'
import { LINK_HEADERS } from './link-headers.ts'
import { StorageUnavailable } from '#server/platform/storage/storage.ts'
import { AppError } from './app-error.ts'
import { isOfReviews } from './logged-path.ts'
import { prefersHtml, sendPage } from './page.ts'
import { makeNonce } from './security-headers.ts'
import { STORAGE_FULL } from './storage-full.ts'

/** Turns failures into responses, in this one place: `{code, message, field?}`, or a page if a person is looking. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const body = toErrorBody(error)
    // The complete error goes to the log and nowhere else: its message may contain SQL, paths or somebody's data.
    if (!(error instanceof AppError) && ERROR_STATUS[body.code] >= 500)
      request.log.error({ err: error }, 'A request failed')
    if (error instanceof AppError) reply.headers(error.headers)
    return answer(body, request, reply)
  })
}

/**
 * Answers for addresses that cannot be decoded and so lead to no route: no hook has run for them, and nothing is set
 * yet.
 */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.styleNonce = makeNonce()
  reply.headers({
    'content-security-policy': `default-src 'none'; style-src 'nonce-${reply.styleNonce}'`,
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
    ...(isOfReviews(request.url) && LINK_HEADERS),
  })
  answer(toErrorBody(error), request, reply)
}

function answer(body: ErrorBody, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = ERROR_STATUS[body.code]
  reply.code(status)
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return prefersHtml(request)
    ? sendPage(reply, {
        title: 'That did not work',
        sentence: body.message,
        ...(status >= 500 && { html: `<p><small>Request ${request.id.slice(0, 8)}</small></p>` }),
      })
    : reply.send(body)
}

/** Seconds after which an unavailable dependency may answer again. */
const RETRY_AFTER_SECONDS = 5

export const NOT_FOUND = 'There is nothing at this address: check it, or start again from the home page.'
const UNKNOWN = 'Something went wrong on our side: please try again in a moment.'
const NO_STORAGE = 'Your pictures cannot be reached at the moment: please try again in a few minutes.'
const NO_DATABASE = 'Your ads cannot be reached at the moment: please try again in a few seconds.'
export const UNREADABLE = 'The request could not be read: send it as the documentation says.'
const NOT_JSON = 'The request body is not valid JSON: correct it and send it again.'
const NO_BODY = 'The request needs a JSON object as its body.'
const WRONG_TYPE = 'This kind of content is not accepted here: send JSON, or an image where images are uploaded.'
const TOO_LARGE = 'That is more than can be sent at once: send less, or a smaller file.'

/** Failures of Fastify and its plugins, by their codes. */
const KNOWN: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['VALIDATION_FAILED', NOT_JSON],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['VALIDATION_FAILED', NO_BODY],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_MEDIA_TYPE', WRONG_TYPE],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['UNSUPPORTED_MEDIA_TYPE', WRONG_TYPE],
  FST_ERR_CTP_BODY_TOO_LARGE: ['PAYLOAD_TOO_LARGE', TOO_LARGE],
  FST_REQ_FILE_TOO_LARGE: ['PAYLOAD_TOO_LARGE', TOO_LARGE],
  FST_FILES_LIMIT: ['PAYLOAD_TOO_LARGE', TOO_LARGE],
  FST_PARTS_LIMIT: ['PAYLOAD_TOO_LARGE', TOO_LARGE],
  FST_FIELDS_LIMIT: ['PAYLOAD_TOO_LARGE', TOO_LARGE],
  FST_ERR_MAX_PARAM_LENGTH: ['NOT_FOUND', NOT_FOUND],
  FST_ERR_BAD_URL: ['NOT_FOUND', NOT_FOUND],
}

function toErrorBody(error: FastifyError): ErrorBody {
  if (error instanceof AppError) {
    const { code, message, field, details } = error
    return { code, message, ...(field !== undefined && { field }), ...details }
  }
  if (isDiskFull(error)) return { code: 'STORAGE_FULL', message: STORAGE_FULL }
  if (error instanceof StorageUnavailable) return { code: 'UNAVAILABLE', message: NO_STORAGE }
  if (isDatabaseAway(error)) return { code: 'UNAVAILABLE', message: NO_DATABASE }
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error)
  const known = KNOWN[error.code]
  if (known) return { code: known[0], message: known[1] }
  // A client error without a message of its own: malformed headers, a broken upload and the like.
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { code: 'VALIDATION_FAILED', message: UNREADABLE }
  return { code: 'INTERNAL_ERROR', message: UNKNOWN }
}

type ValidationError = FastifyError & { validation: { instancePath: string; message?: string }[] }

/** Returns the first invalid field and its message. A path that cannot be an id names nothing, so it is not found. */
function fromValidation(error: Omit<ValidationError, 'name'>): ErrorBody {
  if (error.validationContext === 'params') return { code: 'NOT_FOUND', message: NOT_FOUND }
  const [issue] = error.validation
  const field = issue?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  if (field === '') return { code: 'VALIDATION_FAILED', message: NO_BODY }
  return { code: 'VALIDATION_FAILED', message: readable(field, issue?.message), field }
}

/**
 * Returns the message if it is one of the contract's own, which are sentences for people; zod's begin with these words
 * and are replaced.
 */
export function readable(field: string, message: string | undefined): string {
  if (message && !/^(Invalid|Too (small|big)|Unrecognized)/.test(message)) return message
  return `The value of "${field}" is missing or not possible: correct it and try again.`
}

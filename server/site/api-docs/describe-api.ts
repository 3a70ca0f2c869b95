import type { z } from 'zod'
import { type Call, codesOf, errorBodySchema } from '#contract/platform/call.ts'
import { ERROR_STATUS, type ErrorCode } from '#contract/platform/errors.ts'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { PRODUCT_NAME } from '#contract/product.ts'
import { SESSION_COOKIE } from '#server/people/auth/sessions.ts'
import { isApiPath } from '#server/platform/http/page.ts'
import { SHOWN_FIELDS } from './example-values.ts'
import { guideAsText } from './guide.ts'
import { describeInput, describeNamed, describeOutput, type JsonSchema } from './json-schemas.ts'
import { exampleOfBody } from './make-example.ts'
import { type Operation, OPERATIONS } from './operations.ts'

export interface DescribedAnswer {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, { schema: JsonSchema }>
}

export interface DescribedOperation {
  operationId: string
  tags: [string]
  summary: string
  security: Record<string, TokenScope[]>[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, DescribedAnswer>
}

export interface ApiDescription {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

/** Returns the OpenAPI 3.1 document of the whole server, made from the contract. */
export function describeApi(): ApiDescription {
  const paths: ApiDescription['paths'] = {}
  for (const [tag, operations] of Object.entries(OPERATIONS)) {
    for (const [operationId, operation] of Object.entries(operations)) {
      const { method, path } = operation.call
      const methods = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {})
      methods[method.toLowerCase()] = describeOperation(tag, operationId, operation)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT_NAME} API`, version: API_VERSION, description: `${LEAD}\n\n${guideAsText()}` },
    servers: [{ url: '/' }],
    tags: Object.keys(OPERATIONS).map((name) => ({ name })),
    paths,
    components: {
      schemas: describeNamed(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token of Pro; the scopes are `read` and `make`.',
        },
      },
    },
  }
}

/** docs/programs.md says what changes it. */
const API_VERSION = '1.0.0'

/** The first sentence of the document and of the page. */
export const LEAD = 'Everything that the app does can be done by a program. Calls are answered in JSON.'

function describeOperation(tag: string, operationId: string, operation: Operation): DescribedOperation {
  const { call, summary } = operation
  const requestBody = describeBody(operationId, operation)
  return {
    operationId,
    tags: [tag],
    summary,
    security: describeSecurity(call),
    parameters: [
      ...describeParameters('path', call.params),
      ...describeParameters('query', call.query),
      ...describeParameters('header', call.headers),
      ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: describeAnswers(operation),
  }
}

/** A call for a user is made with a session, or with a token that has the scope. */
function describeSecurity({ codes, scope }: Call): DescribedOperation['security'] {
  if (!codes.includes('UNAUTHENTICATED')) return []
  return [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])]
}

function describeParameters(place: 'path' | 'query' | 'header', schema: z.ZodType | undefined) {
  if (!schema) return []
  const { properties = {}, required = [] } = describeInput(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property as JsonSchema,
  }))
}

function describeBody(operationId: string, { call, requestBody }: Operation): DescribedOperation['requestBody'] {
  if (requestBody) return { required: true, content: { [requestBody.mediaType]: { schema: requestBody.schema } } }
  if (!call.body) return undefined
  const schema = describeInput(call.body)
  const example = exampleOfBody(schema, SHOWN_FIELDS[operationId])
  return {
    required: !call.body.safeParse(undefined).success,
    content: { 'application/json': { schema, example } },
  }
}

function describeAnswers({ call, answers = {} }: Operation): Record<string, DescribedAnswer> {
  const described: Record<string, DescribedAnswer> = {}
  for (const [status, schema] of Object.entries(call.success)) {
    const headers = {
      ...(call.versioned && { ETag: VERSION }),
      ...(call.idempotent && { 'Idempotency-Replayed': REPLAYED }),
    }
    described[status] = { ...describeSuccess(status, schema), ...(Object.keys(headers).length > 0 && { headers }) }
  }
  for (const [status, { description, mediaType }] of Object.entries(answers)) {
    described[status] = { description, ...(mediaType && { content: { [mediaType]: { schema: {} } } }) }
  }
  for (const [status, codes] of Object.entries(groupByStatus(codesOf(call)))) {
    const { content } = described[status] ?? {}
    const failure = describeFailure(codes, status, call)
    described[status] = { ...failure, content: { ...content, ...failure.content } }
  }
  return described
}

function describeSuccess(status: string, schema: z.ZodType): DescribedAnswer {
  if (status === '204') return { description: 'Done' }
  const description = status === '202' ? 'Accepted: the work goes on' : 'Success'
  return { description, content: { 'application/json': { schema: describeOutput(schema) } } }
}

function groupByStatus(codes: ErrorCode[]): Record<string, ErrorCode[]> {
  return Object.groupBy(codes, (code) => ERROR_STATUS[code]) as Record<string, ErrorCode[]>
}

/** Describes a failure, which is a page if the caller is a person and not a program. */
function describeFailure(codes: ErrorCode[], status: string, { path, details }: Call): DescribedAnswer {
  const schema: JsonSchema = { allOf: [describeFailureBody(codes, details)], properties: { code: { enum: codes } } }
  return {
    description: codes.join(', '),
    ...(WITH_RETRY_AFTER.includes(status) && { headers: { 'Retry-After': RETRY_AFTER } }),
    content: { 'application/json': { schema }, ...(!isApiPath(path) && { 'text/html': { schema: {} } }) },
  }
}

/** Describes the body of a failure: one of the codes may have further fields. */
function describeFailureBody(codes: ErrorCode[], details: Call['details'] = {}): JsonSchema {
  const plain: JsonSchema = { $ref: '#/components/schemas/Failure' }
  const code = codes.find((one) => details[one])
  if (!code) return plain
  const detailed: JsonSchema = {
    allOf: [describeOutput(errorBodySchema.extend(details[code]!.shape))],
    properties: { code: { const: code } },
  }
  const others = codes.filter((one) => one !== code)
  if (others.length === 0) return detailed
  return { anyOf: [detailed, { allOf: [plain], properties: { code: { enum: others } } }] }
}

const IDEMPOTENCY_KEY: DescribedOperation['parameters'][number] = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
}

const REPLAYED = { description: '`true` if the answer was given before', schema: { type: 'string' as const } }

const WITH_RETRY_AFTER = [ERROR_STATUS.TOO_MANY_REQUESTS, ERROR_STATUS.UNAVAILABLE].map(String)

const VERSION = { description: 'The version of what is shown, for If-Match', schema: { type: 'string' as const } }

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer' as const } }

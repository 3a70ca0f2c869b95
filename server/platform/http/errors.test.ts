import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/platform/call.ts'
import { AppError } from './app-error.ts'
import { answerErrors } from './errors.ts'
import { route } from './route.ts'
import { securityHeaders } from './security-headers.ts'

const save = defineCall({
  method: 'POST',
  path: '/api/things/:id',
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.coerce.number().optional() }),
  body: z.object({
    name: z.string('Please give it a name').min(2, 'A name has at least 2 characters'),
    size: z.number().optional(),
    parts: z.array(z.object({ label: z.string() })).optional(),
  }),
  success: { 200: z.object({ name: z.string() }), 202: z.object({ later: z.boolean() }), 204: z.undefined() },
  codes: [],
})

const ID = '6f2f8a63-6f3f-4c8c-9d1c-0a1b2c3d4e5f'
let app: FastifyInstance
let logged: string[]

beforeEach(async () => {
  logged = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  app = Fastify({ loggerInstance: log as unknown as FastifyInstance['log'] })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  await securityHeaders(app, { https: false })
  answerErrors(app)
  route(app, save, (request, reply) => {
    const { name } = request.body
    if (name === 'nothing') return undefined
    if (name === 'conflict') throw new AppError('CONFLICT', 'Somebody was faster: load the page again.')
    if (name === 'crash') throw new Error('select secret from vault')
    if (name === 'later') {
      reply.code(202)
      return { later: true }
    }
    return { name, secret: 'x' } as { name: string }
  })
  app.get('/page', () => {
    throw new Error('select secret from vault')
  })
})

afterEach(() => app.close())

const post = (body: unknown, path = ID) =>
  app.inject({ method: 'POST', url: `/api/things/${path}`, payload: body as object })

it('answers with what the contract names, and with nothing else', async () => {
  const answer = await post({ name: 'Ada' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { name: 'Ada' }])
})

it('answers with the schema of the status that the handler chose, and nothing with 204', async () => {
  const later = await post({ name: 'later' })
  expect([later.statusCode, later.json()]).toEqual([202, { later: true }])
  const nothing = await post({ name: 'nothing' })
  expect([nothing.statusCode, nothing.body]).toEqual([204, ''])
})

it.each([
  [{ name: 'A' }, { message: 'A name has at least 2 characters', field: 'name' }],
  [{}, { message: 'Please give it a name', field: 'name' }],
  [
    { name: 'Ada', size: 'big' },
    { message: 'The value of "size" is missing or not possible: correct it and try again.', field: 'size' },
  ],
  [
    { name: 'Ada', parts: [{ label: 'a' }, {}] },
    {
      message: 'The value of "parts.1.label" is missing or not possible: correct it and try again.',
      field: 'parts.1.label',
    },
  ],
  [[], { message: 'The request needs a JSON object as its body.' }],
])('names the first invalid field in %j', async (body, expected) => {
  const answer = await post(body)
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'VALIDATION_FAILED', ...expected }])
})

it('treats a path that cannot be an id as not found', async () => {
  const answer = await post({ name: 'Ada' }, 'not-a-uuid')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
})

it.each([
  ['application/json', '{"name":', 400, 'VALIDATION_FAILED'],
  ['application/json', '', 400, 'VALIDATION_FAILED'],
  ['application/json', '{"__proto__": {"a": 1}, "name": "Ada"}', 400, 'VALIDATION_FAILED'],
  ['text/plain', '{"name":"Ada"}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['application/xml', '<name/>', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['application/json', JSON.stringify({ name: 'x'.repeat(2 ** 20) }), 413, 'PAYLOAD_TOO_LARGE'],
])('answers %s %.20j with %d', async (contentType, payload, status, code) => {
  const headers = { 'content-type': contentType }
  const answer = await app.inject({ method: 'POST', url: `/api/things/${ID}`, headers, payload })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([status, ['code', 'message']])
  expect(answer.json().code).toBe(code)
})

it('answers an expected failure with its code and sentence, and logs nothing', async () => {
  const answer = await post({ name: 'conflict' })
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { code: 'CONFLICT', message: 'Somebody was faster: load the page again.' },
  ])
  expect(logged).toEqual([])
})

it('reveals only that an unknown failure happened, and logs everything', async () => {
  const answer = await post({ name: 'crash' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    code: 'INTERNAL_ERROR',
    message: 'Something went wrong on our side: please try again in a moment.',
  })
  expect(logged.join()).toContain('select secret from vault')
  expect(logged.join()).toContain('errors.test.ts')
})

it('shows a page to a browser that opened one', async () => {
  const answer = await app.inject({ url: '/page', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('Something went wrong on our side')
  expect(answer.body).not.toContain('secret')
})

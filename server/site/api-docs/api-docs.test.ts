import { Validator } from '@seriousme/openapi-schema-validator'
import type { RouteOptions } from 'fastify'
import { expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { TEST_EVENT, WEBHOOK_EVENTS } from '#contract/programs/webhook-event-names.ts'
import { escapeHtml } from '#server/platform/http/html.ts'
import { CHECK_WEBHOOK } from './check-webhook.ts'
import { writeSamples } from './code-samples.ts'
import { describeApi } from './describe-api.ts'
import { OPERATIONS } from './operations.ts'
import { OPENAPI_PATH } from './routes.ts'

const database = useDatabase()

/** Everything else is a screen, a file or the demo issuer, which OpenID Connect describes. */
const IS_CALL = /^\/(api|auth|healthz|readyz)(\/|$)/

it('is valid OpenAPI 3.1, as the server sends it to anybody', async () => {
  const { client } = await startTestApp(database)
  const { status, body } = await client().get(OPENAPI_PATH)
  expect(status).toBe(200)
  expect(await new Validator().validate(structuredClone(body))).toEqual({ valid: true })
  expect(body.openapi).toBe('3.1.0')
})

it('names each call once', () => {
  const operations = Object.values(describeApi().paths).flatMap((methods) => Object.values(methods))
  const ids = operations.map((operation) => operation.operationId)
  expect(ids.length).toBeGreaterThan(25)
  expect(ids).toEqual([...new Set(ids)])
})

it('contains every call of the server, and no other', async () => {
  const registered = new Set<string>()
  const note = ({ method, url }: RouteOptions) => {
    const path = url.replace('/auth/demo', '/auth/{provider}').replaceAll(/:(\w+)/g, '{$1}')
    if (IS_CALL.test(url)) for (const one of [method].flat()) registered.add(`${one} ${path}`)
  }
  await startTestApp(database, { onRoute: note })
  const described = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const calls = [...registered].filter((call) => !call.startsWith('HEAD'))
  expect(
    calls.filter((call) => !described.includes(call)),
    'list them in operations.ts',
  ).toEqual([])
  const onlyWithStripe = 'POST /api/webhooks/stripe'
  const gone = described.filter((call) => !registered.has(call) && call !== onlyWithStripe)
  expect(gone, 'take them out of operations.ts').toEqual([])
})

it('lists the refusal of every call that needs a session, and of every change from another site', () => {
  for (const [path, methods] of Object.entries(describeApi().paths)) {
    for (const [method, { security, responses }] of Object.entries(methods)) {
      if (security.length > 0) expect(responses, `${method} ${path}`).toHaveProperty('401')
      if (method !== 'get') expect(responses[403]?.description, `${method} ${path}`).toContain('CROSS_SITE')
      expect(responses, `${method} ${path}`).toHaveProperty('429')
    }
  }
})

it('has an example of every JSON body that the call accepts', () => {
  const { paths } = describeApi()
  const calls = Object.values(OPERATIONS).flatMap((group) => Object.values(group).map(({ call }) => call))
  const withBody = calls.filter(({ body }) => body)
  expect(withBody.length).toBeGreaterThan(30)
  for (const { method, path, body } of withBody) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
    const example = operation.requestBody?.content['application/json']?.example
    expect
      .soft(body!.safeParse(example).error?.issues, `${method} ${path} with ${JSON.stringify(example)}`)
      .toBe(undefined)
  }
})

it('shows how each call that a token may make is sent', () => {
  for (const [path, methods] of Object.entries(describeApi().paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const samples = writeSamples({ method, path, operation })
      const isForTokens = operation.security.some(({ token }) => token)
      if (operation.tags[0] !== 'Session') expect.soft([path, Boolean(samples) || !isForTokens]).toEqual([path, true])
      if (!samples) continue
      for (const text of Object.values(samples)) {
        expect.soft(text, path).not.toMatch(/(?<!\$)\{\w+\}|undefined|\bTOKEN\b|\[object/)
        expect.soft(text.includes('Bearer'), path).toBe(isForTokens)
      }
      const isIdempotent = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
      expect.soft(samples.curl.includes('idempotency-key'), path).toBe(isIdempotent)
    }
  }
})

it('is a page that shows every call and shape, and runs under the content security policy', async () => {
  const { client } = await startTestApp(database)
  const page = await client().get('/api/docs')
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
  const { paths, components } = describeApi()
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
  for (const id of [...ids, ...Object.keys(components.schemas)]) expect(page.text).toContain(`id="${id}"`)
  const links = [...page.text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  for (const id of links) expect(page.text).toContain(`id="${id}"`)
  // The account page leads here.
  expect(page.text).toContain('<section class="call" id="webhooks">')
  for (const type of [...WEBHOOK_EVENTS, TEST_EVENT]) expect(page.text).toContain(`<li><code>${type}</code>: `)
  expect(page.text).toContain(escapeHtml(CHECK_WEBHOOK))
  const nonce = /style-src [^;]*'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
  expect(page.text).toContain(`<style nonce="${nonce}">`)
  expect(page.text).not.toMatch(/<script|style="|undefined|\[object/)
})

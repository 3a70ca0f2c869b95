import { describe, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient, TestResponse } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { ISSUER_SHAPES, type IssuerShape, shapeSignedBy } from '#test/people/issuer-shapes.ts'
import { TEST_TIME } from '#test/services.ts'
import { type ShapedIssuer, startShapedIssuer } from '#test/people/shaped-issuer.ts'
import { users } from '#server/platform/db/schema.ts'
import { makeLog } from '#server/platform/http/log.ts'

const database = useDatabase()

type Changes = (issuer: ShapedIssuer) => { issuer?: string; clientSecret?: string | undefined }

async function startWith(shape: IssuerShape, changes: Changes = () => ({}), started?: ShapedIssuer) {
  const issuer = started ?? (await startShapedIssuer(shape))
  const { clientId, clientSecret, typed } = issuer
  const trustEmail = shape.trustEmail ?? false
  const signIn = { name: 'Acme ID', issuer: typed, clientId, clientSecret, trustEmail, ...changes(issuer) }
  const lines: string[] = []
  const log = makeLog({ logLevel: 'info' }, { destination: { write: (line) => void lines.push(line) } })
  const { client, services } = await startTestApp(database, { config: { signIn }, services: { log } })
  return { browser: client(), issuer, lines, services }
}

async function signIn(browser: TestClient): Promise<TestResponse> {
  const begun = await browser.get('/auth/acme-id?returnTo=%2Fcreate')
  if (begun.status !== 302) return begun
  const back = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  return browser.get(back.headers.get('location') ?? '')
}

/** Expects that nobody is signed in, the page shows the message, and one log line tells an operator what to do. */
async function expectRefusal(
  page: TestResponse,
  expected: { status: number; sentence: string; fault?: object },
  { browser, lines }: Pick<Awaited<ReturnType<typeof startWith>>, 'browser' | 'lines'>,
): Promise<void> {
  expect(page.status).toBe(expected.status)
  expect(page.text.replaceAll('&#39;', "'")).toContain(expected.sentence)
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect(await database.db.$count(users)).toBe(0)
  const problems = lines.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level >= 40)
  const err = expect.objectContaining({ message: expect.any(String), stack: expect.any(String) })
  expect(problems).toEqual([expect.objectContaining({ issuer: expected.fault ?? {}, err })])
  expect(lines.join('\n')).not.toMatch(/ada@example|Lovelace/)
}

function shapeOf(name: string, changes: Partial<IssuerShape> = {}, description: object = {}): IssuerShape {
  const shape = ISSUER_SHAPES.find((one) => one.name === name)
  if (!shape) throw new Error(`No issuer of the shape ${name}`)
  return { ...shape, ...changes, description: { ...shape.description, ...description } }
}

const withoutSlash = (address: string) => address.replace(/\/$/, '')

describe('explains on the page and in the log what an operator has to change', () => {
  it.each<[string, IssuerShape, Changes, string, object?]>([
    [
      'a missing final slash',
      shapeOf('Authentik'),
      ({ typed }) => ({ issuer: withoutSlash(typed) }),
      'OIDC_ISSUER lacks the final slash of its issuer: whoever runs this app sets it to http',
    ],
    [
      'a final slash too many',
      shapeOf('Keycloak'),
      ({ typed }) => ({ issuer: `${typed}/` }),
      'OIDC_ISSUER has a final slash that its issuer does without',
    ],
    [
      'another issuer that lives there',
      shapeOf('Keycloak', {}, { issuer: 'https://keycloak.example.com/realms/other' }),
      () => ({}),
      '/realms/other: whoever runs this app sets it to that',
    ],
    [
      'an address where no issuer is',
      shapeOf('Dex'),
      ({ typed }) => ({ issuer: typed.replace('/dex', '/idp') }),
      'There is no OpenID Connect issuer to sign in with at http',
    ],
    [
      'a description without a token endpoint',
      shapeOf('Dex', {}, { token_endpoint: undefined }),
      () => ({}),
      'has no token_endpoint',
    ],
    [
      'an issuer that signs by secrets alone, as Authentik without a signing key',
      shapeOf('Authentik', { algorithm: 'HS256' }, { id_token_signing_alg_values_supported: ['HS256'] }),
      () => ({}),
      'signs its tokens by HS256, which proves nothing here',
    ],
    [
      'an issuer that wants a key of its clients',
      shapeOf('Dex', {}, { token_endpoint_auth_methods_supported: ['private_key_jwt', 'tls_client_auth'] }),
      () => ({}),
      'takes only private_key_jwt, tls_client_auth from its clients, and this app has no key of its own',
    ],
    [
      'a secret that is not the right one',
      shapeOf('Keycloak'),
      () => ({ clientSecret: 'not the right one' }),
      "Acme ID does not take this app's client id and secret",
      { error: 'invalid_client' },
    ],
    [
      'a secret that is missing',
      shapeOf('Dex'),
      () => ({ clientSecret: undefined }),
      "Acme ID does not take this app's client id without a secret",
      { error: 'invalid_client' },
    ],
  ])('about %s', async (_, shape, changes, sentence, fault) => {
    const started = await startWith(shape, changes)
    const page = await signIn(started.browser)
    await expectRefusal(page, { status: 503, sentence, ...(fault && { fault }) }, started)
    expect(started.lines.join('\n')).toContain('"msg":"Signing in is not set up right"')
  })
})

const UNCHECKED = 'The sign-in could not be checked, so nobody was signed in: please try again.'
const ENTRA = 'Entra, US government, common'
const OTHER_TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'

function entraWith(idToken: object, keyFields: object = {}): IssuerShape {
  const shape = shapeOf(ENTRA)
  return { ...shape, idToken: { ...shape.idToken, ...idToken }, keyFields: { ...shape.keyFields, ...keyFields } }
}

function userinfoWith(claims: object, algorithm = 'RS256'): IssuerShape {
  const shape = shapeOf('Hydra')
  return { ...shape, userinfo: { ...shape.userinfo, ...claims }, userinfoAlgorithm: algorithm }
}

describe('signs nobody in', () => {
  it.each<[string, IssuerShape, object?]>([
    [
      'by an algorithm that the issuer does not list',
      shapeOf('Dex', { algorithm: 'ES256' }),
      { claim: 'alg', found: 'ES256', expected: 'RS256' },
    ],
    [
      'by a secret, though the issuer lists that too',
      shapeOf('Auth0', { algorithm: 'HS256' }),
      { claim: 'alg', found: 'HS256', expected: 'RS256,PS256' },
    ],
    [
      'of a tenant that is not the token’s issuer',
      entraWith({ tid: OTHER_TENANT }),
      expect.objectContaining({ claim: 'iss' }),
    ],
    ['of no tenant', entraWith({ tid: undefined })],
    ['by the template itself', entraWith({ tid: undefined, iss: 'https://login.microsoftonline.us/{tenantid}/v2.0' })],
    ['by a key for another tenant', entraWith({}, { issuer: `https://login.microsoftonline.us/${OTHER_TENANT}/v2.0` })],
    [
      'by a userinfo for another app',
      userinfoWith({ aud: 'another' }),
      { claim: 'aud', found: 'another', expected: 'placard:test+app' },
    ],
    [
      'by a userinfo of another issuer',
      userinfoWith({ iss: 'https://evil.example' }),
      expect.objectContaining({ claim: 'iss' }),
    ],
    ['by a userinfo about somebody else', userinfoWith({ sub: 'eve' })],
    [
      'by a userinfo that a secret signs',
      userinfoWith({}, 'HS256'),
      { claim: 'alg', found: 'HS256', expected: 'RS256' },
    ],
    [
      'by a userinfo that another key signs',
      { ...shapeSignedBy('ES256'), userinfoAlgorithm: 'ES256', foreignUserinfo: true },
    ],
  ])('%s', async (_, shape, fault) => {
    const started = await startWith(shape)
    const page = await signIn(started.browser)
    await expectRefusal(page, { status: 400, sentence: UNCHECKED, ...(fault && { fault }) }, started)
  })

  it('by an address that the token calls unverified, or that differs in userinfo', async () => {
    const dex = shapeOf('Dex')
    for (const [idToken, userinfo] of [
      [{ email_verified: false }, {}],
      [{ email_verified: undefined }, { email: 'eve@example.com' }],
    ]) {
      const shape = { ...dex, idToken: { ...dex.idToken, ...idToken }, userinfo: { ...dex.userinfo, ...userinfo } }
      const { browser } = await startWith(shape)
      const page = await signIn(browser)
      expect(page).toMatchObject({
        status: 400,
        text: expect.stringContaining('no e-mail address that its provider has verified'),
      })
    }
  })
})

it('treats null, an empty value or a string in place of a list as missing', async () => {
  const odd = {
    userinfo_endpoint: '',
    scopes_supported: 'openid email',
    response_modes_supported: null,
    token_endpoint_auth_methods_supported: null,
    id_token_signing_alg_values_supported: undefined,
  }
  const { browser } = await startWith(shapeOf('Dex', {}, odd))
  expect((await signIn(browser)).status).toBe(303)
})

describe('an answer by a form', () => {
  const post = (url: string, body: BodyInit | undefined, headers = {}) =>
    fetch(url, { method: 'POST', redirect: 'manual', body, headers })

  it('redirects to the callback with the parameters of an answer only, and does nothing itself', async () => {
    const { services } = await startWith(shapeOf('Apple'))
    const callback = `${services.config.publicUrl}/auth/acme-id/callback`
    const answer = await post(
      callback,
      new URLSearchParams({ code: 'a b', state: 's&t', user: '{"name":{}}', returnTo: '//evil.example' }),
      {
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/auth/acme-id/callback?code=a+b&state=s%26t',
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
    const sizes = [new URLSearchParams({ code: 'x'.repeat(20_000) }), undefined].map((body) => post(callback, body))
    expect((await Promise.all(sizes)).map(({ status }) => status)).toEqual([413, 303])
    expect((await post(callback, '{}', { 'content-type': 'application/json' })).status).toBe(415)
  })

  it('is useless in a browser that did not begin the sign-in', async () => {
    const { browser } = await startWith(shapeOf('Apple'))
    const page = await browser.get('/auth/acme-id/callback?code=a&state=b')
    expect(page).toMatchObject({ status: 400, text: expect.stringContaining('was begun in another browser') })
  })

  it('may report in Apple’s own word that the user declined', async () => {
    const { browser } = await startWith(shapeOf('Apple'))
    const begun = await browser.get('/auth/acme-id')
    const asked = new URL(begun.headers.get('location') ?? '').searchParams
    expect([asked.get('response_mode'), asked.get('scope')]).toEqual(['form_post', 'openid email'])
    const page = await browser.get(`/auth/acme-id/callback?error=user_cancelled_authorize&state=${asked.get('state')}`)
    expect(page).toMatchObject({ status: 400, text: expect.stringContaining('The sign-in was cancelled') })
  })
})

it('keeps the user if a bare host gets its final slash, and lets nobody else take their address', async () => {
  const shape = shapeOf('Auth0')
  const first = await startWith(shape, ({ typed }) => ({ issuer: withoutSlash(typed) }))
  await signIn(first.browser)
  const { id } = (await first.browser.get('/api/auth/user')).body as { id: string }
  const second = await startWith(shape, () => ({}), first.issuer)
  await signIn(second.browser)
  expect((await second.browser.get('/api/auth/user')).body).toMatchObject({ id })
  first.issuer.shape = { ...shape, idToken: { ...shape.idToken, sub: 'auth0|eve' } }
  const third = await startWith(shape, () => ({}), first.issuer)
  expect((await signIn(third.browser)).status).toBe(409)
})

it('discovers the issuer again after an hour, so that keys of another kind need no restart', async () => {
  const { browser, issuer, services } = await startWith(shapeSignedBy('RS256'))
  await signIn(browser)
  issuer.shape = shapeSignedBy('ES512')
  expect((await signIn(browser)).status).toBe(400)
  services.setTime(new Date(TEST_TIME.getTime() + 60 * 60 * 1000))
  expect((await signIn(browser)).status).toBe(303)
})

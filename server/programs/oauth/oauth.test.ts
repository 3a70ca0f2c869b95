import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connectedApps, oauthRecords, subscriptions } from '#server/platform/db/schema.ts'
import { setSuspended } from '#server/people/users/store.ts'
import { makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenPro } from '#test/given/given.ts'
import { connectWith } from '#test/programs/mcp-client.ts'
import {
  askFor,
  CLIENT_ID,
  clientDocuments,
  decide,
  discoverFrom,
  exchange,
  openConsent,
  REDIRECT_URI,
  refresh,
  revoke,
} from '#test/programs/oauth-client.ts'

const database = useDatabase()

async function givenServer(options: TestAppOptions = {}) {
  const { fetch, asked } = clientDocuments()
  // The authorization server keeps documents of clients for a while, so each test has a server of its own.
  const app = await startTestApp(database, { services: { fetch }, config: { oauthRegistration: false }, ...options })
  const browser = await app.signedIn()
  await givenPro(app.services.db, browser.userId!)
  return { app, browser, asked, program: await discoverFrom(app) }
}

async function connect({ browser, program }: Pick<Awaited<ReturnType<typeof givenServer>>, 'browser' | 'program'>) {
  const asked = await askFor(program)
  const callback = await decide(browser, await openConsent(browser, asked), 'allow')
  return { ...asked, callback, tokens: await exchange(program, { ...asked, callback }) }
}

function callMcp(app: TestApp, token: string, name = 'list_ads') {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } }
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' }
  return app.client().post('/mcp', body, { headers })
}

it('connects a program that its user allows, which then calls tools', async () => {
  const given = await givenServer()
  const { app, browser, asked, program } = given
  const page = await openConsent(browser, await askFor(program))
  expect(page.text).toContain('Connect Helpful Agent?')
  expect(page.text).toContain('agent.example')
  expect(page.text).toContain('ada@example.com')
  expect(asked).toEqual([CLIENT_ID])
  const { tokens, callback } = await connect(given)
  expect(callback.origin + callback.pathname).toBe(REDIRECT_URI)
  expect(tokens).toMatchObject({
    token_type: 'bearer',
    scope: 'read make',
    refresh_token: expect.any(String),
  })
  const agent = await connectWith(app, tokens.access_token)
  expect((await agent.call('list_ads')).structuredContent.ads).toEqual([])
  expect(
    (await agent.call('create_ad', { productName: 'Kettle', productDescription: 'It boils in a minute.' })).isError,
  ).toBeFalsy()
  const { body } = await browser.get('/api/account/connected-apps')
  expect(body.apps).toMatchObject([
    { name: 'Helpful Agent', host: 'agent.example', scopes: ['read', 'make'], lastUsedAt: expect.any(String) },
  ])
})

it('has people sign in first, stores nothing for them before, and brings them back', async () => {
  const { app, program } = await givenServer()
  const visitor = app.client()
  const asked = await askFor(program)
  const sent = await visitor.get(asked.path)
  expect(sent.headers.get('location')).toBe(`/auth/demo?returnTo=${encodeURIComponent(asked.path)}`)
  expect(await app.services.db.select().from(oauthRecords)).toEqual([])
  const form = await visitor.follow(sent)
  const page = await visitor.submit(form, { email: 'ada@example.com', name: 'Ada' })
  expect(page.text).toContain('Connect Helpful Agent?')
})

it.each(['/oauth/auth/', '/oauth/AUTH', '/oauth/Auth/', '/oauth/%61uth', '/oauth/auth/unknown'])(
  'fetches and stores nothing at %s for somebody who is not signed in',
  async (path) => {
    const { app, asked, program } = await givenServer()
    const { search } = new URL((await askFor(program)).path, app.url)
    const answer = await app.client().get(path + search)
    expect([302, 404]).toContain(answer.status)
    expect(answer.headers.get('location') ?? '').toMatch(/^(|\/auth\/demo\?.*)$/)
    expect(asked).toEqual([])
    expect(await app.services.db.select().from(oauthRecords)).toEqual([])
  },
)

it('hands nothing to the authorization server but what programs need', async () => {
  const { app, browser, asked, program } = await givenServer()
  const { search } = new URL((await askFor(program)).path, app.url)
  for (const path of ['/oauth/auth/', '/oauth/AUTH', '/oauth/me', '/oauth/request', '/oauth/session/end']) {
    expect.soft((await browser.get(path + search)).status, path).toBe(404)
  }
  expect(asked).toEqual([])
  expect((await browser.get('/oauth/.well-known/openid-configuration')).body.issuer).toBe(`${app.url}/oauth`)
})

it.each([['openid'], ['foo'], [''], [undefined]])('asks for all scopes where a program names %j', async (scope) => {
  const { browser, program } = await givenServer()
  const asked = await askFor(program, { scope })
  const encoded = { ...asked, path: asked.path.replace('/oauth/auth', '/oauth/%61uth') }
  for (const one of [asked, encoded]) {
    const page = await openConsent(browser, one)
    expect(page.text).toContain('See your ads')
    expect(page.text).toContain('Create and change ads')
    const callback = await decide(browser, page, 'allow')
    expect((await exchange(program, { ...asked, callback })).scope).toBe('read make')
  }
})

it('makes one connection of two presses, and of the same program once more, whose former tokens end', async () => {
  const given = await givenServer()
  const { app, browser, program } = given
  const asked = await askFor(program)
  const page = await openConsent(browser, asked)
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)![1]!
  const press = (decision: string) => browser.post(action, new URLSearchParams({ user: browser.userId!, decision }))
  const presses = [await press('allow'), await press('allow'), await press('refuse')]
  const leads = presses.map(({ status, text }) => [status, /content="0;url=([^"]+)"/.exec(text)![1]!])
  expect(new Set(leads.map(String)).size).toBe(1)
  const resumed = await browser.get(leads[0]![1] as string)
  const callback = new URL(resumed.headers.get('location')!)
  const first = await exchange(program, { ...asked, callback })
  expect(await app.services.db.select().from(connectedApps)).toHaveLength(1)
  expect((await callMcp(app, first.access_token)).status).toBe(200)

  const second = await connect(given)
  expect(await app.services.db.select().from(connectedApps)).toHaveLength(1)
  expect((await callMcp(app, first.access_token)).status).toBe(401)
  await expect(refresh(program, first.refresh_token!)).rejects.toThrow()
  expect((await callMcp(app, second.tokens.access_token)).status).toBe(200)
})

it('makes one connection of two presses at once', async () => {
  const { app, browser, program } = await givenServer()
  const page = await openConsent(browser, await askFor(program))
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)![1]!
  const form = () => new URLSearchParams({ user: browser.userId!, decision: 'allow' })
  const presses = await Promise.all([1, 2, 3].map(() => browser.post(action, form())))
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  const { db } = app.services
  expect(await db.select().from(connectedApps)).toHaveLength(1)
  expect(await db.select().from(oauthRecords).where(eq(oauthRecords.kind, 'Grant'))).toHaveLength(1)
})

it('connects twenty programs at most', async () => {
  const given = await givenServer()
  const { app, browser, program } = given
  await connect(given)
  const { db } = app.services
  const [row] = await db.select().from(connectedApps)
  const others = Array.from({ length: 19 }, (_, index) => {
    const name = `other-${index}`
    return { ...row!, id: app.services.newId(), grantId: name, clientId: name }
  })
  await db.insert(connectedApps).values(others)
  // The same program once more takes the place of its former connection.
  await connect(given)
  await db.update(connectedApps).set({ clientId: 'another' }).where(eq(connectedApps.clientId, CLIENT_ID))
  const page = await openConsent(browser, await askFor(program))
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)![1]!
  const full = await browser.post(action, new URLSearchParams({ user: browser.userId!, decision: 'allow' }))
  expect([full.status, full.text.includes('Too many programs')]).toEqual([409, true])
  expect(await db.select().from(connectedApps)).toHaveLength(20)
})

it('connects the account that is signed in now, not the one before it on this browser', async () => {
  const given = await givenServer()
  await connect(given)
  await given.browser.post('/api/auth/logout')
  await given.browser.signIn('eve@example.com', 'Eve')
  const page = await openConsent(given.browser, await askFor(given.program))
  expect(page.text).toContain('Part of Pro')
  expect((await given.browser.get('/api/account/connected-apps')).body.apps).toEqual([])
})

it('tells the program that its user refused, and connects nothing', async () => {
  const { app, browser, program } = await givenServer()
  const callback = await decide(browser, await openConsent(browser, await askFor(program)), 'refuse')
  expect(callback.searchParams.get('error')).toBe('access_denied')
  expect(await app.services.db.select().from(connectedApps)).toEqual([])
})

it('asks again each time, and for no more than the program wants', async () => {
  const given = await givenServer()
  await connect(given)
  const asked = await askFor(given.program, { scope: 'read' })
  const page = await openConsent(given.browser, asked)
  expect(page.text).not.toContain('Create and change ads')
  const callback = await decide(given.browser, page, 'allow')
  const tokens = await exchange(given.program, { ...asked, callback })
  const refused = await callMcp(given.app, tokens.access_token, 'create_ad')
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
    403,
    expect.stringContaining('scope="make"'),
  ])
})

describe('refuses', () => {
  it.each([
    ['a redirect address that is not in its document', { redirect_uri: 'https://evil.example/callback' }],
    ['a program without a document', { client_id: 'https://evil.example/client.json' }],
    ['a program that is no address', { client_id: 'evil' }],
  ])('%s, without leaving the server', async (_, changed) => {
    const { browser, program } = await givenServer()
    const answer = await browser.get((await askFor(program, changed)).path)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  it.each([
    ['a request without PKCE', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['PKCE in the clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['another resource', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['to go on unseen', { prompt: 'none' }, 'login_required'],
  ])('%s', async (_, changed, error) => {
    const { browser, program } = await givenServer()
    const answer = await browser.get((await askFor(program, changed)).path)
    const location = new URL(answer.headers.get('location')!)
    const answered = new URLSearchParams(location.search + location.hash.replace('#', '&'))
    expect([answered.get('error'), answered.get('code')]).toEqual([error, null])
  })

  it('a code that was used, with all that came of it', async () => {
    const given = await givenServer()
    const { tokens, ...first } = await connect(given)
    await expect(exchange(given.program, first)).rejects.toThrow()
    expect((await callMcp(given.app, tokens.access_token)).status).toBe(401)
  })

  it('a code with another verifier', async () => {
    const { browser, program } = await givenServer()
    const asked = await askFor(program)
    const callback = await decide(browser, await openConsent(browser, asked), 'allow')
    const { verifier } = await askFor(program)
    await expect(exchange(program, { ...asked, callback, verifier })).rejects.toThrow()
  })

  it('a refresh token that was used, with all that came of it', async () => {
    const given = await givenServer()
    const { tokens } = await connect(given)
    const second = await refresh(given.program, tokens.refresh_token!)
    expect((await callMcp(given.app, second.access_token)).status).toBe(200)
    await expect(refresh(given.program, tokens.refresh_token!)).rejects.toThrow()
    expect((await callMcp(given.app, second.access_token)).status).toBe(401)
    await expect(refresh(given.program, second.refresh_token!)).rejects.toThrow()
  })

  it('a second of two refreshes at once', async () => {
    const given = await givenServer()
    const { tokens } = await connect(given)
    const both = await Promise.allSettled([1, 2].map(() => refresh(given.program, tokens.refresh_token!)))
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2)
  })

  it('to open anything but its resource', async () => {
    const given = await givenServer()
    const { tokens } = await connect(given)
    for (const path of ['/api/creatives', '/api/account/connected-apps', '/api/credits', '/oauth/auth']) {
      const headers = { authorization: `Bearer ${tokens.access_token}` }
      expect.soft((await given.app.client().get(path, { headers })).status, path).toBe(401)
    }
  })

  it('a decision of another browser, of another user or from another site', async () => {
    const { app, browser, program } = await givenServer()
    const page = await openConsent(browser, await askFor(program))
    const action = /action="([^"]+)"/.exec(page.text)![1]!
    const form = new URLSearchParams({ user: browser.userId!, decision: 'allow' })
    const other = await app.signedIn('eve@example.com', 'Eve')
    expect((await other.post(action, form)).status).toBe(400)
    const elsewhere = await browser.post(action, form, { headers: { origin: 'https://evil.example' } })
    expect(elsewhere.status).toBe(403)
    form.set('user', other.userId!)
    expect((await browser.post(action, form)).status).toBe(400)
    expect(await app.services.db.select().from(connectedApps)).toEqual([])
  })

  it('an account without Pro', async () => {
    const { app, browser, program } = await givenServer()
    await app.services.db
      .update(subscriptions)
      .set({ status: 'canceled' })
      .where(eq(subscriptions.userId, browser.userId!))
    const page = await openConsent(browser, await askFor(program))
    expect([page.status, page.text.includes('Part of Pro')]).toEqual([403, true])
  })
})

describe('a connection ends', () => {
  it.each<[string, (given: Awaited<ReturnType<typeof givenServer>>, token: string) => Promise<unknown>]>([
    [
      'by its user',
      async ({ browser }) => {
        const { body } = await browser.get('/api/account/connected-apps')
        await browser.delete(`/api/account/connected-apps/${body.apps[0].id}`)
      },
    ],
    ['by the program', ({ program }, token) => revoke(program, token)],
    ['with the account', ({ browser }) => browser.delete('/api/account')],
    ['while its user is suspended', ({ app, browser }) => setSuspended(app.services.db, browser.userId!, new Date())],
  ])('%s', async (_, end) => {
    const given = await givenServer()
    const { tokens } = await connect(given)
    expect((await callMcp(given.app, tokens.access_token)).status).toBe(200)
    await end(given, tokens.refresh_token!)
    expect((await callMcp(given.app, tokens.access_token)).status).toBe(401)
    await expect(refresh(given.program, tokens.refresh_token!)).rejects.toThrow()
  })
})

it('stores nothing that opens anything', async () => {
  const given = await givenServer()
  const { tokens, callback } = await connect(given)
  const stored = JSON.stringify([
    await given.app.services.db.select().from(oauthRecords),
    await given.app.services.db.select().from(connectedApps),
  ])
  for (const secret of [tokens.access_token, tokens.refresh_token!, callback.searchParams.get('code')!]) {
    expect(stored).not.toContain(secret)
  }
})

it('reads documents of clients by the guarded fetcher alone', async () => {
  const { browser, program } = await givenServer({ services: { fetch: makeGuardedFetch() } })
  for (const clientId of ['https://127.0.0.1/client.json', 'https://169.254.169.254/client.json']) {
    const answer = await browser.get((await askFor(program, { client_id: clientId })).path)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('could not be connected')])
  }
})

it('fetches no document for a token request of a program that nobody has connected', async () => {
  const { app, asked } = await givenServer()
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: 'x',
    client_id: 'https://other.example/c.json',
  })
  expect((await app.client().post('/oauth/token', form)).body.error).toBe('invalid_client')
  expect(asked).toEqual([])
})

it('registers programs only where that is switched on', async () => {
  const registration = { redirect_uris: [REDIRECT_URI], client_name: 'Another' }
  const closed = await givenServer()
  expect((await closed.app.client().post('/oauth/reg', registration)).status).toBe(404)
  expect(closed.program.server.registration_endpoint).toBeUndefined()
  const open = await givenServer({ config: { oauthRegistration: true }, services: { fetch: clientDocuments().fetch } })
  const { body } = await open.app.client().post('/oauth/reg', registration)
  const program = await discoverFrom(open.app, body.client_id as string)
  const { tokens } = await connect({ browser: open.browser, program })
  expect((await callMcp(open.app, tokens.access_token)).status).toBe(200)
})

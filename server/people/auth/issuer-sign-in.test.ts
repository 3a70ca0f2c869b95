import { describe, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient, TestResponse } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { type IssuerBehaviour, type OidcIssuer, TEST_PERSON, startOidcIssuer } from '#test/people/oidc-issuer.ts'
import { TEST_TIME } from '#test/services.ts'
import { users } from '#server/platform/db/schema.ts'
import { makeLog } from '#server/platform/http/log.ts'

const database = useDatabase()

async function startWithIssuer(
  behaviour: IssuerBehaviour = {},
  { trustEmail = false, issuer = undefined as OidcIssuer | undefined } = {},
) {
  const provider = issuer ?? (await startOidcIssuer())
  provider.behaviour = behaviour
  const { clientId, clientSecret } = provider
  const signIn = { name: 'Acme ID', issuer: provider.issuer, clientId, clientSecret, trustEmail }
  const lines: string[] = []
  const log = makeLog({ logLevel: 'trace' }, { destination: { write: (line) => void lines.push(line) } })
  const { client, url, services } = await startTestApp(database, { config: { signIn }, services: { log } })
  return { browser: client(), client, url, services, provider, lines }
}

/** Goes to the issuer, which agrees or refuses at once, and back; then to where our callback sends the browser. */
async function signIn(browser: TestClient, returnTo = '/create'): Promise<TestResponse & { url?: string }> {
  const begun = await browser.get(`/auth/acme-id?returnTo=${encodeURIComponent(returnTo)}`)
  if (begun.status !== 302) return begun
  const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
  const end = await browser.get(back.headers.get('location')!)
  return end.status === 303 ? browser.follow(end) : end
}

/** Goes to the issuer and agrees; resolves to the callback address that the browser would open next. */
async function untilCallback(browser: TestClient): Promise<string> {
  const begun = await browser.get('/auth/acme-id?returnTo=%2Fcreate')
  const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
  return back.headers.get('location')!
}

/**
 * Expects one plain sentence, a link back, nobody signed in, no account made, and a log line that reports it and leaks
 * nothing.
 */
async function expectFailure(
  page: TestResponse,
  expected: { status: number; sentence: string; returnTo?: string; logged: boolean },
  { browser, provider, lines }: Awaited<ReturnType<typeof startWithIssuer>>,
): Promise<void> {
  expect(page.status).toBe(expected.status)
  expect(page.text).toContain(expected.sentence)
  expect(page.text).toContain(`/auth/acme-id?returnTo=${encodeURIComponent(expected.returnTo ?? '/create')}`)
  expect(await statusOf(browser)).toBe(401)
  expect(await database.db.select().from(users)).toEqual([])
  const failures = lines.filter((line) => /"msg":"(A sign-in failed|The identity provider does not answer)"/.test(line))
  expect(failures).toHaveLength(expected.logged ? 1 : 0)
  const log = lines.join('\n')
  for (const secret of provider.secrets) expect(log).not.toContain(secret)
  for (const personal of [TEST_PERSON.email, TEST_PERSON.name, TEST_PERSON.sub]) expect(log).not.toContain(personal)
}

const statusOf = async (browser: TestClient) => (await browser.get('/api/auth/user')).status

it('signs in with the configured issuer, and gives the page its name and path', async () => {
  const { browser, url, provider } = await startWithIssuer()
  const signedOut = await browser.get('/')
  expect(signedOut.text).toContain('"name":"Acme ID"')
  expect(signedOut.text).toContain('"signInPath":"/auth/acme-id"')
  expect(await signIn(browser, '/creatives?a=1')).toMatchObject({ status: 200, url: `${url}/creatives?a=1` })
  const me = await browser.get('/api/auth/user')
  expect(me.body).toMatchObject({ displayName: 'Ada Lovelace', email: 'ada@example.com' })
  const [user] = await database.db.select().from(users)
  expect(user!.googleId).toBe(`${provider.issuer}#${TEST_PERSON.sub}`)
  expect((await browser.get('/auth/demo')).status).toBe(404)
})

it('reads from the userinfo endpoint what the ID token leaves out', async () => {
  const { browser } = await startWithIssuer({ sparseToken: true })
  await signIn(browser)
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ email: 'ada@example.com' })
})

it('reads the name there too, and does without one if it does not answer', async () => {
  const tamper = (claims: Record<string, unknown>) => ({ ...claims, name: undefined })
  const { browser, provider } = await startWithIssuer({
    tamper,
    userinfo: (claims) => ({ ...claims, email: 'eve@example.com' }),
  })
  await signIn(browser)
  const me = async () => (await browser.get('/api/auth/user')).body as { displayName: string; email: string }
  expect(await me()).toMatchObject({ displayName: 'Ada Lovelace', email: 'ada@example.com' })
  for (const userinfo of [() => undefined, () => ({ sub: 'eve', name: 'Eve' })]) {
    provider.behaviour = { tamper, userinfo }
    await signIn(browser)
    expect(await me()).toMatchObject({ displayName: 'Ada Lovelace', email: 'ada@example.com' })
  }
  provider.behaviour = { tamper, userinfo: () => undefined, person: { sub: 'grace-1', email: 'grace@example.com' } }
  await signIn(browser)
  expect(await me()).toMatchObject({ displayName: 'grace', email: 'grace@example.com' })
})

it('keeps the account of a subject whose e-mail address changes', async () => {
  const { browser, provider } = await startWithIssuer()
  await signIn(browser)
  const before = (await browser.get('/api/auth/user')).body
  provider.behaviour = { person: { email: 'ada@example.org' } }
  await signIn(browser)
  expect((await browser.get('/api/auth/user')).body).toEqual({ ...before, email: 'ada@example.org' })
})

const soon = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

const UNCHECKED = 'The sign-in could not be checked, so nobody was signed in: please try again.'
const NO_EMAIL = 'no e-mail address that its provider has verified'
const NO_ANSWER = 'Acme ID does not answer: please try again in a few minutes.'
const OVER = 'took too long or was finished already: please sign in again'

describe('nobody is signed in, a message explains it with a link back, and the log has no secret', () => {
  it.each<[string, IssuerBehaviour]>([
    ['the ID token is for another app', { tamper: (c) => ({ ...c, aud: 'another' }) }],
    ['the ID token is from another issuer', { tamper: (c) => ({ ...c, iss: 'https://evil.example' }) }],
    ['the nonce is that of another sign-in', { tamper: (c) => ({ ...c, nonce: 'another' }) }],
    ['the nonce is missing', { tamper: (c) => ({ ...c, nonce: undefined }) }],
    ['a foreign key signed', { signature: 'foreign' }],
    ['a key signed that the issuer does not name', { signature: 'unknown' }],
    ['nothing is signed', { signature: 'none' }],
    ['the ID token has expired', { tamper: (c) => ({ ...c, exp: soon(-300) }) }],
    ['the clocks are an hour apart', { tamper: (c) => ({ ...c, nbf: soon(3600), iat: soon(3600) }) }],
    ['there is nobody in the ID token', { tamper: (c) => ({ ...c, sub: undefined }) }],
    ['the subject of the ID token is empty', { tamper: (c) => ({ ...c, sub: '' }) }],
    ['the subject of the ID token is a blank', { tamper: (c) => ({ ...c, sub: ' ' }) }],
    ['userinfo is about somebody else', { sparseToken: true, userinfo: (c) => ({ ...c, sub: 'eve' }) }],
    ['the issuer sends an error back', { error: 'server_error' }],
  ])('when %s', async (_, behaviour) => {
    const started = await startWithIssuer(behaviour)
    const page = await signIn(started.browser)
    await expectFailure(page, { status: 400, sentence: UNCHECKED, logged: true }, started)
  })

  it.each<[string, IssuerBehaviour, string]>([
    ['the person says no', { denies: true }, 'The sign-in was cancelled'],
    ['there is no e-mail address', { person: { email: undefined } }, NO_EMAIL],
    ['the e-mail address is not verified', { person: { email_verified: false } }, NO_EMAIL],
    ['the e-mail address is marked as unverified', { person: { email_verified: 'false' } }, NO_EMAIL],
    ['nothing says that it is verified', { person: { email_verified: undefined } }, NO_EMAIL],
  ])('when %s, which is nothing to log', async (_, behaviour, sentence) => {
    const started = await startWithIssuer(behaviour)
    const page = await signIn(started.browser)
    await expectFailure(page, { status: 400, sentence, logged: false }, started)
  })

  it('when the issuer is down at the start, until it is up again', async () => {
    const started = await startWithIssuer({ isDown: true })
    const page = await signIn(started.browser)
    await expectFailure(page, { status: 503, sentence: NO_ANSWER, logged: true }, started)
    started.provider.behaviour = {}
    await signIn(started.browser)
    expect(await statusOf(started.browser)).toBe(200)
  })

  it.each<[string, IssuerBehaviour, IssuerBehaviour]>([
    ['before the code is exchanged', {}, { isDown: true }],
    ['before it says who it is', { sparseToken: true }, { sparseToken: true, userinfo: () => undefined }],
  ])('when the issuer goes down on the way, %s', async (_, before, then) => {
    const started = await startWithIssuer(before)
    const callback = await untilCallback(started.browser)
    started.provider.behaviour = then
    const page = await started.browser.get(callback)
    await expectFailure(page, { status: 503, sentence: NO_ANSWER, logged: true }, started)
  })

  it.each(['signed out', 'signed in to another account'])('when the answer comes an hour later, %s', async (state) => {
    const started = await startWithIssuer()
    const { browser, services, provider } = started
    if (state !== 'signed out') {
      provider.behaviour = { person: { sub: 'grace-1', email: 'grace@example.com' } }
      await signIn(browser)
      provider.behaviour = {}
    }
    const callback = await untilCallback(browser)
    services.setTime(new Date(TEST_TIME.getTime() + 60 * 60 * 1000))
    const page = await browser.get(callback)
    expect(page).toMatchObject({ status: 400, text: expect.stringContaining(OVER) })
    const email = (await browser.get('/api/auth/user')).body.email as string | undefined
    expect(email).toBe(state === 'signed out' ? undefined : 'grace@example.com')
  })

  it('when the answer comes just in time, it counts', async () => {
    const { browser, services } = await startWithIssuer()
    const callback = await untilCallback(browser)
    services.setTime(new Date(TEST_TIME.getTime() + 59 * 60 * 1000))
    expect((await browser.get(callback)).status).toBe(303)
  })

  it.each([
    ['is made up', (callback: URL) => callback.searchParams.set('state', 'made-up')],
    ['is missing', (callback: URL) => callback.searchParams.delete('state')],
    ['is there twice', (callback: URL) => callback.searchParams.append('state', 'made-up')],
  ])('when the state %s', async (_, twist) => {
    const started = await startWithIssuer()
    const callback = new URL(await untilCallback(started.browser))
    twist(callback)
    const page = await started.browser.get(callback.href)
    await expectFailure(page, { status: 400, sentence: OVER, returnTo: '/', logged: false }, started)
  })

  it('when an answer comes a second time', async () => {
    const { browser } = await startWithIssuer()
    const callback = await untilCallback(browser)
    await browser.get(callback)
    await browser.get('/api/auth/logout')
    expect(await browser.get(callback)).toMatchObject({ status: 400, text: expect.stringContaining(OVER) })
    expect(await statusOf(browser)).toBe(401)
  })

  it("when somebody else's code comes with one's own state, used before or not", async () => {
    const started = await startWithIssuer()
    const { browser, client } = started
    const thief = client()
    const code = new URL(await untilCallback(browser)).searchParams.get('code')!
    const callback = new URL(await untilCallback(thief))
    callback.searchParams.set('code', code)
    const page = await thief.get(callback.href)
    await expectFailure(page, { status: 400, sentence: UNCHECKED, logged: true }, { ...started, browser: thief })
    // A code that the issuer has already seen is worthless, and all the more for a second response.
    const again = new URL(await untilCallback(browser))
    again.searchParams.set('code', code)
    expect((await browser.get(again.href)).text).toContain(UNCHECKED)
  })

  it('in one of two tabs, and the other one continues', async () => {
    const { browser, provider, url } = await startWithIssuer()
    const first = await untilCallback(browser)
    provider.behaviour = { denies: true }
    const second = await untilCallback(browser)
    provider.behaviour = {}
    expect((await browser.get(second)).text).toContain('The sign-in was cancelled')
    const end = await browser.get(first)
    expect([end.status, end.headers.get('location')]).toEqual([303, '/create'])
    expect(await browser.follow(end)).toMatchObject({ url: `${url}/create` })
    expect(await statusOf(browser)).toBe(200)
  })

  it('in either of two tabs that are signed in with two accounts: the last one counts', async () => {
    const { browser, provider } = await startWithIssuer()
    const [first, second] = [await untilCallback(browser), await untilCallback(browser)]
    await browser.get(first)
    provider.behaviour = { person: { sub: 'grace-1', email: 'grace@example.com' } }
    await browser.get(second)
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ email: 'grace@example.com' })
  })
})

it('accepts a clock that is off by a few seconds', async () => {
  const { browser } = await startWithIssuer({ tamper: (claims) => ({ ...claims, iat: soon(10) }) })
  await signIn(browser)
  expect(await statusOf(browser)).toBe(200)
})

it('accepts an unverified address if the operator allows it', async () => {
  const { browser } = await startWithIssuer({ person: { email_verified: undefined } }, { trustEmail: true })
  await signIn(browser)
  expect(await statusOf(browser)).toBe(200)
})

it('fetches the keys of the issuer again for an unknown one, at most once in five seconds', async () => {
  const { browser, provider, services } = await startWithIssuer()
  await signIn(browser)
  expect(provider.keyReads).toBe(1)
  provider.changeKey()
  await signIn(browser)
  expect([await statusOf(browser), provider.keyReads]).toEqual([200, 2])
  provider.behaviour = { signature: 'unknown' }
  for (const milliseconds of [1, 4_999]) {
    services.setTime(new Date(TEST_TIME.getTime() + milliseconds))
    expect(await signIn(browser)).toMatchObject({ status: 400, text: expect.stringContaining(UNCHECKED) })
    expect(provider.keyReads).toBe(2)
  }
  provider.changeKey()
  provider.behaviour = {}
  services.setTime(new Date(TEST_TIME.getTime() + 5_000))
  await browser.get('/api/auth/logout')
  await signIn(browser)
  expect([await statusOf(browser), provider.keyReads]).toEqual([200, 3])
})

describe('the same e-mail address from another subject of the issuer', () => {
  it('is another user: 409, and nothing is written, with and without an operator who trusts addresses', async () => {
    const first = await startWithIssuer()
    await signIn(first.browser)
    const before = await database.db.select().from(users)
    for (const trustEmail of [false, true]) {
      const person = { sub: 'another', name: 'Eve' }
      const second = await startWithIssuer({ person }, { trustEmail, issuer: first.provider })
      const page = await signIn(second.browser)
      expect(page).toMatchObject({ status: 409, text: expect.stringContaining('belongs to another account') })
      expect(await statusOf(second.browser)).toBe(401)
      expect(await database.db.select().from(users)).toEqual(before)
    }
    first.provider.behaviour = {}
    await signIn(first.browser)
    expect((await first.browser.get('/api/auth/user')).body).toMatchObject({ id: before[0]!.id })
  })

  it('is not taken over by a known user: the old address stays, the new name applies', async () => {
    const { browser, provider } = await startWithIssuer()
    await signIn(browser)
    provider.behaviour = { person: { sub: 'grace-1', email: 'grace@example.com', name: 'Grace' } }
    await signIn(browser)
    const { id } = (await browser.get('/api/auth/user')).body
    for (const name of ['Grace Hopper', undefined]) {
      provider.behaviour = { person: { sub: 'grace-1', name } }
      await signIn(browser)
      const me = (await browser.get('/api/auth/user')).body
      expect(me).toMatchObject({ id, email: 'grace@example.com', displayName: 'Grace Hopper' })
    }
    expect((await database.db.select().from(users)).map(({ email }) => email).toSorted()).toEqual([
      'ada@example.com',
      'grace@example.com',
    ])
  })

  it('makes one account for a person who signs in for the first time in several browsers at once', async () => {
    const { client } = await startWithIssuer()
    const browsers = [client(), client(), client()]
    const callbacks = await Promise.all(browsers.map(untilCallback))
    const ends = await Promise.all(browsers.map((browser, index) => browser.get(callbacks[index]!)))
    expect(ends.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await database.db.$count(users)).toBe(1)
  })
})

describe('the same e-mail address from another issuer', () => {
  it('is the same account if both have verified it', async () => {
    const first = await startWithIssuer()
    await signIn(first.browser)
    const { id } = (await first.browser.get('/api/auth/user')).body
    const second = await startWithIssuer({ person: { sub: 'another' } })
    await signIn(second.browser)
    expect((await second.browser.get('/api/auth/user')).body.id).toBe(id)
  })

  it('is the same in other capitals of ASCII, and no other letter is folded', async () => {
    const first = await startWithIssuer({ person: { email: 'kim@example.com' } })
    await signIn(first.browser)
    const { id } = (await first.browser.get('/api/auth/user')).body
    const second = await startWithIssuer({ person: { sub: 'another', email: 'Kim@Example.COM' } })
    await signIn(second.browser)
    expect((await second.browser.get('/api/auth/user')).body.id).toBe(id)
    // U+212A, whose lower case is a k by the rules of Unicode.
    const third = await startWithIssuer({ person: { sub: 'third', email: '\u{212A}im@example.com' } })
    await signIn(third.browser)
    expect((await third.browser.get('/api/auth/user')).body.id).not.toBe(id)
  })

  it('is not if another subject of that issuer has it, and a known one keeps its account', async () => {
    const first = await startWithIssuer()
    await signIn(first.browser)
    const second = await startWithIssuer({ person: { sub: 'grace-1', email: 'grace@example.com', name: 'Grace' } })
    await signIn(second.browser)
    const { id } = (await second.browser.get('/api/auth/user')).body
    second.provider.behaviour = { person: { sub: 'grace-1' } }
    await signIn(second.browser)
    expect((await second.browser.get('/api/auth/user')).body).toMatchObject({ id, email: 'grace@example.com' })
  })

  it('is not if the operator merely trusts it', async () => {
    const first = await startWithIssuer()
    await signIn(first.browser)
    const unverified = { sub: 'another', email_verified: false }
    const second = await startWithIssuer({ person: unverified }, { trustEmail: true })
    const page = await signIn(second.browser)
    expect(page).toMatchObject({ status: 409, text: expect.stringContaining('belongs to another account') })
    expect(await statusOf(second.browser)).toBe(401)
  })

  it('is never that of the demo', async () => {
    const { client } = await startTestApp(database)
    await client().signIn('ada@example.com')
    const { browser } = await startWithIssuer()
    const page = await signIn(browser)
    expect(page).toMatchObject({ status: 409, text: expect.stringContaining('belongs to another account') })
    expect(await statusOf(browser)).toBe(401)
  })
})

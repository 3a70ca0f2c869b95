import { describe, expect, it, vi } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient, TestResponse } from '#test/client.ts'
import { useDatabase } from '#test/database.ts'
import { type IssuerBehaviour, type OidcIssuer, PERSON, startOidcIssuer } from '#test/oidc-issuer.ts'
import { users } from '../db/schema.ts'

const database = useDatabase()

async function startWithIssuer(
  behaviour: IssuerBehaviour = {},
  { trustEmail = false, issuer = undefined as OidcIssuer | undefined } = {},
) {
  const provider = issuer ?? (await startOidcIssuer())
  provider.behaviour = behaviour
  const { clientId, clientSecret } = provider
  const signIn = { name: 'Acme ID', issuer: provider.issuer, clientId, clientSecret, trustEmail }
  const { client, url, services } = await startTestApp(database, { config: { signIn } })
  return { browser: client(), client, url, services, provider }
}

/** There to the issuer, which agrees or refuses at once, and back; on to where our callback sends the browser. */
async function signIn(browser: TestClient, returnTo = '/create'): Promise<TestResponse & { url?: string }> {
  const begun = await browser.get(`/auth/acme-id?returnTo=${encodeURIComponent(returnTo)}`)
  if (begun.status !== 302) return begun
  const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
  const end = await browser.get(back.headers.get('location')!)
  return end.status === 303 ? browser.follow(end) : end
}

const statusOf = async (browser: TestClient) => (await browser.get('/api/auth/user')).status

it('signs in with the issuer of the configuration, and tells the page its name and path', async () => {
  const { browser, url, provider } = await startWithIssuer()
  const signedOut = await browser.get('/')
  expect(signedOut.text).toContain('"name":"Acme ID"')
  expect(signedOut.text).toContain('"signInPath":"/auth/acme-id"')
  expect(await signIn(browser, '/creatives?a=1')).toMatchObject({ status: 200, url: `${url}/creatives?a=1` })
  const me = await browser.get('/api/auth/user')
  expect(me.body).toMatchObject({ displayName: 'Ada Lovelace', email: 'ada@example.com' })
  const [user] = await database.db.select().from(users)
  expect(user!.googleId).toBe(`${provider.issuer}#${PERSON.sub}`)
  expect((await browser.get('/auth/demo')).status).toBe(404)
})

it('asks the userinfo endpoint for what the ID token leaves out', async () => {
  const { browser } = await startWithIssuer({ sparseToken: true })
  await signIn(browser)
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ email: 'ada@example.com' })
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

describe('nobody is signed in, one sentence says so, and there is a way back', () => {
  it.each<[string, IssuerBehaviour, string]>([
    ['the person says no', { denies: true }, 'The sign-in was cancelled'],
    ['the ID token is for another app', { tamper: (c) => ({ ...c, aud: 'another' }) }, 'nobody was signed in'],
    ['the ID token is from another issuer', { tamper: (c) => ({ ...c, iss: 'https://evil.example' }) }, 'nobody was'],
    ['the nonce is that of another sign-in', { tamper: (c) => ({ ...c, nonce: 'another' }) }, 'nobody was signed in'],
    ['the nonce is missing', { tamper: (c) => ({ ...c, nonce: undefined }) }, 'nobody was signed in'],
    ['a foreign key signed', { signature: 'foreign' }, 'nobody was signed in'],
    ['nothing is signed', { signature: 'none' }, 'nobody was signed in'],
    ['the ID token has expired', { tamper: (c) => ({ ...c, exp: soon(-300) }) }, 'nobody was signed in'],
    ['the clocks are an hour apart', { tamper: (c) => ({ ...c, nbf: soon(3600), iat: soon(3600) }) }, 'nobody was'],
    ['there is no e-mail address', { person: { email: undefined } }, 'no e-mail address'],
    ['the e-mail address is not verified', { person: { email_verified: false } }, 'no e-mail address'],
    ['nothing says that it is verified', { person: { email_verified: undefined } }, 'no e-mail address'],
  ])('when %s', async (_, behaviour, sentence) => {
    const { browser, services } = await startWithIssuer(behaviour)
    const warn = vi.spyOn(services.log, 'warn')
    const page = await signIn(browser, '/create')
    expect(page.status).toBe(400)
    expect(page.text).toContain(sentence)
    expect(page.text).toContain('/auth/acme-id?returnTo=%2Fcreate')
    expect(await statusOf(browser)).toBe(401)
    expect(JSON.stringify(warn.mock.calls)).not.toContain('a secret of the test')
    expect(await database.db.select().from(users)).toEqual([])
  })

  it('when the issuer is down at the start, which is over as soon as it is up again', async () => {
    const { browser, provider } = await startWithIssuer({ isDown: true })
    const page = await signIn(browser)
    expect(page).toMatchObject({ status: 503, text: expect.stringContaining('Acme ID does not answer') })
    provider.behaviour = {}
    await signIn(browser)
    expect(await statusOf(browser)).toBe(200)
  })

  it('when the issuer goes down on the way', async () => {
    const { browser, provider } = await startWithIssuer()
    const begun = await browser.get('/auth/acme-id')
    const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
    provider.behaviour = { isDown: true }
    const page = await browser.get(back.headers.get('location')!)
    expect(page.status).toBe(503)
    expect(page.text).toContain('Acme ID does not answer')
    expect(await statusOf(browser)).toBe(401)
  })

  it('when an answer comes a second time', async () => {
    const { browser } = await startWithIssuer()
    const begun = await browser.get('/auth/acme-id')
    const back = await fetch(begun.headers.get('location')!, { redirect: 'manual' })
    await browser.get(back.headers.get('location')!)
    await browser.get('/api/auth/logout')
    expect(await browser.get(back.headers.get('location')!)).toMatchObject({ status: 400 })
    expect(await statusOf(browser)).toBe(401)
  })
})

it('takes a clock that is a few seconds off for right', async () => {
  const { browser } = await startWithIssuer({ tamper: (claims) => ({ ...claims, iat: soon(10) }) })
  await signIn(browser)
  expect(await statusOf(browser)).toBe(200)
})

it('takes an unverified address where the operator says so', async () => {
  const { browser } = await startWithIssuer({ person: { email_verified: undefined } }, { trustEmail: true })
  await signIn(browser)
  expect(await statusOf(browser)).toBe(200)
})

describe('the same e-mail address from another issuer', () => {
  it('is the same account where both have verified it', async () => {
    const first = await startWithIssuer()
    await signIn(first.browser)
    const { id } = (await first.browser.get('/api/auth/user')).body
    const second = await startWithIssuer({ person: { sub: 'another' } })
    await signIn(second.browser)
    expect((await second.browser.get('/api/auth/user')).body.id).toBe(id)
  })

  it('is not, where the operator merely trusts it', async () => {
    const first = await startWithIssuer()
    await signIn(first.browser)
    const unverified = { sub: 'another', email_verified: false }
    const second = await startWithIssuer({ person: unverified }, { trustEmail: true })
    const page = await signIn(second.browser)
    expect(page).toMatchObject({ status: 400, text: expect.stringContaining('belongs to another account') })
    expect(await statusOf(second.browser)).toBe(401)
  })

  it('is never that of the demo', async () => {
    const { client } = await startTestApp(database)
    await client().signIn('ada@example.com')
    const { browser } = await startWithIssuer()
    const page = await signIn(browser)
    expect(page).toMatchObject({ status: 400, text: expect.stringContaining('belongs to another account') })
    expect(await statusOf(browser)).toBe(401)
  })
})

import { expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import { demoIdentityProvider } from './demo/identity-provider.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { makeOidcClient } from './oidc-client.ts'
import { callbackUri } from './routes.ts'

const database = useDatabase()

type Tamper = (tokens: Record<string, string>) => void

/** Goes through a sign-in with a client of the test's own, whose token responses are modified on the way. */
async function signInWith({ app, url, client }: TestApp, tamper: Tamper = () => {}, changes: Partial<Pending> = {}) {
  const provider = demoIdentityProvider(app, url)
  const fetch: IdentityProvider['fetch'] = async (address, options) => {
    const response = await provider.fetch!(address, options)
    if (!address.endsWith('/token')) return response
    const tokens = (await response.json()) as Record<string, string>
    tamper(tokens)
    return Response.json(tokens, { status: response.status })
  }
  const oidc = makeOidcClient(
    { ...provider, fetch },
    { redirectUri: callbackUri(url, provider), now: () => new Date() },
  )
  const { state, nonce, codeVerifier, url: authorizationUrl } = await oidc.begin()
  const browser = client()
  const form = await browser.follow(await browser.get(authorizationUrl))
  const action = /<form method="post" action="([^"]+)"/.exec(form.text)![1]!
  let response = await browser.post(action, new URLSearchParams({ email: 'ada@example.com', name: 'Ada' }))
  while (!response.headers.get('location')!.includes('/callback')) {
    response = await browser.get(response.headers.get('location')!)
  }
  return oidc.finish(new URL(response.headers.get('location')!), state, {
    begunAt: new Date().toISOString(),
    nonce,
    codeVerifier,
    returnTo: '/',
    ...changes,
  })
}

interface Pending {
  nonce: string
  codeVerifier: string
}

it('gives the identity of a valid sign-in', async () => {
  const identity = await signInWith(await startTestApp(database))
  expect(identity).toEqual({
    subject: expect.stringMatching(/^[0-9a-f]{32}$/),
    email: 'ada@example.com',
    emailVerified: true,
    name: 'Ada',
  })
})

it('checks the signature of the ID token', async () => {
  const forged = signInWith(await startTestApp(database), (tokens) => {
    const [header, payload, signature] = tokens.id_token!.split('.')
    const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString())
    claims.email = 'victim@example.com'
    tokens.id_token = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  })
  await expect(forged).rejects.toMatchObject({ message: expect.stringMatching(/signature/) })
})

it('refuses an ID token without a signature', async () => {
  const unsigned = signInWith(await startTestApp(database), (tokens) => {
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    tokens.id_token = [header, tokens.id_token!.split('.')[1], ''].join('.')
  })
  await expect(unsigned).rejects.toThrow()
})

it('refuses an ID token that was made for another sign-in', async () => {
  await expect(signInWith(await startTestApp(database), () => {}, { nonce: 'another' })).rejects.toMatchObject({
    cause: { cause: { claim: 'nonce' } },
  })
})

it('refuses a code that another browser asked for', async () => {
  const codeVerifier = 'x'.repeat(43)
  await expect(signInWith(await startTestApp(database), () => {}, { codeVerifier })).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

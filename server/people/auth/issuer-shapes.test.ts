import { describe, expect, it } from 'vitest'
import { startTestApp } from '#test/app.ts'
import type { TestClient, TestResponse } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { ISSUER_SHAPES, type IssuerShape, shapeSignedBy } from '#test/people/issuer-shapes.ts'
import { startShapedIssuer } from '#test/people/shaped-issuer.ts'
import { users } from '#server/platform/db/schema.ts'
import { SIGNING_ALGORITHMS } from './signing-algorithms.ts'

const database = useDatabase()

async function startWith(shape: IssuerShape) {
  const issuer = await startShapedIssuer(shape)
  const { clientId, clientSecret, typed } = issuer
  const trustEmail = shape.trustEmail ?? false
  const signIn = { name: 'Acme ID', issuer: typed, clientId, clientSecret, trustEmail }
  const { client } = await startTestApp(database, { config: { signIn } })
  return { browser: client(), issuer }
}

/**
 * Signs in and returns by an address or by a form that the browser sends without our cookie, as it does from another
 * site.
 */
async function signIn(browser: TestClient): Promise<TestResponse> {
  const begun = await browser.get('/auth/acme-id?returnTo=%2Fcreate')
  if (begun.status !== 302) return begun
  const back = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' })
  return browser.get(back.headers.get('location') ?? (await sendForm(await back.text())))
}

/** Sends the form; resolves to the address to which our response redirects. */
async function sendForm(page: string): Promise<string> {
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error(`Neither an address nor a form to go on with:\n${page}`)
  const fields = page.matchAll(/name="([^"]+)" value="([^"]+)"/g)
  const body = new URLSearchParams([...fields].map(([, name = '', value = '']) => [name, value]))
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' }
  const answer = await fetch(action, { method: 'POST', redirect: 'manual', headers, body })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []])
  return answer.headers.get('location') ?? ''
}

const me = async (browser: TestClient) => (await browser.get('/api/auth/user')).body as Record<string, unknown>

/** The clouds of Entra differ only in their hosts. */
const isAgain = ({ name }: IssuerShape) => name.startsWith('Entra') && name !== 'Entra, global, common'
const AGAIN = ISSUER_SHAPES.filter(isAgain)
const FIRST = ISSUER_SHAPES.filter((shape) => !isAgain(shape))

async function expectSignIn(shape: IssuerShape): Promise<void> {
  const { browser, issuer } = await startWith(shape)
  const end = await signIn(browser)
  expect([end.status, end.headers.get('location')]).toEqual([303, '/create'])
  expect(await me(browser)).toMatchObject(shape.becomes)
  const [user] = await database.db.select().from(users)
  expect(user?.googleId).toBe(`${issuer.typed}#${String(shape.idToken['sub'])}`)
  // A returning user is recognized, and the client uses the method that worked before.
  const before = issuer.tokenRequests
  await signIn(browser)
  expect([await database.db.$count(users), issuer.tokenRequests]).toEqual([1, before + 1])
}

describe('signs in at', () => {
  it.each(FIRST.map((shape) => [shape.name, shape] as const))('%s', (_, shape) => expectSignIn(shape))

  it.each(AGAIN.map((shape) => [shape.name, shape] as const))('%s', { tags: 'thorough/variety' }, (_, shape) =>
    expectSignIn(shape),
  )
})

describe('takes tokens and userinfo that are signed by', () => {
  it.each(SIGNING_ALGORITHMS)('%s', { tags: 'thorough/variety' }, async (algorithm) => {
    const { browser } = await startWith(shapeSignedBy(algorithm))
    await signIn(browser)
    expect(await me(browser)).toMatchObject({ email: 'ada@example.com', displayName: 'Ada Lovelace' })
  })
})

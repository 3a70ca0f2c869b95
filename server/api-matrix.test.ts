import type { RouteOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { ERROR_STATUS, type ErrorCode } from '#contract/platform/errors.ts'
import type { TokenScope } from '#contract/platform/token-scope.ts'
import { API_ROWS, type ApiRow, givenWorld, type World } from '#test/given/api-rows.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { TestResponse } from '#test/client.ts'
import { useDatabase } from '#test/platform/database.ts'
import { givenPro } from '#test/given/given.ts'
import { givenToken } from '#test/given/given-token.ts'
import { OPERATIONS } from '#server/site/api-docs/operations.ts'
import { INSTANT_PAINTERS } from '#test/painters/painters.ts'
import { requestRow, sendRow } from '#test/given/send-row.ts'

/**
 * Every call by every kind of caller and with every kind of invalid input. In addition to the checks here, each
 * response is checked against the API's document, which lists every status with its codes and shapes
 * (test/site/check-against-document.ts).
 */

const database = useDatabase()
const ROWS = Object.entries(API_ROWS)
const CHANGES = ROWS.filter(([call]) => !call.startsWith('GET'))
const MALFORMED_IDS = ['x', '42', '%00', '..%2f..', "'or'1'='1", '0'.repeat(200)]
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
const NOT_JSON = ['text/plain', 'application/xml', 'application/octet-stream', 'nonsense']
const NO_OBJECTS = ['{"a":', 'undefined', '{"__proto__":{"a":1}}']
const ELSEWHERE: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

/** Takes every value of a list. */
const all = <T>(values: readonly T[]) => values
/** Takes two values in turn: each call gets two of the list, so that each value comes to a quarter of the calls or more. */
const twoInTurn = <T>(values: readonly T[], turn: number) =>
  [0, 1].map((step) => values[(2 * turn + step) % values.length]!)
/** Takes the values in turn, one for each call. */
const oneInTurn = <T>(values: readonly T[], turn: number) => [values[turn % values.length]!]
type Take = <T>(values: readonly T[], turn: number) => readonly T[]

it('has a row for every call that the server registers', async () => {
  const registered = new Set<string>()
  const note = ({ method, url }: RouteOptions) => [method].flat().forEach((one) => registered.add(`${one} ${url}`))
  await startTestApp(database, { onRoute: note })
  const calls = [...registered].filter((call) => /^(?!HEAD).* \/(api|auth|sandbox|healthz|readyz)(\/|$)/.test(call))
  expect(
    calls.filter((call) => !API_ROWS[call]),
    'add them to test/given/api-rows.ts',
  ).toEqual([])
  expect(
    ROWS.map(([call]) => call).filter((call) => !registered.has(call)),
    'these are gone',
  ).toEqual([])
})

/** Rows for which one stranger asks: on a fast machine all rows come within a minute, and more than its limit. */
const WITHIN_LIMITS = 50

it('answers its owner, and refuses signed-out callers and other users', async () => {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  let stranger = await app.signedIn('stranger@example.com')
  for (const [index, [call, row]] of ROWS.entries()) {
    if (index > 0 && index % WITHIN_LIMITS === 0) stranger = await app.signedIn(`stranger-${index}@example.com`)
    const world = await givenWorld(app, row)
    const visitor = await sendRow(app.client(), call, row, world, app)
    if (row.open) expect.soft(visitor.status, `${call}, signed out`).toBe(row.ok)
    else expectFailure(visitor, row.admin ? 'NOT_FOUND' : 'UNAUTHENTICATED', `${call}, signed out`)
    if (row.admin) expectFailure(await sendRow(stranger, call, row, world, app), 'NOT_FOUND', `${call}, by a person`)
    if (isOwned(call, row)) {
      expectFailure(await sendRow(stranger, call, row, world, app), 'NOT_OWNER', `${call}, by a stranger`)
    }
    const answer = await sendRow(world.browser, call, row, world, app)
    expect.soft(answer.status, `${call}, by its owner`).toBe(row.ok)
    if (row.ok >= 400 && answer.body) expectMessage(answer, call)
  }
})

it('answers a token with the scope of the call, and refuses every other token', () => expectTokens(oneInTurn))

it(
  'answers a token with the scope of the call, and refuses tokens of every other kind',
  { tags: 'thorough/variety' },
  () => expectTokens(all),
)

const INVALID_TOKENS = ['unknown', 'expired', 'revoked'] as const

async function expectTokens(take: Take): Promise<void> {
  // Tokens that are not valid count against the limits of their address.
  const config = { addressLimits: { reads: 10_000, changes: 10_000 } }
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS, config })
  const stranger = await app.signedIn('stranger@example.com')
  await givenPro(app.services.db, stranger.userId!)
  let strangers = await givenToken(app.services, { userId: stranger.userId! })
  const scopes = scopesByCall()
  for (const [index, [call, row]] of ROWS.filter(([, { open }]) => !open).entries()) {
    if (index > 0 && index % WITHIN_LIMITS === 0)
      strangers = await givenToken(app.services, { userId: stranger.userId! })
    const scope = scopes.get(call)
    const world = await givenWorld(app, row, 'pro')
    const given = (options: Partial<Parameters<typeof givenToken>[1]> = {}) =>
      givenToken(app.services, { userId: world.userId, ...options })
    const ask = ({ token }: { token: string }) =>
      sendRow(app.client(), call, row, world, app, { authorization: `Bearer ${token}` })
    if (!scope) {
      expectFailure(await ask(await given()), row.admin ? 'NOT_FOUND' : 'SCOPE_REQUIRED', `${call}, for browsers only`)
      continue
    }
    const invalid = {
      unknown: () => ({ token: 'placard_unknown' }),
      expired: () => given({ days: -1 }),
      revoked: async () => {
        const token = await given()
        await world.browser.delete(`/api/account/tokens/${token.id}`)
        return token
      },
    }
    for (const kind of take(INVALID_TOKENS, index)) {
      expectFailure(await ask(await invalid[kind]()), 'UNAUTHENTICATED', `${call}, with a token that is ${kind}`)
    }
    const wrong = await ask(await given({ scopes: scope === 'read' ? ['make'] : ['read'] }))
    expectFailure(wrong, 'SCOPE_REQUIRED', `${call}, with another scope`)
    expect.soft(wrong.headers.get('www-authenticate'), call).toContain(`scope="${scope}"`)
    if (isOwned(call, row)) expectFailure(await ask(strangers), 'NOT_OWNER', `${call}, with somebody else’s token`)
    const answer = await ask(await given({ scopes: [scope] }))
    expect.soft(answer.status, `${call}, with a token`).toBe(row.ok)
    expect.soft(answer.headers.get('set-cookie'), `${call}, with a token`).toBeNull()
  }
}

it('serves every call with the scope that the document names', async () => {
  const registered = new Map<string, string | undefined>()
  const onRoute = ({ method, url, config }: RouteOptions) =>
    [method].flat().forEach((one) => registered.set(`${one} ${url}`, config?.scope))
  await startTestApp(database, { onRoute })
  for (const [call, scope] of scopesByCall()) expect.soft(registered.get(call), call).toBe(scope)
})

it('answers on Pro, and explains what a plan does not allow', async () => {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  for (const [call, row] of ROWS) {
    if (!row.overLimit) continue
    await expectOnPro(app, call, row)
    const { plan, given, code, body } = row.overLimit
    const limited = await givenWorld(app, row, plan, given)
    const refused = await sendRow(limited.browser, call, { ...row, ...(body && { body }) }, limited, app)
    expectFailure(refused, code, `${call}, over the limit`)
  }
})

it('answers on Pro if no plan has a limit', { tags: 'thorough/variety' }, async () => {
  const app = await startTestApp(database, { workers: INSTANT_PAINTERS })
  for (const [call, row] of ROWS.filter(([, { open, overLimit }]) => !open && !overLimit)) {
    await expectOnPro(app, call, row)
  }
})

async function expectOnPro(app: TestApp, call: string, row: ApiRow): Promise<void> {
  const pro = await givenWorld(app, row, 'pro')
  const answer = await sendRow(pro.browser, call, row, pro, app)
  expect.soft(answer.status, `${call}, on Pro`).toBe(row.ok)
}

it('reports that another request was faster', async () => {
  const app = await startTestApp(database)
  for (const [call, row] of ROWS.filter(([, { outdated }]) => outdated)) {
    const world = await givenWorld(app, row)
    expectFailure(await sendRow(world.browser, call, row, world, app, row.outdated), 'CONFLICT', call)
  }
})

/** Calls of one user, of whom sixty changes a minute are accepted. */
const CALLS_OF_ONE = 40

/**
 * Gives rows that prepare the same thing one world: calls that are refused change nothing in it. `calls` is how often
 * the row will ask.
 */
function shareWorlds(app: TestApp): (row: ApiRow, calls: number) => Promise<World> {
  const shared = new Map<string, { world: World; left: number }>()
  const givens: ApiRow['given'][] = []
  return async (row, calls) => {
    if (!givens.includes(row.given)) givens.push(row.given)
    const key = [givens.indexOf(row.given), row.ofImage, row.admin].join(' ')
    const known = shared.get(key)
    const one = known && known.left >= calls ? known : { world: await givenWorld(app, row), left: CALLS_OF_ONE }
    one.left -= calls
    shared.set(key, one)
    return one.world
  }
}

describe.each<{ kinds: string; take: Take; tags: 'thorough/variety'[] }>([
  { kinds: 'two kinds of it in turn', take: twoInTurn, tags: [] },
  { kinds: 'every kind of it', take: all, tags: ['thorough/variety'] },
])('with bad input, $kinds', ({ take, tags }) => {
  it('answers an invalid or unknown id as not found', { tags }, async () => {
    const app = await startTestApp(database)
    const worldOf = shareWorlds(app)
    const rows = ROWS.filter(([name, { open }]) => name.includes(':') && !open)
    for (const [turn, [call, row]] of rows.entries()) {
      const bad = [...take(MALFORMED_IDS, turn), UNKNOWN_ID]
      const world = await worldOf(row, bad.length * parametersOf(call).length)
      for (const name of parametersOf(call)) {
        for (const id of bad) {
          // Beyond the length of any id, a page's address belongs to a screen, which has its own not-found page.
          if (id.length > 100 && !call.includes(' /api/')) continue
          const ids = { ...world.ids, [name]: id }
          const answer = await sendRow(world.browser, call, row, { ...world, ids }, app)
          expectFailure(answer, 'NOT_FOUND', `${call} with ${name} ${id}`)
        }
      }
    }
  })

  it('explains what is wrong with a body, its type and its size, before anything is changed', { tags }, async () => {
    const app = await startTestApp(database)
    const worldOf = shareWorlds(app)
    const large = JSON.stringify({ productName: 'x'.repeat(2 ** 20) })
    for (const [turn, [call, row]] of CHANGES.entries()) {
      const types = take(NOT_JSON, turn)
      const bodies = take([...NO_OBJECTS, ...(row.body ? ['[]', '"x"', 'null', '7'] : [])], turn)
      const world = await worldOf(row, types.length + bodies.length + 1)
      const ask = (contentType: string, body: string) =>
        requestRow(world.browser, call, row, world, { body, headers: { 'content-type': contentType } })
      for (const contentType of types) {
        expectFailure(await ask(contentType, 'x'), 'UNSUPPORTED_MEDIA_TYPE', `${call} with ${contentType}`)
      }
      if (row.form) continue
      for (const body of bodies) {
        expectFailure(await ask('application/json', body), 'VALIDATION_FAILED', `${call} with ${body}`)
      }
      expectFailure(await ask('application/json', large), 'PAYLOAD_TOO_LARGE', `${call} with a megabyte`)
    }
  })

  it('accepts no change from another site', { tags }, async () => {
    const app = await startTestApp(database)
    const worldOf = shareWorlds(app)
    for (const [turn, [call, row]] of CHANGES.entries()) {
      const sites = take(ELSEWHERE, turn)
      const world = await worldOf(row, sites.length)
      const { body: before } = await world.browser.get('/api/creatives')
      for (const headers of sites) {
        const answer = await sendRow(world.browser, call, row, world, app, headers)
        expectFailure(answer, 'CROSS_SITE', `${call} with ${JSON.stringify(headers)}`)
      }
      expect.soft((await world.browser.get('/api/auth/user')).status, `${call} changed nothing`).toBe(200)
      expect.soft((await world.browser.get('/api/creatives')).body, `${call} changed nothing`).toEqual(before)
    }
  })
})

describe('with bad input', () => {
  it('answers undecodable addresses in the usual form, or as a page', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    for (const path of ['/api/%', '/api/creatives/%E0%A4%A', `/api/creatives/${'x'.repeat(5_000)}`]) {
      expectFailure(await browser.get(path), 'NOT_FOUND', path)
    }
    const page = await browser.get('/creatives/%', { headers: { accept: 'text/html' } })
    expect([page.status, page.headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
    expect(page.text).toContain('There is nothing at this address')
    const nonce = /style-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
    expect(page.text).toContain(`nonce="${nonce}"`)
  })

  it('explains what is wrong with a query or a field', async () => {
    const app = await startTestApp(database)
    const worldOf = shareWorlds(app)
    for (const [call, row] of ROWS) {
      const bad: ApiRow[] = [
        ...(row.badQueries ?? []).map((query) => ({ ...row, query: () => query })),
        ...(row.badBodies?.(app.url) ?? []).map((body) => ({ ...row, body })),
      ]
      if (bad.length === 0) continue
      const world = await worldOf(row, bad.length)
      for (const one of bad) {
        const where = `${call} with ${JSON.stringify(one.body ?? one.query?.(world))}`
        expectFailure(await sendRow(world.browser, call, one, world, app), 'VALIDATION_FAILED', where)
      }
    }
  })

  it('refuses any other method, and lets no other site read', async () => {
    const app = await startTestApp(database)
    const browser = await app.signedIn()
    // admin's own test proves that its calls do not exist for other users.
    for (const path of new Set(ROWS.filter(([, { admin }]) => !admin).map(([call]) => call.split(' ')[1]!))) {
      for (const method of ['PUT', 'PATCH', 'OPTIONS'].filter((one) => !API_ROWS[`${one} ${path}`])) {
        const isPreflight = method === 'OPTIONS'
        const options = { method, ...(isPreflight && { headers: { origin: 'https://evil.example' } }) }
        const answer = await browser.request(path.replaceAll(/:\w+/g, UNKNOWN_ID), options)
        expect.soft(answer.status, `${method} ${path}`).toBe(isPreflight ? 204 : 405)
        expect.soft(answer.headers.get('allow'), `${method} ${path}`).toContain('OPTIONS')
        expect.soft(answer.headers.get('access-control-allow-origin'), `${method} ${path}`).toBeNull()
      }
    }
  })
})

/** Returns the scope of each call in the API's document; a call for browsers only has none. */
function scopesByCall(): Map<string, TokenScope | undefined> {
  const operations = Object.values(OPERATIONS).flatMap((group) => Object.values(group))
  return new Map(operations.map(({ call: { method, path, scope } }) => [`${method} ${path}`, scope]))
}

function parametersOf(call: string): string[] {
  return [...call.matchAll(/:(\w+)/g)].map(([, name]) => name!)
}

/** Returns true if the call names something that belongs to a user. */
function isOwned(call: string, { open, admin, form, query }: ApiRow): boolean {
  return !open && !admin && (call.includes(':') || (form === 'picture' && query !== undefined))
}

function expectFailure(answer: TestResponse, code: string, where: string): void {
  expect.soft([answer.status, answer.body?.code], where).toEqual([ERROR_STATUS[code as ErrorCode], code])
  expectMessage(answer, where)
}

/** Expects one sentence for a person: no markup, no internals, no unfilled placeholder. */
function expectMessage({ body }: TestResponse, where: string): void {
  expect.soft(body?.message, where).toMatch(/^[A-Z][^\n<>{}]{8,200}$/)
  expect.soft(body?.message, where).not.toMatch(/undefined|null|NaN|Error:|\bat \/|\bselect \S+ from |ZodError|FST_/)
}

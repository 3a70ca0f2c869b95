import { expect, it, vi } from 'vitest'
import type { CreativeWithVariants } from '#contract/ads/creative.ts'
import { startTestApp } from '#test/app.ts'
import { useDatabase } from '#test/platform/database.ts'
import type { TestResponse } from '#test/client.ts'
import { makeAdmin } from '#test/given/given-admin.ts'
import { givenCreative, givenPro, givenVariant } from '#test/given/given.ts'
import { sessionOf } from '#test/site/session-of.ts'
import { TEST_WEB } from '#test/site/test-web.ts'

const database = useDatabase()

it.each(['/', '/create?step=2', '/creatives', '/creatives/abc', '/subscription', '/debug-login'])(
  'serves the app at %s',
  async (path) => {
    const { client } = await startTestApp(database)
    const answer = await client().get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(sessionOf(answer.text)).toEqual({ user: null, provider: { name: 'Demo', signInPath: '/auth/demo' } })
  },
)

it('gives the app the signed-in user, whatever their name contains', async () => {
  const { signedIn } = await startTestApp(database)
  const name = '</script><script>alert(1)</script><!-- $& $1'
  const browser = await signedIn('ada@example.com', name)
  const page = await browser.get('/')
  expect(sessionOf(page.text)).toMatchObject({ user: { email: 'ada@example.com', displayName: name } })
  expect(page.text).not.toContain('<script>alert')
})

it('shows the app, with 404, if there is no screen', async () => {
  const { client } = await startTestApp(database)
  const answer = await client().get('/nowhere/at/all')
  expect(answer.status).toBe(404)
  sessionOf(answer.text)
})

it('has a page for operators, which to everybody else looks like a missing screen', async () => {
  const app = await startTestApp(database)
  const [person, admin] = [await app.signedIn(), await app.signedIn('operator@example.com')]
  await makeAdmin(app, admin)
  const comparable = ({ status, text, headers }: TestResponse) => ({
    status,
    headers: [...headers.keys()].toSorted(),
    text: text.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/\/(admin|nowhere)\b/g, ''),
  })
  for (const browser of [app.client(), person]) {
    expect(comparable(await browser.get('/admin'))).toEqual(comparable(await browser.get('/nowhere')))
    expect((await browser.post('/admin', {})).status).toBe((await browser.post('/nowhere', {})).status)
  }
  const page = await admin.get('/admin')
  expect([page.status, sessionOf(page.text)]).toMatchObject([200, { isOperator: true }])
  // It may be opened from any other page without another request to the server.
  expect(sessionOf((await admin.get('/account')).text)).toMatchObject({ isOperator: true })
  expect(sessionOf((await person.get('/account')).text)).not.toHaveProperty('isOperator')
})

it('treats an address in another case as a missing screen', async () => {
  const { client } = await startTestApp(database)
  for (const path of ['/Create', '/CREATIVES', '/creatives/Abc/more', '/Creatives/abc', '/create//']) {
    expect([path, (await client().get(path)).status]).toEqual([path, 404])
  }
})

it('redirects an address with a trailing slash', async () => {
  const { app, url } = await startTestApp(database)
  const headers = { host: new URL(url).host }
  const leadsTo = async (path: string) => (await app.inject({ url: path, headers })).headers.location
  expect(await leadsTo('/create/?step=2&from=/a/')).toBe('/create?step=2&from=/a/')
  expect(await leadsTo('/creatives/abc/')).toBe('/creatives/abc')
  expect(await leadsTo('//evil.example/')).toBeUndefined()
})

it.each(['/api/nothing', '/api', '/assets/gone-12345678.js'])('answers %s with 404 and JSON', async (path) => {
  const { client } = await startTestApp(database)
  const answer = await client().get(path)
  expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  expect((await client().post(path)).status).toBe(404)
})

it('redirects to the public address if it was opened under another name of this computer, and only then', async () => {
  const { app, url } = await startTestApp(database)
  const { port } = new URL(url)
  const open = (host: string, path = '/create?step=1') => app.inject({ url: path, headers: { host } })
  expect((await open(`localhost:${port}`)).headers.location).toBe(`${url}/create?step=1`)
  expect((await open(`[::1]:${port}`)).statusCode).toBe(307)
  expect((await open(`127.0.0.1:${port}`)).statusCode).toBe(200)
  expect((await open('ads.example.com')).statusCode).toBe(200)
  expect((await open(`localhost:${port}`, '/readyz')).statusCode).toBe(200)
})

it('is in the theme that the cookie names, from the first byte, and in the system’s for any other word', async () => {
  const { app, url } = await startTestApp(database)
  const open = async (cookie: string) =>
    (await app.inject({ url: '/help', headers: { cookie, host: new URL(url).host } })).body
  const grounds = (page: string) =>
    [...page.matchAll(/<meta name="theme-color"[^>]*content="([^"]*)"/g)].map(([, color]) => color)
  const dark = await open('theme=dark')
  expect(dark).toContain('<html data-theme="dark" lang="en">')
  expect(grounds(dark)).toEqual(['#131416', '#131416'])
  expect(await open('theme=light')).toContain('<html data-theme="light" lang="en">')
  for (const cookie of ['theme=system', 'theme="><script>', 'theme=toString', '']) {
    const page = await open(cookie)
    expect(page).toContain('<html lang="en">')
    expect(grounds(page)).toEqual(['#eeeeea', '#131416'])
  }
})

it.each([
  ['de-CH,de;q=0.9,en;q=0.8', '', 'de'],
  ['pt-BR, it;q=0.5', '', 'it'],
  ['en-GB,en;q=0.9,de;q=0.8', '', 'en'],
  ['pl', '', 'en'],
  ['*', '', 'en'],
  ['', '', 'en'],
  ['de', 'language=fr', 'fr'],
  ['de', 'language=en', 'en'],
  ['de', 'language=tlh', 'de'],
  ['es', 'language=toString', 'es'],
])(
  'is in the chosen language, otherwise in the first available one of the browser: %j, %j',
  async (asked, cookie, language) => {
    const readPage = vi.spyOn(TEST_WEB, 'readPage')
    const { app, url } = await startTestApp(database)
    await app.inject({ url: '/help', headers: { cookie, host: new URL(url).host, 'accept-language': asked } })
    expect(readPage).toHaveBeenLastCalledWith('/help', expect.anything(), expect.objectContaining({ language }))
  },
)

it('shows the address for help, if the operator has set it', async () => {
  const address = 'help@example.com'
  const { client } = await startTestApp(database, { config: { supportEmail: address } })
  expect(sessionOf((await client().get('/help')).text)).toMatchObject({ supportEmail: address })
})

it('allows no scripts but our own files', async () => {
  const { client } = await startTestApp(database)
  const answer = await client().get('/')
  const policy = answer.headers.get('content-security-policy')!
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(answer.text)![1]!
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect((await client().get('/')).headers.get('content-security-policy')).not.toContain(nonce)
})

it('includes the number of ads in the page of a new ad only, and for its user only', async () => {
  const { client, signedIn } = await startTestApp(database)
  const browser = await signedIn('ada@example.com', 'Ada')
  const fields = { productName: 'Brass Lamp', productDescription: 'A desk lamp of brushed brass.' }
  expect((await browser.post('/api/creatives', fields)).status).toBe(200)
  expect(sessionOf((await browser.get('/create')).text)).toMatchObject({ creativeCount: 1 })
  for (const path of ['/', '/creatives', '/subscription'])
    expect(sessionOf((await browser.get(path)).text)).not.toHaveProperty('creativeCount')
  expect(sessionOf((await client().get('/create')).text)).not.toHaveProperty('creativeCount')
})

it('includes the user’s current plan in every page, and none for signed-out visitors', async () => {
  const { client, signedIn, services } = await startTestApp(database)
  const browser = await signedIn('ada@example.com', 'Ada')
  const planAt = async (path: string) => sessionOf((await browser.get(path)).text).planId
  for (const path of ['/', '/create', '/creatives', `/creatives/${crypto.randomUUID()}`])
    expect([path, await planAt(path)]).toEqual([path, 'free'])
  await givenPro(services.db, browser.userId!)
  expect([await planAt('/'), await planAt('/create')]).toEqual(['pro', 'pro'])
  expect(sessionOf((await client().get('/')).text)).not.toHaveProperty('planId')
})

it('offers on the page of a new ad the user’s own latest draft', async () => {
  const { client, signedIn, services } = await startTestApp(database)
  const browser = await signedIn('ada@example.com', 'Ada')
  const draftOf = async (visitor: typeof browser) =>
    (sessionOf((await visitor.get('/create')).text) as { draft?: { productName: string } }).draft?.productName
  expect(await draftOf(browser)).toBeUndefined()
  const userId = browser.userId!
  const given = (productName: string, day: number) =>
    givenCreative(services.db, { userId, productName, updatedAt: new Date(Date.UTC(2026, 10, day)) })
  await given('Lamp', 20)
  const mug = await given('Mug', 21)
  await given('Jar', 1)
  expect(await draftOf(browser)).toBe('Mug')
  await givenVariant(services.db, { userId, adId: mug })
  expect(await draftOf(browser)).toBe('Lamp')
  expect(await draftOf(await signedIn('bob@example.com', 'Bob'))).toBeUndefined()
  expect(await draftOf(client())).toBeUndefined()
})

it('gives the gallery its pictures without what is shown on them', async () => {
  const { signedIn, services } = await startTestApp(database)
  const browser = await signedIn('ada@example.com', 'Ada')
  const userId = browser.userId!
  const adId = await givenCreative(services.db, { userId })
  const photos = [{ imageId: adId, cutOut: 'auto' as const, shown: true }]
  await givenVariant(services.db, { userId, adId, texts: [], photos, colors: {} })
  const listed = (await browser.get('/api/creatives')).body as CreativeWithVariants[]
  const { shown, ...picture } = listed[0]!.variants[0]!
  expect(shown).toBeDefined()
  const page = sessionOf((await browser.get('/creatives')).text)
  expect(page).toMatchObject({ creatives: [{ id: adId, variants: [picture] }] })
  expect(JSON.stringify(page)).not.toContain('"shown"')
})

it('includes the ads in the gallery’s page only, and for its user only', async () => {
  const { client, signedIn } = await startTestApp(database)
  const browser = await signedIn('ada@example.com', 'Ada')
  const fields = { productName: 'Brass </script> Lamp', productDescription: 'A desk lamp of brushed brass.' }
  expect((await browser.post('/api/creatives', fields)).status).toBe(200)
  const { body } = await browser.get('/api/creatives')
  const page = await browser.get('/creatives')
  expect(sessionOf(page.text)).toMatchObject({ creatives: body })
  expect(sessionOf(page.text)).not.toHaveProperty('staleCampaigns')
  expect(page.text).not.toContain('Brass </script>')
  const other = await signedIn('bob@example.com', 'Bob')
  expect(sessionOf((await other.get('/creatives')).text)).toMatchObject({ creatives: [] })
  expect(sessionOf((await browser.get('/')).text)).not.toHaveProperty('creatives')
  expect(sessionOf((await client().get('/creatives')).text)).not.toHaveProperty('creatives')
})

it('titles the page of an ad by its name, whatever that holds, and for nobody else', async () => {
  const { client, signedIn } = await startTestApp(database)
  const browser = await signedIn('ada@example.com', 'Ada')
  const productName = '</title><script>alert(1)</script> $& %PUBLIC_URL% \u202elamp'
  const fields = { productName, productDescription: 'A desk lamp of brushed brass.' }
  const path = `/creatives/${(await browser.post('/api/creatives', fields)).body.id}`
  const titleOf = async (visitor: typeof browser, at = path) =>
    /<title>(.*?)<\/title>/.exec((await visitor.get(at)).text)![1]
  expect(await titleOf(browser)).toBe(
    '&#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62; $&#38; %PUBLIC_URL%  lamp | Placard - AI-Powered Ad Creation',
  )
  expect((await browser.get(path)).text).not.toContain('<script>alert')
  for (const [visitor, at] of [
    [browser, '/creatives'],
    [browser, `/creatives/${crypto.randomUUID()}`],
    [await signedIn('bob@example.com', 'Bob'), path],
    [client(), path],
  ] as const)
    expect(await titleOf(visitor, at)).toBe('Test')
})

it('opens a review link as a page without a user, which search engines do not index, and reports an ended one', async () => {
  const { client, signedIn, services } = await startTestApp(database)
  const browser = await signedIn('ada@example.com', 'Ada')
  const adId = await givenCreative(services.db, { userId: browser.userId!, productName: 'Brass <Lamp>' })
  await givenVariant(services.db, { userId: browser.userId!, adId })
  const { token } = (await browser.post(`/api/creatives/${adId}/share`)).body as { token: string }
  for (const visitor of [client(), browser]) {
    const page = await visitor.get(`/r/${token}`)
    expect(page.status).toBe(200)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    expect(page.text).toContain(
      '<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">',
    )
    expect(sessionOf(page.text)).toMatchObject({ user: null, review: { productName: 'Brass <Lamp>', version: 1 } })
  }
  await browser.delete(`/api/creatives/${adId}/share`)
  for (const path of [token, 'nothing', 'A'.repeat(22), '%00']) {
    const ended = await client().get(`/r/${path}`)
    expect([path, ended.status]).toEqual([path, 404])
    expect(sessionOf(ended.text)).toMatchObject({ user: null, review: null })
  }
})

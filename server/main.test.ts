import { once } from 'node:events'
import { createServer, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { TestClient } from '#test/client.ts'
import { findFreePort } from '#test/platform/free-port.ts'
import {
  freshSettings,
  quickSettings,
  type ServerProcess,
  spawnServer,
  startHere,
} from '#test/platform/server-process.ts'
import { StartError } from './start-error.ts'

it(
  'starts with nothing configured, keeps its data private and for the next start, and ends tidily',
  { tags: 'thorough/programs' },
  async () => {
    const settings = await freshSettings()
    const url = `http://localhost:${settings.PORT}`
    const first = spawnServer(settings)
    await first.ready()
    expect(first.output.stdout).toBe(`Placard is ready at ${url}\n`)
    const browser = new TestClient(url)
    await expect.poll(async () => (await browser.get('/readyz')).status).toBe(200)
    expect((await browser.get('/')).text).toContain('<script id="session" type="application/json">{')
    await browser.signIn()

    const second = spawnServer({ ...settings, PORT: String(await findFreePort()) })
    expect(await second.ended()).toBe(1)
    expect(second.output.stderr).toMatch(/^The data folder \S+ is in use by another Placard: [^\n]+\n$/)

    // Killed a moment after the payment, before anybody reads the plan.
    const body = { planId: 'pro', successUrl: `${url}/subscription?success=true`, cancelUrl: `${url}/subscription` }
    const { body: page } = await browser.post('/api/subscription/checkout', body)
    const paid = await browser.post(page.url as string, new URLSearchParams({ card: 'pays' }))
    expect(paid.status).toBe(303)
    first.child.kill('SIGKILL')
    expect(await first.ended()).toBe('SIGKILL')
    const third = spawnServer(settings, { group: true })
    await third.ready()
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ email: 'ada@example.com' })
    // The credits use the plan as the app knows it; only a look at the subscription would ask the provider.
    const credits = async () => (await browser.get('/api/credits')).body as unknown
    await expect.poll(credits).toMatchObject({ unlimited: true })

    // Sent to the whole group, which delivers it more than once, for one stop.
    await expectTidyEnd(third, settings.PORT, () => process.kill(-third.child.pid!, 'SIGTERM'))
    expect(first.output.stderr + third.output.stderr).toBe('')
  },
)

it(
  'starts even if Stripe is unreachable, explains that to a user who wants to pay, and ends at once at a second Ctrl-C',
  { tags: 'thorough/programs' },
  async () => {
    const settings = await quickSettings()
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:9' }
    const server = spawnServer({ ...settings, ...stripe })
    await server.ready()
    const browser = new TestClient(`http://localhost:${settings.PORT}`)
    await browser.signIn()
    const addresses = { successUrl: '/subscription?success=true', cancelUrl: '/subscription?canceled=true' }
    const answer = await browser.post('/api/subscription/checkout', { planId: 'pro', ...addresses })
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect((await browser.get('/api/subscription')).body).toMatchObject({ planId: 'free' })
    expect(server.output.stdout + server.output.stderr).not.toContain('sk_test_1')

    await beginRequest(settings.PORT)
    const again = setInterval(() => server.child.kill('SIGINT'), 300)
    onTestFinished(() => clearInterval(again))
    expect(await server.ended()).toBe(1)
  },
)

/** Begins a request whose body is still on its way, on a connection of its own. */
async function beginRequest(port: string) {
  const socket = connect(Number(port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const head = [
    'POST /api/auth/logout HTTP/1.1',
    `host: localhost:${port}`,
    'content-type: application/x-www-form-urlencoded',
    'content-length: 4',
    'expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\na=`)
  // By "100 Continue", the server confirms that it has read the header.
  await once(socket, 'data')
  let received = ''
  socket.on('data', (chunk) => (received += String(chunk)))
  return { finish: () => socket.write('bc'), closed: once(socket, 'close').then(() => received) }
}

/** Expects that the server finishes the running request when it is stopped, and accepts no new ones. */
async function expectTidyEnd(server: ServerProcess, port: string, stop: () => void): Promise<void> {
  const running = await beginRequest(port)
  stop()
  const asked = () => fetch(`http://127.0.0.1:${port}/healthz`).catch((error: Error) => error.message)
  await expect.poll(asked).toBe('fetch failed')
  running.finish()
  expect(await running.closed).toMatch(/^HTTP\/1\.1 303 /)
  expect(await server.ended()).toBe(0)
}

it.each([
  ['Ctrl-C', 'SIGINT'],
  ['closed terminal', 'SIGHUP'],
] as const)(
  'treats one %s to the whole group, which reaches the server more than once, as one stop',
  { tags: 'thorough/programs' },
  async (_, signal) => {
    const settings = await quickSettings()
    const server = spawnServer(settings, { group: true })
    await server.ready()
    await expectTidyEnd(server, settings.PORT, () => process.kill(-server.child.pid!, signal))
  },
)

it('reports not ready to the load balancer first, continues to serve for the delay, and then closes its connections', async () => {
  const settings = await quickSettings()
  const server = await startHere({ ...settings, STOP_DELAY_SECONDS: '1' })
  const browser = new TestClient(`http://127.0.0.1:${settings.PORT}`)
  const running = await beginRequest(settings.PORT)
  const stopped = server.stop({ unhurried: true })
  expect((await browser.get('/readyz')).status).toBe(503)
  const plans = await browser.get('/api/plans')
  expect([plans.status, plans.headers.get('connection')]).toEqual([200, 'keep-alive'])
  const refused = () => fetch(`http://127.0.0.1:${settings.PORT}/healthz`).catch((error: Error) => error.message)
  await expect.poll(refused).toBe('fetch failed')
  running.finish()
  expect(await running.closed).toMatch(/^HTTP\/1\.1 303 [^]*^connection: close\r$/im)
  await stopped
})

it('explains in one sentence that its port is taken', async () => {
  const settings = await quickSettings()
  const other = createServer().listen(Number(settings.PORT), '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  await expect(startHere(settings)).rejects.toThrow(
    new StartError(`Port ${settings.PORT} is used by another program: stop that one, or set PORT to another number.`),
  )
})

it('explains in one sentence what is wrong with its settings, and starts nothing', () =>
  expectOneSentence({ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.\n'))

it.each([
  [
    { ROLE: 'web' },
    'ROLE must be all while the database is the embedded one: leave ROLE out, or set DATABASE_URL to a PostgreSQL.\n',
  ],
  [
    { DATABASE_URL: 'postgresql://localhost:1/placard' },
    'The database of DATABASE_URL cannot be reached: check its address, its name and the password, and that the server runs.\n',
  ],
])('explains %j too', { tags: 'thorough/programs' }, expectOneSentence)

async function expectOneSentence(env: object, sentence: string): Promise<void> {
  const server = spawnServer({ ...(await freshSettings()), ...env })
  expect(await server.ended()).toBe(1)
  expect(server.output).toEqual({ stdout: '', stderr: sentence })
}

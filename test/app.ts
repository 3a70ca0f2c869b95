import { rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import path from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { choosePaymentProvider } from '#server/money/billing/choose-provider.ts'
import type { Config } from '#server/config.ts'
import { registerChangeWorker } from '#server/ads/changes/worker.ts'
import { openPaintPool, type PaintPool } from '#server/ads/generation/paint-pool.ts'
import { registerSaleWorker } from '#server/ads/sales/worker.ts'
import { registerTrialWorker } from '#server/ads/trials/worker.ts'
import { registerGenerationWorker } from '#server/ads/generation/worker.ts'
import type { Lifecycle } from '#server/lifecycle.ts'
import { TestClient } from './client.ts'
import type { TestDatabase } from './platform/database.ts'
import { findFreePort } from './platform/free-port.ts'
import { suspendTimeLimits } from './suspend-time-limits.ts'
import { checkAgainstDocument } from './site/check-against-document.ts'
import { openTestJobs } from './platform/jobs.ts'
import { dropShared, shareResource, type SharedResource } from './platform/shared-resources.ts'
import { countSeeds, makeServices, openConfiguredModels, TEST_TIME, type TestServices } from './services.ts'
import { signInAtOnce } from './people/sign-in.ts'
import { TEST_WEB } from './site/test-web.ts'

export interface TestApp {
  app: FastifyInstance
  services: TestServices
  lifecycle: Lifecycle
  /** The address at which it listens, which is its public one. */
  url: string
  /** A browser that is not signed in. */
  client(): TestClient
  /** A browser with a signed-in user; the same address gives the same account. */
  signedIn(email?: string, name?: string): Promise<TestClient>
}

export interface TestAppOptions {
  config?: Partial<Config>
  /** Starts workers that make ads: with the real studio, or with these painters. */
  workers?: boolean | PaintPool
  services?: Partial<TestServices>
  onRoute?: (route: RouteOptions) => void
}

/**
 * Starts the whole server on a test database, listening. Starting one takes longer than most tests, so the tests of a
 * process take turns with one: each finds it as if newly started, with no row, no file, the clock at TEST_TIME, and
 * comes from an address of its own, so that no rate limit applies. Anything in `config` or `services` beyond
 * READ_PER_CALL is built into an app: a test that sets it gets an app of its own, as does a second app in one test.
 *
 * Most tests set nothing, sign in with `signedIn()`, and make ads with `workers: INSTANT_PAINTERS` unless they look at
 * the picture; `workers: true` starts real painting processes, which the tests of a process share.
 */
export async function startTestApp(database: TestDatabase, options: TestAppOptions = {}): Promise<TestApp> {
  const running = (await borrowApp(database, options)) ?? (await startOwnApp(database, options))
  const { app, services, lifecycle, url } = running
  // Real painters take as long as the machine needs, and a call would be answered before they are ready.
  if (options.workers === true) suspendTimeLimits()
  if (options.workers) {
    await registerGenerationWorker(services, paintersOf(options.workers))
    await registerChangeWorker(services, paintersOf(options.workers))
    await registerSaleWorker(services, paintersOf(options.workers))
    await registerTrialWorker(services, paintersOf(options.workers))
  }
  const client = () => new TestClient(url, checkAgainstDocument)
  return {
    app,
    services,
    lifecycle,
    url,
    client,
    async signedIn(email = 'ada@example.com', name = 'Ada Lovelace') {
      const browser = client()
      await signInAtOnce(running, browser, { email, name })
      return browser
    },
  }
}

interface RunningApp {
  app: FastifyInstance
  services: TestServices
  lifecycle: Lifecycle
  url: string
}

async function startOwnApp(database: TestDatabase, options: TestAppOptions): Promise<RunningApp> {
  const running = await startApp(database, options)
  onTestFinished(() => endApp(running))
  return running
}

async function startApp(database: TestDatabase, options: TestAppOptions): Promise<RunningApp> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const services = await makeServices(database, { port, publicUrl: url, ...options.config })
  Object.assign(services, options.services)
  const lifecycle: Lifecycle = { state: 'ready' }
  const app = await buildApp(services, { lifecycle, web: TEST_WEB, onRoute: options.onRoute })
  await app.listen({ host: '127.0.0.1', port })
  return { app, services, lifecycle, url }
}

async function endApp({ app, services }: RunningApp): Promise<void> {
  const closed = app.close()
  // Otherwise close() would wait for connections that a client opened and never used.
  app.server.closeAllConnections()
  await closed
  await services.models?.close()
  await services.jobs.stop()
  await services.temporary.close()
  rmSync(services.config.dataDir, { recursive: true, force: true })
}

/** Settings and services that the app reads for each call. */
const READ_PER_CALL = ['stripe', 'models', 'trialDays', 'pictures', 'studies', 'fetch', 'post']

interface SharedApp extends RunningApp, SharedResource {
  /** The services as they were at the start. */
  first: TestServices
  lent: boolean
  /** Ends what the last test has left open. */
  hangUp(): void
}

/** Returns the shared app; undefined if the test needs an app of its own. */
async function borrowApp(database: TestDatabase, options: TestAppOptions): Promise<RunningApp | undefined> {
  const { config = {}, services = {}, onRoute } = options
  const own = [...Object.keys(config), ...Object.keys(services)].some((name) => !READ_PER_CALL.includes(name))
  if (own || onRoute) return undefined
  // The existence of a webhook, and its secret, are built into the app.
  const name = `app ${config.stripe?.webhookSecret ?? ''}`
  const make = () => shareResource(database.opened, name, () => startSharedApp(database, options))
  let shared = await make()
  if (!shared.app.server.listening) {
    // A test about the end of a server has closed it.
    dropShared(database.opened, name)
    shared = await make()
  }
  if (shared.lent) return undefined
  shared.lent = true
  await prepare(shared, database, options)
  onTestFinished(() => takeBack(shared))
  return shared
}

async function startSharedApp(database: TestDatabase, { config }: TestAppOptions): Promise<SharedApp> {
  const running = await startApp(database, { config: { stripe: config?.stripe } })
  const hangUp = watchConnections(running.app.server)
  return { ...running, first: { ...running.services }, lent: false, hangUp, end: () => endApp(running) }
}

async function prepare(shared: SharedApp, { opened }: TestDatabase, options: TestAppOptions): Promise<void> {
  const { services, first, lifecycle } = shared
  const config = { ...first.config, stripe: undefined, ...options.config }
  Object.assign(services, first, {
    config,
    jobs: await openTestJobs(opened),
    models: await openConfiguredModels(config),
    newSeed: countSeeds(),
  })
  services.setTime(TEST_TIME)
  services.payments = await choosePaymentProvider(services)
  Object.assign(services, options.services)
  lifecycle.state = 'ready'
}

async function takeBack(shared: SharedApp): Promise<void> {
  const { services, hangUp } = shared
  hangUp()
  await services.jobs.stop()
  if (services.config.models) await services.models?.close()
  rmSync(path.join(services.config.dataDir, 'storage'), { recursive: true, force: true })
  shared.lent = false
}

/**
 * Gives each test an address of its own; the returned function aborts the calls that are in progress. Idle connections
 * stay open: a client that begins a call on a connection while it is closed would fail.
 */
function watchConnections(server: FastifyInstance['server']): () => void {
  let tests = 0
  const busy = new Set<Socket>()
  server.on('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { get: () => `127.1.${tests >> 8}.${tests & 255}` }),
  )
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    busy.add(socket)
    const leave = () => busy.delete(socket)
    response.once('finish', leave).once('close', leave)
  })
  return () => {
    tests += 1
    for (const socket of busy) socket.destroy()
  }
}

let pool: PaintPool | undefined

/** Limit that only ends tests that hang, as the limits of tests do. */
const PAINTING_MAX_MS = 5 * 60_000

/**
 * Returns the painters. Starting a painting process takes as long as several ads, so the tests of a process share them.
 */
function paintersOf(workers: true | PaintPool): PaintPool {
  return workers === true ? (pool ??= openPaintPool({ timeoutMs: PAINTING_MAX_MS })) : workers
}

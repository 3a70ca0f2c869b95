import type { FastifyInstance, RouteOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { FetchPicture } from '#server/auth/fetch-picture.ts'
import type { Config } from '#server/config.ts'
import type { PaintPool } from '#server/generation/paint-pool.ts'
import { registerGenerationWorker } from '#server/generation/worker.ts'
import type { Lifecycle } from '#server/lifecycle.ts'
import type { WebApp } from '#server/web/web-app.ts'
import { TestClient } from './client.ts'
import type { TestDatabase } from './database.ts'
import { findFreePort } from './free-port.ts'
import { holdToDocument } from './hold-to-document.ts'
import { makeTestServices, type TestServices } from './services.ts'

export interface TestApp {
  app: FastifyInstance
  services: TestServices
  lifecycle: Lifecycle
  /** The address that it listens at, which is its public one. */
  url: string
  /** A browser that nobody has signed in with. */
  client(): TestClient
  /** A browser in which somebody is signed in; the same address is the same account. */
  signedIn(email?: string, name?: string): Promise<TestClient>
}

export interface TestAppOptions {
  config?: Partial<Config>
  /** Also makes ads: with the real studio, or with these painters. */
  workers?: boolean | PaintPool
  services?: Partial<TestServices>
  onRoute?: (route: RouteOptions) => void
  fetchPicture?: FetchPicture
}

/** The whole server on a test database, listening on a port of its own until the test ends. */
export async function startTestApp(database: TestDatabase, options: TestAppOptions = {}): Promise<TestApp> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const services = await makeTestServices(database, { port, publicUrl: url, ...options.config })
  Object.assign(services, options.services)
  const lifecycle: Lifecycle = { state: 'ready' }
  const { onRoute, fetchPicture } = options
  const app = await buildApp(services, { lifecycle, web: TEST_WEB, onRoute, fetchPicture })
  await app.listen({ host: '127.0.0.1', port })
  const workers = options.workers ? await startWorkers(services, options.workers) : undefined
  onTestFinished(async () => {
    const closed = app.close()
    // A connection that a client opened and never used would be waited for.
    app.server.closeAllConnections()
    await closed
    await services.jobs.stop()
    workers?.close()
  })
  const client = () => new TestClient(url, holdToDocument)
  return {
    app,
    services,
    lifecycle,
    url,
    client,
    async signedIn(email, name) {
      const browser = client()
      await browser.signIn(email, name)
      return browser
    },
  }
}

function startWorkers(services: TestServices, workers: true | PaintPool) {
  return registerGenerationWorker(services, workers === true ? undefined : workers)
}

/** Stands for the build: what the server puts into the page is the same whatever else is in it. */
const TEST_WEB: WebApp = {
  serveFiles: async () => {},
  readPage: async () =>
    '<!doctype html><html><head><title>Test</title></head><body><script id="session" type="application/json"></script></body></html>',
  contentSecurityPolicy: {},
  close: async () => {},
}

import { randomInt, randomUUID } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp, buildBareApp } from './app.ts'
import { registerAccountWorker } from '#server/desk/account/clear-account.ts'
import { registerAuditWorker } from '#server/people/audit/forget-audit.ts'
import { registerSessionWorker } from '#server/people/auth/forget-sessions.ts'
import { registerTokenWorker } from '#server/programs/tokens/forget-tokens.ts'
import { registerConnectionWorker } from '#server/programs/oauth/forget-connections.ts'
import { openPageReader } from '#server/catalogue/product-pages/page-reader.ts'
import { registerKeysWorker } from '#server/programs/idempotency/forget-keys.ts'
import { registerPageReadsWorker } from '#server/catalogue/product-pages/forget-page-reads.ts'
import { choosePaymentProvider } from '#server/money/billing/choose-provider.ts'
import { registerBillingWorkers } from '#server/money/billing/worker.ts'
import type { Config } from './config.ts'
import { registerDeletionWorker } from '#server/people/deletions/record-deletion.ts'
import { keepListening } from '#server/platform/db/keep-listening.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { readPlace } from '#server/platform/db/place.ts'
import type { OpenedDatabase } from '#server/platform/db/opened-database.ts'
import { pingDatabase } from './platform/db/ping.ts'
import { registerCampaignWorker } from '#server/catalogue/campaigns/worker.ts'
import { registerSaleWorker } from '#server/ads/sales/worker.ts'
import { registerTrialWorker } from '#server/ads/trials/worker.ts'
import { registerChangeWorker } from '#server/ads/changes/worker.ts'
import { openPaintPool, type PaintPool } from '#server/ads/generation/paint-pool.ts'
import { registerGenerationWorker } from '#server/ads/generation/worker.ts'
import { registerVersionsWorker } from '#server/ads/versions/worker.ts'
import { makeLog } from '#server/platform/http/log.ts'
import { foldOutages } from '#server/platform/logging/fold-outages.ts'
import { announceModels } from './models/announce.ts'
import { openFeedReader } from '#server/catalogue/feeds/feed-reader.ts'
import { openPicturePool } from '#server/pictures/images/picture-pool.ts'
import { openOwnCredentials } from '#server/pictures/credentials/open-own-credentials.ts'
import { openStudies } from '#server/pictures/images/studies.ts'
import { JOB_DEFINITIONS } from './job-definitions.ts'
import { type GuardedFetch, makeGuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import { makeGuardedPost } from '#server/platform/internet/guarded-post.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import type { Lifecycle } from './lifecycle.ts'
import { openMetrics } from './open-metrics.ts'
import type { Services } from './services.ts'
import { checkRestored } from '#server/desk/restored/check-restored.ts'
import { registerWebhookWorker } from '#server/programs/webhooks/worker.ts'
import { registerReviewWorker } from '#server/ads/reviews/worker.ts'
import { announceSubjectNetwork } from '#server/pictures/subject/announce.ts'
import { StartError } from './start-error.ts'
import { chooseDeletions, chooseStorage } from '#server/platform/storage/choose-storage.ts'
import { ownStorage, StorageOfAnother } from '#server/platform/storage/own-storage.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { openTemporaryFolder } from '#server/platform/storage/temporary-folder.ts'
import { notifyAdUpdated, AD_EVENTS_CHANNEL, setListening } from '#server/ads/variants/ad-events.ts'
import type { WebApp } from '#server/site/web/web-app.ts'

/** Milliseconds for running requests to finish before a stop ends them; container platforms kill after ten seconds. */
const REQUEST_GRACE_MS = 6_000

export interface RunningServer {
  /**
   * Finishes running requests, gives unfinished jobs back and closes everything. If unhurried, it first continues to
   * serve for the configured delay, while /readyz already answers 503.
   */
  stop(options?: { unhurried?: boolean }): Promise<void>
}

interface StartOptions {
  openWeb: () => Promise<WebApp>
  /** Paints ads and sketches in place of the studio's own processes: not a setting, only for a test's own start. */
  painters?: PaintPool
  /** Opens addresses that users name, for a test's own start. */
  fetch?: GuardedFetch
}

/** Starts what the configured role needs. If anything fails on the way, everything already started is closed again. */
export async function startServer(config: Config, { openWeb, painters, fetch }: StartOptions): Promise<RunningServer> {
  await using starting = new AsyncDisposableStack()
  const lifecycle: Lifecycle = { state: 'starting' }
  const workers: { close(): void }[] = []
  const services = { ...(await openServices(config, workers, starting)), ...(fetch && { fetch }) }
  const app = await buildForRole(services, lifecycle, { openWeb, painters })
  starting.defer(() => closeApp(app))
  await listen(app, config)
  if (config.role !== 'web') workers.push(await startWorkers(services, painters))
  lifecycle.state = 'ready'

  const running = starting.move()
  return {
    async stop({ unhurried = false } = {}) {
      lifecycle.state = 'stopping'
      if (unhurried && config.role !== 'worker') await sleep(config.stopDelayMs)
      await running.disposeAsync()
    },
  }
}

/**
 * Opens the services. They are closed in reverse order: workers end after the queue has stopped handing out jobs, and
 * before the database.
 */
async function openServices(
  config: Config,
  workers: { close(): void }[],
  open: AsyncDisposableStack,
): Promise<Services> {
  const outages = foldOutages()
  const log = makeLog(config, { outages })
  // Opened first and so closed last, to trace all work.
  const traces =
    config.traces && (await import('#server/platform/telemetry/open-tracer.ts')).openTracer(config.traces, config)
  if (traces) open.defer(() => traces.close())
  const opened = await openDatabase(config)
  open.defer(() => opened.close())
  open.defer(() => workers.forEach((worker) => worker.close()))
  const listening = listenToChanges(opened.queue)
  open.defer(() => listening?.close())
  const jobs = await openJobs(opened, JOB_DEFINITIONS, log, { watches: config.role !== 'web' })
  open.defer(() => jobs.stop())
  const models = config.models && (await import('./models/models.ts')).openModels(config.models)
  if (models) open.defer(() => models.close())
  void announceModels(models, log)
  void announceSubjectNetwork(config.subjectNetwork, log)
  const temporary = await openTemporaryFolder(temporaryFolderOf(config))
  open.defer(() => temporary.close())
  const pictures = openPicturePool()
  open.defer(() => pictures.close())
  const [feeds, pages] = [openFeedReader(), openPageReader()]
  open.defer(() => [feeds, pages].forEach((reader) => reader.close()))
  const place = await readPlace(opened, config.dataDir)
  const storage = await chooseOwnStorage(config, place, log)
  outages.watch(log, {
    database: () => pingDatabase(opened.db),
    storage: () => storage.probe(),
    disk: () => storage.requireRoom(),
  })
  open.defer(() => outages.close())
  const studies = openStudies({ storage, pictures, log })
  open.defer(() => studies.close())
  const credentials = await openOwnCredentials(config, { log, now: new Date() })
  open.defer(() => credentials.close())
  const services = {
    config,
    models,
    temporary,
    pictures,
    storage,
    studies,
    credentials,
    feeds,
    pages,
    deletions: chooseDeletions(config, storage),
    db: opened.db,
    statementsWaiting: () => opened.pool?.().waiting ?? 0,
    jobs,
    fetch: makeGuardedFetch(),
    post: makeGuardedPost(),
    log,
    now: () => new Date(),
    newId: randomUUID,
    newSeed: () => randomInt(2 ** 31),
  }
  const metrics = await openMetrics(config, services, opened.pool)
  if (metrics) open.defer(() => metrics.close())
  const all = { ...services, payments: await choosePaymentProvider(services) }
  await checkRestored(all, place)
  return all
}

/**
 * Opens the storage. The folder of an embedded database belongs to it alone; a bucket, or a folder beside a PostgreSQL,
 * may belong to the original of a copy.
 */
async function chooseOwnStorage(config: Config, place: string, log: Logger): Promise<Storage> {
  const chosen = await chooseStorage(config)
  if (!config.s3 && !config.databaseUrl) return chosen
  const storage = ownStorage(chosen, place)
  storage.requireOwn().catch((err: unknown) => {
    if (err instanceof StorageOfAnother) log.error({ err }, 'Pictures are not deleted')
  })
  return storage
}

function listenToChanges(queue: OpenedDatabase['queue']): { close(): Promise<void> } | undefined {
  if (queue.backend === 'pglite') return undefined
  const { notifyHeartbeatIntervalMs: restMs, ...options } = queue.options
  return keepListening(options, {
    channel: AD_EVENTS_CHANNEL,
    onMessage: notifyAdUpdated,
    onStateChange: setListening,
    restMs,
  })
}

/**
 * Returns a folder on the disk that stores the pictures, because the system's temporary folder may be in memory; with a
 * bucket, there may be no such disk.
 */
function temporaryFolderOf({ s3, dataDir }: Config): string {
  return s3 ? path.join(tmpdir(), `placard-${userInfo().uid}`) : path.join(dataDir, 'uploads')
}

async function buildForRole(
  services: Services,
  lifecycle: Lifecycle,
  { openWeb, painters }: StartOptions,
): Promise<FastifyInstance> {
  if (services.config.role === 'worker') return buildBareApp(services, { lifecycle })
  const web = await openWeb()
  const app = await buildApp(services, { lifecycle, web, sketchPainters: painters })
  app.addHook('onClose', () => web.close())
  return app
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is used by another program: stop that one, or set PORT to another number.`,
      EACCES: `Port ${port} needs more rights than this user has: set PORT to a number above 1023.`,
      EADDRNOTAVAIL: `HOST is ${host}, which is no address of this computer: set HOST to one that is.`,
      ENOTFOUND: `HOST is ${host}, which is no address of this computer: set HOST to one that is.`,
    }
    const reason = reasons[code ?? '']
    throw reason ? new StartError(reason, { cause }) : cause
  }
}

async function startWorkers(services: Services, painters: PaintPool | undefined): Promise<{ close(): void }> {
  await registerSessionWorker(services)
  await registerTokenWorker(services)
  await registerConnectionWorker(services)
  await registerAccountWorker(services)
  await registerAuditWorker(services)
  await registerDeletionWorker(services)
  await registerPageReadsWorker(services)
  await registerKeysWorker(services)
  await registerBillingWorkers(services)
  const pool = painters ?? openPaintPool()
  await registerChangeWorker(services, pool)
  await registerSaleWorker(services, pool)
  await registerTrialWorker(services, pool)
  await registerCampaignWorker(services, pool)
  await registerReviewWorker(services)
  await registerWebhookWorker(services)
  await registerVersionsWorker(services)
  return registerGenerationWorker(services, pool)
}

/** Accepts no new requests, waits for the running ones, and in the end disconnects what still runs. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closed = app.close()
  const grace = sleep(REQUEST_GRACE_MS, 'late' as const, { ref: false })
  if ((await Promise.race([closed, grace])) === 'late') app.server.closeAllConnections()
  await closed
}

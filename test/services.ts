import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { choosePaymentProvider } from '#server/money/billing/choose-provider.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openFeedReader } from '#server/catalogue/feeds/feed-reader.ts'
import { openPicturePool } from '#server/pictures/images/picture-pool.ts'
import type { Studies } from '#server/pictures/images/studies.ts'
import type { GuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import type { GuardedPost } from '#server/platform/internet/guarded-post.ts'
import type { Models } from '#server/models/models.ts'
import { openPageReader } from '#server/catalogue/product-pages/page-reader.ts'
import type { Services } from '#server/services.ts'
import { openDiskStorage } from '#server/platform/storage/disk.ts'
import { openTemporaryFolder } from '#server/platform/storage/temporary-folder.ts'
import { openTestCredentials } from './pictures/credentials.ts'
import type { TestDatabase } from './platform/database.ts'
import { openTestJobs } from './platform/jobs.ts'

/** A Tuesday noon in the middle of a month, far from every boundary that a rule might have. */
export const TEST_TIME = new Date('2026-03-17T12:00:00.000Z')

/** Shared by all tests of a process: a start of a picture process takes longer than most of them. */
const pictures = openPicturePool({ standsBack: 0 })
const feeds = openFeedReader({ standsBack: 0 })
const pages = openPageReader()
const credentials = openTestCredentials()

/** Painters study the photos of tests themselves: the pool would study every upload. */
const NO_STUDIES: Studies = {
  begin: () => {},
  find: async () => undefined,
  close: () => {},
}

/** A test that opens an address brings its host: see `startWebHost`. */
const NO_INTERNET: GuardedFetch & GuardedPost = async () => {
  throw new Error('This test has no internet')
}

export interface TestServices extends Services {
  /** Sets the clock, which otherwise stands still. */
  setTime(moment: Date): void
}

/** Makes real services on a test database: storage in a temporary folder, the real queue, a clock that stands still. */
export async function makeTestServices(database: TestDatabase, overrides: Partial<Config> = {}): Promise<TestServices> {
  const services = await makeServices(database, overrides)
  const { models, jobs, temporary, config } = services
  onTestFinished(async () => {
    await models?.close()
    await jobs.stop()
    await temporary.close()
    rmSync(config.dataDir, { recursive: true, force: true })
  })
  return services
}

/** Makes the same services for callers that end them themselves. */
export async function makeServices(database: TestDatabase, overrides: Partial<Config>): Promise<TestServices> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'placard-data-'))
  let time = TEST_TIME
  const config = { ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), ...overrides }
  const services = {
    config,
    models: await openConfiguredModels(config),
    temporary: await openTemporaryFolder(path.join(dataDir, 'uploads')),
    pictures,
    feeds,
    pages,
    studies: NO_STUDIES,
    credentials,
    db: database.db,
    statementsWaiting: () => database.opened.pool?.().waiting ?? 0,
    storage: openDiskStorage(path.join(dataDir, 'storage')),
    deletions: openDiskStorage(dataDir),
    jobs: await openTestJobs(database.opened),
    fetch: NO_INTERNET,
    post: NO_INTERNET,
    log: pino({ level: 'silent' }),
    now: () => time,
    newId: randomUUID,
    newSeed: countSeeds(),
    setTime: (moment: Date) => {
      time = moment
    },
  }
  return { ...services, payments: await choosePaymentProvider(services) }
}

/**
 * Returns seeds that give the same ads in every run, whatever ran before: a random seed in a thousand might affect a
 * test that is not about it.
 */
export function countSeeds(): () => number {
  let seeds = 0
  return () => ++seeds
}

export async function openConfiguredModels({ models }: Config): Promise<Models | undefined> {
  return models && (await import('#server/models/models.ts')).openModels(models)
}

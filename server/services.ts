import type { Logger } from 'pino'
import type { PaymentProvider } from './billing/payment-provider.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { FeedReader } from './feeds/feed-reader.ts'
import type { PicturePool } from './images/picture-pool.ts'
import type { Studies } from './images/studies.ts'
import type { GuardedFetch } from './internet/guarded-fetch.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Models } from './models/models.ts'
import type { PageReader } from './product-pages/page-reader.ts'
import type { Storage } from './storage/storage.ts'
import type { TemporaryFolder } from './storage/temporary-folder.ts'

/** What operations work with, chosen once at start. Time, randomness and ids come in here and nowhere else. */
export interface Services {
  config: Config
  db: Database
  /** How many statements wait for a connection to the database; where it is embedded, they wait inside of it, unseen. */
  statementsWaiting: () => number
  storage: Storage
  /** Where it is kept that something was deleted: no backup of the database brings it back. */
  deletions: Pick<Storage, 'put' | 'list'>
  /** Where uploads wait for their turn. */
  temporary: TemporaryFolder
  /** Decodes uploads and studies photos, beside the requests. */
  pictures: PicturePool
  studies: Studies
  /** What others wrote is read beside the requests too. */
  feeds: FeedReader
  pages: PageReader
  jobs: Jobs
  /** The one way to what is at an address that somebody has named. */
  fetch: GuardedFetch
  /** Undefined where no model is configured. */
  models: Models | undefined
  payments: PaymentProvider
  log: Logger
  now: () => Date
  newId: () => string
  /** A 31-bit seed for a new ad. */
  newSeed: () => number
}

/** What a payment provider may be made of: everything but itself. */
export type ProviderServices = Omit<Services, 'payments'>

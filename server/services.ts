import type { Logger } from 'pino'
import type { PaymentProvider } from '#server/money/billing/payment-provider.ts'
import type { Config } from './config.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { FeedReader } from '#server/catalogue/feeds/feed-reader.ts'
import type { Credentials } from '#server/pictures/credentials/open-credentials.ts'
import type { PicturePool } from '#server/pictures/images/picture-pool.ts'
import type { Studies } from '#server/pictures/images/studies.ts'
import type { GuardedFetch } from '#server/platform/internet/guarded-fetch.ts'
import type { GuardedPost } from '#server/platform/internet/guarded-post.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Models } from './models/models.ts'
import type { PageReader } from '#server/catalogue/product-pages/page-reader.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import type { TemporaryFolder } from '#server/platform/storage/temporary-folder.ts'

/**
 * Everything that operations work with, chosen once at the start. Time, randomness and ids come in here and nowhere
 * else. A function that needs no more than five of them, for itself and for what it calls, names those:
 * `Pick<Services, 'db' | 'now'>`. Kinds of work that need more have a name below.
 */
export interface Services {
  config: Config
  db: Database
  /**
   * Returns the number of statements that wait for a connection to the database; the embedded one queues them
   * internally, unseen.
   */
  statementsWaiting: () => number
  storage: Storage
  /** Storage of deletions, so that no backup of the database brings anything back. */
  deletions: Pick<Storage, 'put' | 'list'>
  /** Folder where uploads wait for their turn. */
  temporary: TemporaryFolder
  /** Decodes uploads and studies photos, outside of this process's event loop. */
  pictures: PicturePool
  studies: Studies
  /** Signs ads and reads who signed a picture, also outside of the event loop. */
  credentials: Credentials
  /** Reads content that others wrote, also outside of the event loop. */
  feeds: FeedReader
  pages: PageReader
  jobs: Jobs
  /** The only way to open an address that somebody has named. */
  fetch: GuardedFetch
  /** The only way to send something to such an address. */
  post: GuardedPost
  /** Configured models, if any. */
  models: Models | undefined
  payments: PaymentProvider
  log: Logger
  now: () => Date
  newId: () => string
  /** Returns a 31-bit seed for a new ad. */
  newSeed: () => number
}

/** Services that start a change of finished pictures. */
export type ChangeServices = Pick<
  Services,
  'config' | 'credentials' | 'db' | 'jobs' | 'log' | 'newId' | 'now' | 'payments' | 'storage'
>

/** Services that paint a change on finished pictures. */
export type RepaintServices = ChangeServices & Pick<Services, 'studies'>

/** Services that start a generation. */
export type GenerationServices = ChangeServices & Pick<Services, 'log' | 'models' | 'newSeed'>

/** Services that run a generation to its end. */
export type PaintingServices = RepaintServices & Pick<Services, 'log' | 'models'>

/** Services that fetch a photo from the internet and store it. */
export type PhotoServices = Pick<
  Services,
  'credentials' | 'db' | 'fetch' | 'newId' | 'now' | 'pictures' | 'storage' | 'temporary'
>

/** Services that ask the payment provider about a user. */
export type BillingServices = Pick<Services, 'config' | 'db' | 'log' | 'newId' | 'now' | 'payments'>

/** Services that a payment provider may use: all but itself. */
export type ProviderServices = Omit<Services, 'payments'>

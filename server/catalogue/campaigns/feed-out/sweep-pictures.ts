import { dropImages } from '#server/pictures/images/drop-images.ts'
import type { Services } from '#server/services.ts'
import { listEndedFeeds, updateFeedOut } from './feed-out-store.ts'
import { listPicturesOfFeed, listReplacedPictures } from './published-store.ts'

/** Days for which the address of a picture is served after another one took its place. */
const REPLACED_DAYS = 30
const DAY_MS = 24 * 60 * 60_000
const BATCH = 500

/** Returns the moment before which replaced pictures are served no more. */
export function keptAfter(now: Date): Date {
  return new Date(now.getTime() - REPLACED_DAYS * DAY_MS)
}

/** Deletes published pictures that are served no more, with their bytes. */
export async function sweepFeedPictures(services: Pick<Services, 'db' | 'jobs' | 'now'>): Promise<void> {
  const { db, now } = services
  for (;;) {
    const old = await listReplacedPictures(db, keptAfter(now()), BATCH)
    if (old.length === 0) break
    await db.transaction((tx) => dropImages(tx, services, old))
  }
  for (;;) {
    const [ended] = await listEndedFeeds(db, now(), 1)
    if (ended === undefined) return
    const pictures = await listPicturesOfFeed(db, ended, BATCH)
    await db.transaction(async (tx) => {
      await dropImages(tx, services, pictures)
      // Its owner may come back to Pro: the feed is then published at the same address.
      if (pictures.length < BATCH) await updateFeedOut(tx, ended, { report: null })
    })
  }
}

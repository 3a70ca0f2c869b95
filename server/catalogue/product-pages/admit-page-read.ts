import { PAGE_REST_SECONDS, PAGES_PER_HOUR } from '#contract/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { lockAccount } from '#server/people/users/lock-account.ts'
import { insertPageRead, listPageReads } from './store.ts'

export const PAGE_READS_KEPT_MS = 60 * 60 * 1000

/**
 * Counts a page that is about to be read, and returns the id of its record. Throws TOO_MANY_REQUESTS after ten in an
 * hour, and for a page that was read within the minute. A page that cannot be read counts too, so that nobody can probe
 * the internet with our server.
 */
export async function admitPageRead(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { userId, address }: { userId: string; address: string },
): Promise<string> {
  const readAt = now()
  const id = newId()
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const reads = await listPageReads(tx, userId, new Date(readAt.getTime() - PAGE_READS_KEPT_MS))
    const tenth = reads[PAGES_PER_HOUR - 1]
    if (tenth) throw tooMany(HOUR_IS_FULL, PAGE_READS_KEPT_MS - (readAt.getTime() - tenth.readAt.getTime()))
    const same = reads.find((read) => read.address === address)
    const restMs = same ? PAGE_REST_SECONDS * 1000 - (readAt.getTime() - same.readAt.getTime()) : 0
    if (restMs > 0) throw tooMany('This page was read a moment ago.', restMs)
    await insertPageRead(tx, { id, userId, address, photos: [], readAt })
  })
  return id
}

const HOUR_IS_FULL = `${PAGES_PER_HOUR} pages were read for you within the hour.`

function tooMany(reason: string, waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000)
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`
  const error = new AppError(
    'TOO_MANY_REQUESTS',
    `${reason} Please try again in ${wait}, or fill in the fields yourself.`,
  )
  error.headers['retry-after'] = String(seconds)
  return error
}

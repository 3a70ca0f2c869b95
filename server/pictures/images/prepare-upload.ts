import { readFile } from 'node:fs/promises'
import { ChildLost } from '#server/platform/worker-processes/child.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { PicturePool } from './picture-pool.ts'
import type { PreparedFile, WaitingFile } from './picture-tasks.ts'
import type { Picture } from './picture.ts'

/**
 * Most files that wait, of all users together: they take some two minutes on two cores if all of them are as large as
 * they may be.
 */
const FILES_WAITING_MAX = 100

/**
 * Longest wait for a turn. A client that waits longer may be disconnected by a proxy (Node's own fetch gives up after
 * five minutes), so it gets an answer before that.
 */
const TURN_WITHIN_MS = 4 * 60_000

/** Time until a slot is likely to be free again, for Retry-After. */
export const RETRY_AFTER_SECONDS = 30

/**
 * Measures a file that waits on disk, then decodes it when its turn has come. Throws an AppError: what is wrong with
 * the file, or UNAVAILABLE if too many wait already or the turn does not come.
 */
export async function prepareUpload(
  pool: PicturePool,
  file: WaitingFile,
  { owner, signal, turnWithinMs = TURN_WITHIN_MS }: { owner: string; signal: AbortSignal; turnWithinMs?: number },
): Promise<PreparedFile> {
  if (pool.waiting >= FILES_WAITING_MAX) throw new AppError('UNAVAILABLE', TOO_MANY_WAIT)
  const impatience = new AbortController()
  const limit = setTimeout(() => impatience.abort(new AppError('UNAVAILABLE', TOO_MANY_WAIT)), turnWithinMs)
  const whileWaiting = { owner, signal: AbortSignal.any([signal, impatience.signal]) }
  const atItsTurn = async () => {
    clearTimeout(limit)
    return file
  }
  try {
    const { megapixels } = await pool.ask('measure', file, { ...whileWaiting, ...MEASURING })
    return await pool.ask('prepare', atItsTurn, { ...whileWaiting, megapixels })
  } catch (error) {
    if (error instanceof ChildLost) throw new AppError('VALIDATION_FAILED', unreadable(file.name), 'images')
    throw error
  } finally {
    clearTimeout(limit)
  }
}

/** Reads a prepared file into memory. Read one at a time: each may have many megabytes. */
export async function readPreparedFile({
  facts: { contentType },
  picturePath,
  thumbnailPath,
}: PreparedFile): Promise<Pick<Picture, 'bytes' | 'contentType' | 'thumbnail'>> {
  return { bytes: await readFile(picturePath), contentType, thumbnail: await readFile(thumbnailPath) }
}

/**
 * Cost of measuring: a process takes as much as two megapixels do, so it is started beside all but the very largest
 * pictures.
 */
const MEASURING = { megapixels: 2, isPreparation: true }

const TOO_MANY_WAIT = 'Many people are uploading photos right now. Please try again in half a minute.'

function unreadable(name: string): string {
  return `"${name}" cannot be read. Please save it as JPEG or PNG and upload it again, or choose another picture.`
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Storage } from '#server/platform/storage/storage.ts'
import { imageKey, studyKey } from './keys.ts'
import type { PicturePool } from './picture-pool.ts'
import { readStudyFile, STUDY_TYPE } from './study-file.ts'

/** A stored photo and its owner: slots go round between users. */
export interface KeptPhoto {
  id: string
  userId: string
}

/** The studies of photos: each is made once and stored beside its photo. */
export interface Studies {
  /** Studies photos that have just arrived, each when there is time. */
  begin(photos: readonly KeptPhoto[]): void
  /**
   * Finds the stored study for a caller who waits, or makes it in its turn, once for many callers. Returns undefined if
   * there is none in time, for any reason: the painting process then studies the photo itself. `patienceMs` is how long
   * to wait until it begins.
   */
  find(photo: KeptPhoto, patienceMs?: number): Promise<Uint8Array | undefined>
  close(): void
}

export interface StudiesOptions {
  storage: Storage
  pictures: PicturePool
  log: Logger
  /** Longest wait until a study begins. */
  patienceMs?: number
}

interface UnderWay {
  study: Promise<Uint8Array | undefined>
  /** Aborts when a caller waits for the study. */
  wanted: AbortController
  hasBegun(): boolean
}

/** Most studies under way, of all users together. Photos beyond that are studied in the turn of their ad. */
const UNDER_WAY_MAX = 1_000

/** Cost of a study in the pictures' budget: beside two of them nothing else is decoded. */
const STUDY_MEGAPIXELS = 25

/**
 * How long a job waits for a study that has begun. A painting process would need less time to study the photo itself,
 * but never less than the rest of that study.
 */
const PATIENCE_MS = 15_000

export function openStudies({ storage, pictures, log, patienceMs = PATIENCE_MS }: StudiesOptions): Studies {
  const underWay = new Map<string, UnderWay>()
  const closing = new AbortController()
  const ask = warnOnce(log)

  function start(photo: KeptPhoto): UnderWay {
    const wanted = new AbortController()
    let begun = false
    const study = readOrMake(photo, { wanted: wanted.signal, onBegin: () => (begun = true) })
      .catch((err: unknown) => {
        const isKnown = err instanceof StorageAway || err instanceof PhotoDeleted || closing.signal.aborted
        if (!isKnown) log.warn({ err, imageId: photo.id }, 'A photo was not studied: the painters of its ads will try')
        return undefined
      })
      .finally(() => underWay.delete(photo.id))
    const started = { study, wanted, hasBegun: () => begun }
    underWay.set(photo.id, started)
    return started
  }

  async function readOrMake(
    { id, userId }: KeptPhoto,
    { wanted, onBegin }: { wanted: AbortSignal; onBegin: () => void },
  ): Promise<Uint8Array> {
    const kept = await ask(() => storage.get(studyKey(id)))
    if (kept && readStudyFile(kept)) return kept
    const order = { owner: userId, megapixels: STUDY_MEGAPIXELS, givesWayUntil: wanted, signal: closing.signal }
    const begin = () => {
      onBegin()
      return readPhoto(id)
    }
    const study = await pictures.ask('study', begin, order)
    // Two processes that study the same photo write the same bytes.
    await ask(() => storage.put(studyKey(id), study, STUDY_TYPE)).catch(() => {})
    return study
  }

  async function readPhoto(id: string): Promise<{ bytes: Uint8Array }> {
    const bytes = await ask(() => storage.get(imageKey(id)))
    if (!bytes) throw new PhotoDeleted()
    return { bytes }
  }

  return {
    begin(photos) {
      for (const photo of photos) {
        if (underWay.size < UNDER_WAY_MAX && !underWay.has(photo.id)) start(photo)
      }
    },
    async find(photo, patience = patienceMs) {
      const { study, wanted, hasBegun } = underWay.get(photo.id) ?? start(photo)
      wanted.abort()
      return (await inTime(study, patience)) ?? (hasBegun() ? study : undefined)
    },
    close: () => closing.abort(new Error('The studies of photos have been closed')),
  }
}

/** Thrown if the photo was deleted while it waited. */
class PhotoDeleted extends Error {}

/** Thrown if the storage does not answer; already logged. */
class StorageAway extends Error {}

/** Makes a function that asks the storage and logs only the first of many failures in a row. It throws StorageAway. */
function warnOnce(log: Logger) {
  let isAway = false
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await work()
      isAway = false
      return answer
    } catch (err) {
      if (!isAway) log.warn({ err }, 'The storage of the studies does not answer: painters study photos themselves')
      isAway = true
      throw new StorageAway()
    }
  }
}

async function inTime<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value | undefined> {
  const settled = new AbortController()
  const late = sleep(timeoutMs, undefined, { ref: false, signal: settled.signal }).catch(() => undefined)
  try {
    return await Promise.race([promise, late])
  } finally {
    settled.abort()
  }
}

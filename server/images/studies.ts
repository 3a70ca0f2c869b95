import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Storage } from '../storage/storage.ts'
import { imageKey, studyKey } from './keys.ts'
import type { PicturePool } from './picture-pool.ts'
import { readStudyFile, STUDY_TYPE } from './study-file.ts'

/** A photo that is kept, and whose it is: places go round between people. */
export interface KeptPhoto {
  id: string
  userId: string
}

/** What the studio finds out about photos: once a photo, and kept beside it. */
export interface Studies {
  /** For photos that have just come: each is studied when there is time. */
  begin(photos: readonly KeptPhoto[]): void
  /**
   * For somebody who waits: the study that is kept, or one made in its turn, once however many ask. Undefined where there is none in
   * time, for whatever reason: whoever paints studies the photo then. `patienceMs` is how long one waits until it begins.
   */
  find(photo: KeptPhoto, patienceMs?: number): Promise<Uint8Array | undefined>
  close(): void
}

export interface StudiesOptions {
  storage: Storage
  pictures: PicturePool
  log: Logger
  /** How long somebody waits until a study begins. */
  patienceMs?: number
}

interface UnderWay {
  study: Promise<Uint8Array | undefined>
  /** Aborts when somebody waits for it. */
  wanted: AbortController
  hasBegun(): boolean
}

/** Of all people. What comes beyond is studied in the turn of its ad. */
const UNDER_WAY_MAX = 1_000

/** What a study takes of the pictures' budget: beside two of them nothing else is decoded. */
const STUDY_MEGAPIXELS = 25

/** A painter takes less time than this to study a photo itself, but no less than is left of a study that has begun. */
const PATIENCE_MS = 15_000

export function openStudies({ storage, pictures, log, patienceMs = PATIENCE_MS }: StudiesOptions): Studies {
  const underWay = new Map<string, UnderWay>()
  const closing = new AbortController()
  const ask = tellOnce(log)

  function start(photo: KeptPhoto): UnderWay {
    const wanted = new AbortController()
    let begun = false
    const study = readOrMake(photo, { wanted: wanted.signal, onBegin: () => (begun = true) })
      .catch((err: unknown) => {
        const isKnown = err instanceof StorageAway || err instanceof PhotoGone || closing.signal.aborted
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
    if (!bytes) throw new PhotoGone()
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

/** The photo was deleted while it waited. */
class PhotoGone extends Error {}

/** The log has it. */
class StorageAway extends Error {}

/** Asks the storage. Of many failures in a row the log gets one. Throws StorageAway. */
function tellOnce(log: Logger) {
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

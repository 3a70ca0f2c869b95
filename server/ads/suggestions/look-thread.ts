import type { LanguageCode } from '#contract/languages.ts'
import type { LookAdvice } from '#contract/ads/look.ts'
import type { AdWords, AnsweredRequest, AskedChange, RequestedAd } from '#studio/index.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { StudyFacts } from '#server/pictures/images/study-file.ts'
import { openThread } from '#server/platform/threads/open-thread.ts'

export interface LookTask {
  words: AdWords
  /** Its thumbnail, and the stored study of the photo. */
  hero: { imageId: string; bytes: Uint8Array; study?: StudyFacts | undefined }
}

export interface TaglineTask {
  words: AdWords
  /** Lines of a text model, if one was asked. */
  proposed: readonly string[]
}

export interface TranslationTask {
  name: string
  language: LanguageCode
  originals: readonly string[]
  /** Translations of a text model, in the order of the texts. */
  proposed: readonly string[]
}

export interface RequestTask {
  /** The requested change, in plain words. */
  request: string
  words: AdWords
  /** The ad. Its language is recognised by its words. */
  ad: Omit<RequestedAd, 'language'>
  /** The reading of a text model, if one was asked. */
  proposed: readonly AskedChange[]
}

/** Tasks of the thread; look-worker.ts tells them apart. */
export type AdviceTask = LookTask | TaglineTask | TranslationTask | RequestTask

/** The studio's advice before an ad is made. */
export interface LookThread {
  adviseLook(task: LookTask): Promise<LookAdvice>
  suggestTaglines(task: TaglineTask): Promise<string[]>
  /** Returns undefined in the place of each that may not be shown. */
  checkTranslations(task: TranslationTask): Promise<(string | undefined)[]>
  answerRequest(task: RequestTask): Promise<AnsweredRequest>
  close(): Promise<void>
}

/** Idle time of the thread, in which the studio takes 60 MB. */
const IDLE_MS = 60_000
/**
 * Most waiting tasks. A study takes a tenth of a second: a request that would wait longer than a few seconds is
 * refused.
 */
const WAITING_MAX = 40

/**
 * Opens the thread, off the event loop: the study of a photo takes up to 300 ms of a core, and the studio 60 MB that
 * the server does without.
 */
export function openLookThread({ idleMs = IDLE_MS } = {}): LookThread {
  const program = new URL('look-worker.ts', import.meta.url)
  const thread = openThread<AdviceTask, LookAdvice | (string | undefined)[] | AnsweredRequest>({
    program,
    work: 'gives advice',
    idleMs,
  })
  const ask = async (task: AdviceTask) => {
    if (thread.waiting >= WAITING_MAX) {
      throw new AppError('UNAVAILABLE', 'Too many people ask for advice. Please try again in a few seconds.')
    }
    return thread.ask(task)
  }
  return {
    adviseLook: async (task) => (await ask(task)) as LookAdvice,
    suggestTaglines: async (task) => (await ask(task)) as string[],
    checkTranslations: async (task) => (await ask(task)) as (string | undefined)[],
    answerRequest: async (task) => (await ask(task)) as AnsweredRequest,
    close: () => thread.close(),
  }
}

import type { ChangeEvent } from '#contract/change.ts'
import type { FormatId } from '#contract/formats.ts'
import type { ProgressEvent } from '#contract/generation.ts'
import type { Variant } from '#contract/variant.ts'
import type { FormatsOptions } from '#web/api/generate-formats.ts'
import type { GenerateOptions } from '#web/api/generate-variant.ts'
import type { ProgressListener } from '#web/api/progress-stream.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Failure, offersStudio, readFailure } from './read-failure.ts'
import { type FormatState, type Generating, IDLE, type Refused, startOf } from './format-state.ts'

/** What a session needs of the world. */
export interface GenerationEdge {
  generate: (format: FormatId, options?: GenerateOptions) => Promise<Variant | { jobId: string }>
  generateAll: (
    formats: readonly FormatId[],
    options?: FormatsOptions,
  ) => Promise<{ jobs: { format: FormatId; jobId: string }[] }>
  cancel: (format: FormatId) => Promise<void>
  /** The variants as the server has them now. */
  readVariants: () => Promise<Variant[]>
  follow: (listener: ProgressListener) => () => void
  onFinished: (variant: Variant) => void
  /** The stream told of a change of finished pictures, which is none of a session's matter. */
  onChange: (event: ChangeEvent) => void
  onFailed: (message: string) => void
  /** What failed last is over: another try begins, or its panel was left. */
  onSettled: () => void
}

/** What became of asking for several formats; of what failed a toast has told. */
export type Start = { kind: 'accepted' | 'failed' } | Refused

/** How long entering waits for the stream to say where the ad stands before it decides without that. */
const TOLD_MS = 3_000
/** How long after a reconnection a generation may stay unmentioned before it counts as lost. */
const UNMENTIONED_MS = 5_000

export const LOST_MESSAGE = t('The connection was lost before the ad was finished. Please try again.')

/**
 * The generations of one ad, as this page sees them. Two paths tell how a generation ended, the answer of the call and the
 * progress stream; whichever speaks first counts, and each ending is reported once. A call that breaks off proves nothing:
 * the job runs on at the server, so the stream is opened anew and has the last word.
 */
export class GenerationSession {
  readonly #edge: GenerationEdge
  readonly #states = new Map<FormatId, FormatState>()
  readonly #listeners = new Set<() => void>()
  /** Jobs known to have ended, so that the stream's repetition of an ending is not taken for a new one. */
  readonly #ended = new Map<string, ProgressEvent>()
  #stopFollowing: (() => void) | undefined
  #told = Promise.withResolvers<void>()
  /** Another one each time that watching begins or ends. */
  #watch = Symbol('watch')

  constructor(edge: GenerationEdge) {
    this.#edge = edge
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The same object until something changes, as React's external stores want it. */
  stateOf(format: FormatId): FormatState {
    return this.#states.get(format) ?? IDLE
  }

  /** Follows the stream until the returned function is called. */
  watch(): () => void {
    this.#watch = Symbol('watch')
    this.#restartStream()
    return () => {
      this.#watch = Symbol('watch')
      this.#stopFollowing?.()
      this.#stopFollowing = undefined
      this.#told = Promise.withResolvers()
    }
  }

  /**
   * Step 5 was entered with this format chosen: generates it if it has neither a variant nor a running job. A failure that is
   * known already is shown again and not repeated, and what was cancelled stays so, unless the person has just asked for the ad. Whoever leaves before that is
   * decided has asked for nothing.
   */
  async enter(format: FormatId, options: { asked: boolean }): Promise<void> {
    const watch = this.#watch
    if (options.asked) this.dismiss(format)
    if (this.stateOf(format).kind === 'idle') this.#set(format, { kind: 'checking' })
    const made = await this.#findVariant(format)
    const stillWaits = this.stateOf(format).kind === 'checking'
    if (stillWaits) this.#set(format, IDLE)
    if (made !== 'none' || !stillWaits || this.#watch !== watch) return
    const last = options.asked ? undefined : this.#lastEnding(format)
    if (last?.state === 'cancelled') return
    if (last?.state === 'failed') return this.#set(format, { kind: 'failed', message: messageOf(last) })
    await this.generate(format, undefined)
  }

  /** Looks once the stream has said what is going on, unless the page was left meanwhile. Unread variants are shown by whoever lists them. */
  async #findVariant(format: FormatId): Promise<'some' | 'none' | 'unknown'> {
    const watch = this.#watch
    await Promise.race([this.#told.promise, sleep(TOLD_MS)])
    if (this.#watch !== watch) return 'unknown'
    const variants = await this.#edge.readVariants().catch(() => undefined)
    if (!variants) return 'unknown'
    return variants.some((variant) => variant.format === format) ? 'some' : 'none'
  }

  async generate(format: FormatId, current: Variant | undefined, options?: GenerateOptions): Promise<void> {
    if (this.stateOf(format).kind === 'generating') return
    this.#edge.onSettled()
    this.#set(format, startOf(current?.id, true, options?.recipe !== undefined))
    try {
      const answer = await this.#edge.generate(format, options)
      if ('imageUrl' in answer) return this.#finish(format, answer)
      this.#adopt(format, answer.jobId)
    } catch (error) {
      this.#handleFailure(format, error)
    }
  }

  /**
   * Asks for several formats at once, which the server accepts all or none: with why not, nothing is made and nothing has changed here.
   * An answer that never came counts as accepted: the stream says what is made.
   */
  async generateAll(
    formats: readonly FormatId[],
    current: readonly Variant[],
    options?: FormatsOptions,
  ): Promise<Start> {
    const free = formats.filter((format) => this.stateOf(format).kind !== 'generating')
    this.#edge.onSettled()
    for (const format of free) {
      this.#set(format, startOf(current.find((variant) => variant.format === format)?.id, true))
    }
    try {
      const { jobs } = await this.#edge.generateAll(formats, options)
      for (const { format, jobId } of jobs) this.#adopt(format, jobId)
      // The server had it already.
      for (const format of free) if (jobs.every((job) => job.format !== format)) this.#set(format, IDLE)
      return { kind: 'accepted' }
    } catch (error) {
      return this.#notStarted(free, readFailure(error))
    }
  }

  #notStarted(formats: readonly FormatId[], failure: Failure): Start {
    for (const format of formats) {
      const state = this.stateOf(format)
      if (state.kind !== 'generating') continue
      this.#set(format, failure.kind === 'lost' ? { ...state, answerPending: false } : IDLE)
    }
    if (failure.kind === 'refused') return { kind: 'refused', code: failure.code, message: failure.message }
    if (failure.kind === 'failed') {
      this.#edge.onFailed(failure.message)
      return { kind: 'failed' }
    }
    if (this.#stopFollowing) this.#restartStream()
    return { kind: 'accepted' }
  }

  /** Stops a running generation; its credit comes back at the server. */
  async cancel(format: FormatId): Promise<void> {
    const state = this.stateOf(format)
    if (state.kind !== 'generating') return
    await this.#edge.cancel(format)
    if (this.stateOf(format).kind === 'generating') this.#set(format, IDLE)
  }

  /** Forgets a failure or a refusal, as when its panel is left or its format deleted. */
  dismiss(format: FormatId): void {
    const { kind } = this.stateOf(format)
    if (kind === 'failed') this.#edge.onSettled()
    if (kind !== 'generating') this.#set(format, IDLE)
  }

  #restartStream() {
    this.#stopFollowing?.()
    this.#stopFollowing = this.#edge.follow({
      onProgress: (event) => this.#progressed(event),
      onChange: (event) => this.#edge.onChange(event),
      onOpen: () => void this.#reopened(),
      onTold: () => this.#told.resolve(),
      onDrop: () => {},
    })
  }

  #progressed(event: ProgressEvent) {
    const state = this.stateOf(event.format)
    if (event.state === 'queued' || event.state === 'running') {
      const run = state.kind === 'generating' ? state : startOf(undefined, false)
      const { jobId, stage, percentage, secondsLeft } = event
      this.#set(event.format, { ...run, jobId, stage, percentage, secondsLeft })
      return
    }
    const isNews = !this.#ended.has(event.jobId)
    this.#ended.set(event.jobId, event)
    if (state.kind === 'generating' && isOf(state, event, isNews)) this.#conclude(event)
  }

  /** The job that an answer of 202 named may have ended in the meantime. */
  #adopt(format: FormatId, jobId: string) {
    const state = this.stateOf(format)
    if (state.kind !== 'generating') return
    this.#set(format, { ...state, jobId, answerPending: false })
    const ending = this.#ended.get(jobId)
    if (ending) this.#conclude(ending)
  }

  #conclude(event: ProgressEvent) {
    if (event.state === 'cancelled') return this.#set(event.format, IDLE)
    if (event.state === 'failed') return this.#failAs(event)
    if (event.variant) return this.#finish(event.format, event.variant)
    void this.#compareWithServer(event.format)
  }

  /** After a reconnection: what ended while nobody listened is in the list of variants or in the stream's first words. */
  async #reopened() {
    for (const [format, state] of this.#states) {
      if (state.kind !== 'generating') continue
      await this.#compareWithServer(format)
      setTimeout(() => this.#giveUpIfUnmentioned(format, state), UNMENTIONED_MS)
    }
  }

  async #compareWithServer(format: FormatId) {
    const variants = await this.#edge.readVariants().catch(() => [])
    const state = this.stateOf(format)
    const made = variants.find((variant) => variant.format === format)
    if (state.kind === 'generating' && made && made.id !== state.replacesVariantId) this.#finish(format, made)
  }

  #giveUpIfUnmentioned(format: FormatId, stateAtReopening: Generating) {
    const state = this.stateOf(format)
    if (state === stateAtReopening && !state.answerPending) this.#fail(format, LOST_MESSAGE)
  }

  #handleFailure(format: FormatId, error: unknown) {
    const state = this.stateOf(format)
    if (state.kind !== 'generating') return
    const failure = readFailure(error)
    // Cancelled, here or in another tab: the call's answer may be there before the cancellation's own.
    if (failure.code === 'CONFLICT' && !failure.isOfRecipe) return this.#set(format, IDLE)
    if (failure.kind === 'refused') return this.#set(format, { ...failure, kind: 'refused' })
    if (failure.kind === 'failed') return this.#fail(format, failure.message, failure.code)
    this.#set(format, { ...state, answerPending: false })
    if (this.#stopFollowing) this.#restartStream()
  }

  #finish(format: FormatId, variant: Variant) {
    if (this.stateOf(format).kind !== 'generating') return
    this.#set(format, IDLE)
    this.#edge.onFinished(variant)
  }

  #failAs(event: ProgressEvent) {
    const { format, code } = event
    const message = messageOf(event)
    if (offersStudio(code)) return this.#set(format, { kind: 'refused', code, message })
    this.#fail(format, message, code)
  }

  #fail(format: FormatId, message: string, code?: string) {
    const state = this.stateOf(format)
    const isExact = state.kind === 'generating' && state.isExact
    this.#set(format, { kind: 'failed', message, ...((code === 'NOT_FOUND' || isExact) && { isGone: true }) })
    this.#edge.onFailed(message)
  }

  #lastEnding(format: FormatId): ProgressEvent | undefined {
    return [...this.#ended.values()].findLast((event) => event.format === format)
  }

  #set(format: FormatId, state: FormatState) {
    this.#states.set(format, state)
    for (const listener of this.#listeners) listener()
  }
}

/**
 * Whether an ending belongs to the generation that is shown. Its job's id is known from the stream or the answer; while it is
 * not, only an ending that was never heard before and after the call broke off can be its own.
 */
function isOf(state: Generating, event: ProgressEvent, isNews: boolean): boolean {
  if (state.jobId) return state.jobId === event.jobId
  return isNews && !state.answerPending
}

function messageOf({ message }: ProgressEvent): string {
  return message ?? LOST_MESSAGE
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

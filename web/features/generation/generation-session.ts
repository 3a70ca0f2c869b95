import type { ChangeEvent } from '#contract/ads/change.ts'
import type { FormatId } from '#contract/formats.ts'
import type { ProgressEvent } from '#contract/ads/generation.ts'
import type { Variant } from '#contract/ads/variant.ts'
import type { FormatsOptions } from '#web/api/ads/generate-formats.ts'
import type { GenerateOptions } from '#web/api/ads/generate-variant.ts'
import type { ProgressListener } from '#web/api/ads/progress-stream.ts'
import { t } from '#web/i18n/i18n.ts'
import { type Failure, offersStudio, readGenerationFailure } from './read-failure.ts'
import { type FormatState, type Generating, IDLE, type Refused, initialGenerating } from './format-state.ts'

/** The outside world of a session: calls, stream and listeners. */
export interface GenerationEdge {
  generate: (format: FormatId, options?: GenerateOptions) => Promise<Variant | { jobId: string }>
  generateAll: (
    formats: readonly FormatId[],
    options?: FormatsOptions,
  ) => Promise<{ jobs: { format: FormatId; jobId: string }[] }>
  cancel: (format: FormatId) => Promise<void>
  /** Reads the variants from the server. */
  readVariants: () => Promise<Variant[]>
  follow: (listener: ProgressListener) => () => void
  onFinished: (variant: Variant) => void
  /** Called for a change of finished pictures, with which a session has nothing to do. */
  onChange: (event: ChangeEvent) => void
  onFailed: (message: string) => void
  /** Called when the last failure no longer matters: another try begins, or its panel was left. */
  onSettled: () => void
}

/** The result of starting several formats; a toast has shown a failure. */
export type Start = { kind: 'accepted' | 'failed' } | Refused

/** Maximum wait for the stream's first states when step 5 opens; after it, the decision is made without them. */
const READY_MS = 3_000
/** Time after a reconnection within which the stream must mention a generation; otherwise it counts as lost. */
const UNMENTIONED_MS = 5_000

export const LOST_MESSAGE = t('The connection was lost before the ad was finished. Please try again.')

/**
 * The generations of one ad, as this page sees them. Two sources report the end of a generation, the answer of the call
 * and the progress stream; the first one counts, and each end is reported once. A call that breaks off proves nothing:
 * the job continues on the server, so the stream is opened again and decides.
 */
export class GenerationSession {
  readonly #edge: GenerationEdge
  readonly #states = new Map<FormatId, FormatState>()
  readonly #listeners = new Set<() => void>()
  /** Jobs that have ended, so that an end that the stream repeats is not taken for a new one. */
  readonly #ended = new Map<string, ProgressEvent>()
  #stopFollowing: (() => void) | undefined
  #ready = Promise.withResolvers<void>()
  /** A new symbol each time that watching begins or ends. */
  #watch = Symbol('watch')

  constructor(edge: GenerationEdge) {
    this.#edge = edge
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Gives the same object until something changes, as React's external stores require. */
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
      this.#ready = Promise.withResolvers()
    }
  }

  /**
   * Generates a format when step 5 opens with it, if it has neither a variant nor a running job. A known failure is
   * shown again without another try, and a cancelled generation stays cancelled, unless the user has just requested the
   * ad. Nothing is generated if the user leaves before that is decided.
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

  /**
   * Reads the variants once the stream has sent its states, unless the page was left meanwhile. A failed read gives
   * 'unknown'; the list of variants shows it.
   */
  async #findVariant(format: FormatId): Promise<'some' | 'none' | 'unknown'> {
    const watch = this.#watch
    await Promise.race([this.#ready.promise, sleep(READY_MS)])
    if (this.#watch !== watch) return 'unknown'
    const variants = await this.#edge.readVariants().catch(() => undefined)
    if (!variants) return 'unknown'
    return variants.some((variant) => variant.format === format) ? 'some' : 'none'
  }

  async generate(format: FormatId, current: Variant | undefined, options?: GenerateOptions): Promise<void> {
    if (this.stateOf(format).kind === 'generating') return
    this.#edge.onSettled()
    this.#set(format, initialGenerating(current?.id, true, options?.recipe !== undefined))
    try {
      const answer = await this.#edge.generate(format, options)
      if ('imageUrl' in answer) return this.#finish(format, answer)
      this.#adopt(format, answer.jobId)
    } catch (error) {
      this.#handleFailure(format, error)
    }
  }

  /**
   * Starts several formats at once, which the server accepts all or none. After a refusal nothing is made and no state
   * changes here. A missing answer counts as accepted: the stream reports the formats that are being made.
   */
  async generateAll(
    formats: readonly FormatId[],
    current: readonly Variant[],
    options?: FormatsOptions,
  ): Promise<Start> {
    const free = formats.filter((format) => this.stateOf(format).kind !== 'generating')
    this.#edge.onSettled()
    for (const format of free) {
      this.#set(format, initialGenerating(current.find((variant) => variant.format === format)?.id, true))
    }
    try {
      const { jobs } = await this.#edge.generateAll(formats, options)
      for (const { format, jobId } of jobs) this.#adopt(format, jobId)
      // The server had these formats already.
      for (const format of free) if (jobs.every((job) => job.format !== format)) this.#set(format, IDLE)
      return { kind: 'accepted' }
    } catch (error) {
      return this.#notStarted(free, readGenerationFailure(error))
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

  /** Cancels a running generation; the server releases its credit. */
  async cancel(format: FormatId): Promise<void> {
    const state = this.stateOf(format)
    if (state.kind !== 'generating') return
    await this.#edge.cancel(format)
    if (this.stateOf(format).kind === 'generating') this.#set(format, IDLE)
  }

  /** Clears a failure or a refusal, for instance when its panel is left or its format deleted. */
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
      onReady: () => this.#ready.resolve(),
      onDrop: () => {},
    })
  }

  #progressed(event: ProgressEvent) {
    const state = this.stateOf(event.format)
    if (event.state === 'queued' || event.state === 'running') {
      const run = state.kind === 'generating' ? state : initialGenerating(undefined, false)
      const { jobId, stage, percentage, secondsLeft } = event
      this.#set(event.format, { ...run, jobId, stage, percentage, secondsLeft })
      return
    }
    const isNews = !this.#ended.has(event.jobId)
    this.#ended.set(event.jobId, event)
    if (state.kind === 'generating' && isOf(state, event, isNews)) this.#conclude(event)
  }

  /** Adopts the job of an answer of 202, which may have ended in the meantime. */
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

  /**
   * Runs after a reconnection: generations that ended meanwhile are in the list of variants or in the stream's first
   * states.
   */
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
    const failure = readGenerationFailure(error)
    // It was cancelled, here or in another tab: the call's answer may arrive before that of the cancellation.
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
 * Tells whether an end belongs to the generation that is shown. Its job's id is known from the stream or the answer.
 * While it is not, only a first report of an end that comes after the call broke off can be its own.
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

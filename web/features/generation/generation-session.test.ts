import { expect, it, vi } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import type { ProgressEvent } from '#contract/ads/generation.ts'
import type { Variant } from '#contract/ads/variant.ts'
import { makeVariant } from '#test/web/make-creative.ts'
import { ApiError } from '#web/api/platform/api-error.ts'
import type { ProgressListener } from '#web/api/ads/progress-stream.ts'
import { GenerationSession, LOST_MESSAGE } from './generation-session.ts'

const JOB = '7d8f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11'
const OLD_JOB = '11111111-3b8e-4a57-9d3d-0d6f6c4c1f11'
const made = makeVariant('square')
const unreachable = new Error('The server could not be reached.')

function news(state: ProgressEvent['state'], more: Partial<ProgressEvent> = {}): ProgressEvent {
  return { format: 'square', jobId: JOB, stage: 'paint', percentage: 60, state, ...more }
}

/** Starts a session; the test answers its generate call and sends on its stream. */
function begin(stored: Variant[] = []) {
  vi.useFakeTimers()
  const answers: PromiseWithResolvers<Variant | { jobId: string }>[] = []
  const jobs = Promise.withResolvers<{ jobs: { format: FormatId; jobId: string }[] }>()
  const follows: ProgressListener[] = []
  const edge = {
    generate: vi.fn(() => {
      answers.push(Promise.withResolvers())
      return answers.at(-1)!.promise
    }),
    generateAll: vi.fn(() => jobs.promise),
    cancel: vi.fn(async () => {}),
    readVariants: vi.fn(async () => [...stored]),
    follow: (listener: ProgressListener) => {
      follows.push(listener)
      return () => {}
    },
    onFinished: vi.fn(),
    onFailed: vi.fn(),
    onChange: vi.fn(),
    onSettled: vi.fn(),
  }
  const session = new GenerationSession(edge)
  const leave = session.watch()
  const stream = () => follows.at(-1)!
  return {
    session,
    leave,
    edge,
    stored,
    follows,
    stream,
    answer: () => answers.at(-1)!,
    jobs: () => jobs,
    wait: vi.advanceTimersByTimeAsync,
  }
}

async function enter(page: ReturnType<typeof begin>, asked: boolean) {
  page.stream().onOpen()
  page.stream().onReady()
  void page.session.enter('square', { asked })
  await page.wait(1)
}

it('generates a format that has neither a variant nor a running job', async () => {
  const page = begin()
  await enter(page, false)
  expect(page.edge.generate).toHaveBeenCalledOnce()
  expect(page.session.stateOf('square')).toMatchObject({ kind: 'generating', stage: 'queued', percentage: 0 })
})

it('decides nothing before the stream has sent the ad’s state', async () => {
  const page = begin()
  page.stream().onOpen()
  void page.session.enter('square', { asked: false })
  await page.wait(2_000)
  expect(page.session.stateOf('square')).toEqual({ kind: 'checking' })
  page.stream().onProgress(news('running'))
  page.stream().onReady()
  await page.wait(1)
  expect(page.edge.generate).not.toHaveBeenCalled()
  expect(page.session.stateOf('square')).toMatchObject({ kind: 'generating', percentage: 60 })
})

it('requests nothing when the step is left before that is decided', async () => {
  const page = begin()
  page.stream().onOpen()
  void page.session.enter('square', { asked: false })
  expect(page.session.stateOf('square')).toEqual({ kind: 'checking' })
  page.leave()
  await page.wait(10_000)
  expect(page.edge.readVariants).not.toHaveBeenCalled()
  expect(page.edge.generate).not.toHaveBeenCalled()
  expect(page.session.stateOf('square')).toEqual({ kind: 'idle' })
})

it('does not restart a cancelled generation by itself, but does when the user requests it', async () => {
  const page = begin()
  page.stream().onProgress(news('cancelled'))
  await enter(page, false)
  expect(page.edge.generate).not.toHaveBeenCalled()
  expect(page.session.stateOf('square')).toEqual({ kind: 'idle' })
  await enter(page, true)
  expect(page.edge.generate).toHaveBeenCalledOnce()
})

it('requests nothing while it is unknown what exists', async () => {
  const page = begin()
  page.edge.readVariants.mockRejectedValue(unreachable)
  await enter(page, false)
  expect(page.edge.generate).not.toHaveBeenCalled()
})

it('leaves a format alone that has its variant', async () => {
  const page = begin([made])
  await enter(page, true)
  expect(page.edge.generate).not.toHaveBeenCalled()
})

it('shows a running job instead of starting another', async () => {
  const page = begin()
  page.stream().onProgress(news('running'))
  await enter(page, false)
  expect(page.edge.generate).not.toHaveBeenCalled()
  expect(page.session.stateOf('square')).toMatchObject({ kind: 'generating', stage: 'paint', percentage: 60 })
  page.stream().onProgress(news('done', { variant: made }))
  expect(page.edge.onFinished).toHaveBeenCalledExactlyOnceWith(made)
})

it('shows an earlier failure again instead of repeating it, unless the user requests it', async () => {
  const page = begin()
  page.stream().onProgress(news('failed', { message: 'The photo could not be read.' }))
  await enter(page, false)
  expect(page.edge.generate).not.toHaveBeenCalled()
  expect(page.session.stateOf('square')).toEqual({ kind: 'failed', message: 'The photo could not be read.' })
  await enter(page, false)
  expect(page.edge.generate).not.toHaveBeenCalled()
  await enter(page, true)
  expect(page.edge.generate).toHaveBeenCalledOnce()
})

it('does not wait for ever for a stream that does not open', async () => {
  const page = begin()
  void page.session.enter('square', { asked: true })
  await page.wait(3_000)
  expect(page.edge.generate).toHaveBeenCalledOnce()
})

it('reports the end once, whichever of answer and stream comes first', async () => {
  const page = begin()
  void page.session.generate('square', undefined)
  page.stream().onProgress(news('running'))
  page.stream().onProgress(news('done', { variant: made }))
  page.answer().resolve(made)
  await page.wait(1)
  page.stream().onProgress(news('done', { variant: made }))
  expect(page.edge.onFinished).toHaveBeenCalledExactlyOnceWith(made)
  expect(page.session.stateOf('square')).toEqual({ kind: 'idle' })
})

it('does not take the end of an earlier job for that of the new one', async () => {
  const page = begin()
  void page.session.generate('square', made)
  page.stream().onProgress(news('done', { jobId: OLD_JOB, variant: made }))
  page.stream().onProgress(news('failed', { jobId: OLD_JOB }))
  expect(page.session.stateOf('square').kind).toBe('generating')
})

it('waits for the stream when the answer is only that it takes longer', async () => {
  const page = begin()
  void page.session.generate('square', undefined)
  page.answer().resolve({ jobId: JOB })
  await page.wait(1)
  expect(page.session.stateOf('square').kind).toBe('generating')
  page.stream().onProgress(news('failed', { message: 'It did not work. Please try again.' }))
  expect(page.session.stateOf('square')).toEqual({ kind: 'failed', message: 'It did not work. Please try again.' })
  expect(page.edge.onFailed).toHaveBeenCalledOnce()
})

it.each([
  [
    new ApiError({ status: 403, text: 'x', code: 'INSUFFICIENT_CREDITS' }),
    {
      kind: 'refused',
      code: 'INSUFFICIENT_CREDITS',
      message: "You don't have enough credits to generate this ad. Please add more credits to continue.",
    },
  ],
  [
    new ApiError({ status: 403, text: 'x', code: 'FORMAT_NOT_ALLOWED' }),
    { kind: 'refused', code: 'FORMAT_NOT_ALLOWED', message: 'This ad format is only available on the Pro plan.' },
  ],
  [
    new ApiError({ status: 403, text: 'Pro plan allows up to 20 ads.', code: 'AD_LIMIT_REACHED' }),
    { kind: 'refused', code: 'AD_LIMIT_REACHED', message: 'Pro plan allows up to 20 ads.' },
  ],
  [new ApiError({ status: 500, text: 'It did not work.' }), { kind: 'failed', message: 'It did not work.' }],
  [
    new ApiError({ status: 404, text: 'This ad does not exist.', code: 'NOT_FOUND' }),
    { kind: 'failed', message: 'This ad does not exist.', isGone: true },
  ],
])('distinguishes a refusal from a failure: %s', async (error, state) => {
  const page = begin()
  void page.session.generate('square', undefined)
  page.answer().reject(error)
  await page.wait(1)
  expect(page.session.stateOf('square')).toEqual(state)
  expect(page.edge.onFailed).toHaveBeenCalledTimes(state.kind === 'failed' ? 1 : 0)
})

it('shows the finished ad when the connection broke in the middle and it was made meanwhile', async () => {
  const page = begin()
  void page.session.generate('square', undefined)
  page.stream().onProgress(news('running'))
  page.answer().reject(unreachable)
  await page.wait(1)
  expect(page.session.stateOf('square').kind).toBe('generating')
  expect(page.follows).toHaveLength(2)
  page.stored.push(made)
  page.stream().onOpen()
  await page.wait(1)
  expect(page.edge.onFinished).toHaveBeenCalledExactlyOnceWith(made)
  expect(page.edge.onFailed).not.toHaveBeenCalled()
})

it('continues to show the progress of a job that outlived the connection', async () => {
  const page = begin([makeVariant('square')])
  void page.session.generate('square', page.stored[0])
  page.answer().reject(new ApiError({ status: 504, text: 'Gateway timeout' }))
  await page.wait(1)
  page.stream().onOpen()
  page.stream().onProgress(news('running', { percentage: 80 }))
  await page.wait(60_000)
  expect(page.session.stateOf('square')).toMatchObject({ kind: 'generating', percentage: 80 })
  page.stream().onProgress(news('done', { variant: made }))
  expect(page.edge.onFinished).toHaveBeenCalledExactlyOnceWith(made)
})

it('gives up on a generation that is unknown after the connection is back', async () => {
  const page = begin()
  void page.session.generate('square', undefined)
  page.answer().reject(unreachable)
  await page.wait(120_000)
  expect(page.session.stateOf('square').kind).toBe('generating')
  page.stream().onOpen()
  await page.wait(6_000)
  expect(page.session.stateOf('square')).toEqual({ kind: 'failed', message: LOST_MESSAGE })
})

const cancelled = new ApiError({ status: 409, code: 'CONFLICT', text: 'This generation was cancelled.' })

it.each(['before', 'after'])('cancels, and does not report the cancelled call that answers %s', async (when) => {
  const page = begin()
  const cancelling = Promise.withResolvers<void>()
  page.edge.cancel.mockReturnValue(cancelling.promise)
  void page.session.generate('square', undefined)
  const done = page.session.cancel('square')
  if (when === 'before') {
    page.answer().reject(cancelled)
    await page.wait(1)
  }
  cancelling.resolve()
  await done
  if (when === 'after') page.answer().reject(cancelled)
  await page.wait(1)
  expect(page.edge.cancel).toHaveBeenCalledExactlyOnceWith('square')
  expect(page.session.stateOf('square')).toEqual({ kind: 'idle' })
  expect(page.edge.onFailed).not.toHaveBeenCalled()
})

it('notices that a generation was cancelled elsewhere', () => {
  const page = begin()
  page.stream().onProgress(news('running'))
  page.stream().onProgress(news('cancelled'))
  expect(page.session.stateOf('square')).toEqual({ kind: 'idle' })
})

it('learns from the stream that the models refused, and offers the studio instead of reporting a failure', async () => {
  const page = begin()
  void page.session.generate('square', undefined)
  page.answer().resolve({ jobId: JOB })
  await page.wait(1)
  page.stream().onProgress(news('failed', { code: 'CONTENT_REFUSED', message: 'The model refused these words.' }))
  expect(page.session.stateOf('square')).toEqual({
    kind: 'refused',
    code: 'CONTENT_REFUSED',
    message: 'The model refused these words.',
  })
  expect(page.edge.onFailed).not.toHaveBeenCalled()
  void page.session.generate('square', undefined, { engine: 'studio' })
  expect(page.edge.generate).toHaveBeenLastCalledWith('square', { engine: 'studio' })
})

it('requests several formats in one call, and follows each by its own job', async () => {
  const page = begin()
  const started = page.session.generateAll(['square', 'leaderboard', 'facebook_feed'], [])
  expect(page.session.stateOf('leaderboard')).toMatchObject({ kind: 'generating', stage: 'queued' })
  const jobs: { format: FormatId; jobId: string }[] = [
    { format: 'square', jobId: JOB },
    { format: 'leaderboard', jobId: OLD_JOB },
  ]
  page.jobs().resolve({ jobs })
  expect(await started).toEqual({ kind: 'accepted' })
  // The ad has this format already.
  expect(page.session.stateOf('facebook_feed').kind).toBe('idle')
  page.stream().onProgress(news('done', { variant: made }))
  expect(page.session.stateOf('square').kind).toBe('idle')
  expect(page.session.stateOf('leaderboard').kind).toBe('generating')
  expect(page.edge.generateAll).toHaveBeenCalledExactlyOnceWith(['square', 'leaderboard', 'facebook_feed'], undefined)
})

it('leaves every format as it was if several are refused together, and explains why', async () => {
  const page = begin()
  const started = page.session.generateAll(['square', 'leaderboard'], [made], { look: 'new' })
  page.jobs().reject(new ApiError({ status: 403, text: 'x', code: 'INSUFFICIENT_CREDITS' }))
  expect(await started).toMatchObject({ kind: 'refused', code: 'INSUFFICIENT_CREDITS' })
  expect(['square', 'leaderboard'].map((format) => page.session.stateOf(format as 'square').kind)).toEqual([
    'idle',
    'idle',
  ])
  expect(page.edge.onFailed).not.toHaveBeenCalled()
})

it('believes the stream if the answer for several formats never came', async () => {
  const page = begin()
  const started = page.session.generateAll(['square'], [])
  page.jobs().reject(unreachable)
  expect(await started).toEqual({ kind: 'accepted' })
  expect(page.follows).toHaveLength(2)
  page.stream().onProgress(news('running'))
  page.stream().onProgress(news('done', { variant: made }))
  expect(page.edge.onFinished).toHaveBeenCalledExactlyOnceWith(made)
})

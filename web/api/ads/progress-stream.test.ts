import { expect, it, vi } from 'vitest'
import { FakeStream, fakeStreams } from '#test/web/fake-stream.ts'
import { followProgress } from './progress-stream.ts'

const event = {
  format: 'square',
  jobId: '7d8f3f0e-3b8e-4a57-9d3d-0d6f6c4c1f11',
  stage: 'paint',
  percentage: 60,
  state: 'running',
} as const

function follow() {
  vi.useFakeTimers()
  const streams = fakeStreams()
  const listener = { onProgress: vi.fn(), onChange: vi.fn(), onOpen: vi.fn(), onReady: vi.fn(), onDrop: vi.fn() }
  return { streams, listener, stop: followProgress('ad-1', listener) }
}

it('reports events and leaves out what it cannot read', () => {
  const { streams, listener, stop } = follow()
  expect(streams[0]?.url).toBe('/api/creatives/ad-1/progress')
  streams[0]?.open(event)
  streams[0]?.tell({ ...event, stage: 'dream' as 'paint' })
  expect(listener.onOpen).toHaveBeenCalledOnce()
  expect(listener.onProgress.mock.calls).toEqual([[event]])
  expect(listener.onReady).toHaveBeenCalledOnce()
  stop()
})

it('leaves a broken connection to the browser, which repairs it by itself', () => {
  const { streams, listener, stop } = follow()
  streams[0]?.open()
  streams[0]?.break()
  vi.advanceTimersByTime(60_000)
  expect(streams).toHaveLength(1)
  expect(listener.onDrop).toHaveBeenCalledOnce()
  streams[0]?.open()
  expect(listener.onOpen).toHaveBeenCalledTimes(2)
  stop()
})

it('opens a new stream after the browser has given up, with longer and longer pauses', () => {
  const { streams, stop } = follow()
  const failAfter = (ms: number) => {
    streams.at(-1)?.break(FakeStream.CLOSED)
    vi.advanceTimersByTime(ms - 1)
    const before = streams.length
    vi.advanceTimersByTime(1)
    return streams.length - before
  }
  expect([1_000, 2_000, 4_000, 8_000, 15_000, 15_000].map(failAfter)).toEqual([1, 1, 1, 1, 1, 1])
  stop()
})

it('tries at once when the machine is back online', () => {
  const { streams, stop } = follow()
  streams[0]?.break(FakeStream.CLOSED)
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
  streams[1]?.open()
  window.dispatchEvent(new Event('online'))
  expect(streams).toHaveLength(2)
  stop()
})

it('ends for good when it is stopped', () => {
  const { streams, stop } = follow()
  streams[0]?.break(FakeStream.CLOSED)
  stop()
  vi.advanceTimersByTime(60_000)
  window.dispatchEvent(new Event('online'))
  expect(streams.map((stream) => stream.readyState)).toEqual([FakeStream.CLOSED])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayStep } from './say-step.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a step reports that it begins, that it still runs, and how many seconds it took', async () => {
  const lines: string[] = []
  let finish = (_result: string): void => {}
  const work = new Promise<string>((resolve) => (finish = resolve))
  const step = sayStep(
    'Building the web app',
    () => work,
    (text: string) => lines.push(text),
  )
  expect(lines).toStrictEqual(['Building the web app...'])
  vi.advanceTimersByTime(64_000)
  finish('built')
  await expect(step).resolves.toBe('built')
  expect(lines.slice(1)).toStrictEqual(['  30 s...', '  60 s...', '  done in 64 s.'])
})

test('a step that failed is not called done', async () => {
  const lines: string[] = []
  const fails = async (): Promise<void> => {
    throw new Error('no')
  }
  await expect(sayStep('Building the web app', fails, (text: string) => lines.push(text))).rejects.toThrow('no')
  expect(lines).toStrictEqual(['Building the web app...'])
  expect(vi.getTimerCount()).toBe(0)
})

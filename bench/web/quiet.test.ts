import { expect, it } from 'vitest'
import { waitUntilQuiet } from './quiet.ts'

/** Simulates a machine whose load falls from check to check, and returns the bench's messages. */
async function waitOn(loads: number[], withinMs = 60_000) {
  const messages: string[] = []
  let waitedMs = 0
  const isQuiet = await waitUntilQuiet({
    withinMs,
    load: () => loads[Math.min(Math.floor(waitedMs / 5_000), loads.length - 1)]!,
    wait: async (ms) => void (waitedMs += ms),
    say: (text) => messages.push(text),
  })
  return { isQuiet, waitedMs, messages }
}

it('does not wait, and says nothing, on a quiet machine', async () => {
  expect(await waitOn([0.49])).toEqual({ isQuiet: true, waitedMs: 0, messages: [] })
})

it('waits until the load is under a half, and says so', async () => {
  const { isQuiet, waitedMs, messages } = await waitOn([3, 1, 0.5, 0.4])
  expect([isQuiet, waitedMs]).toEqual([true, 15_000])
  expect(messages).toEqual(['Waiting for a load under 0.5, at most 1 minutes (it is 3.0)...\n'])
})

it('continues after its limit, and says what the figures are worth', async () => {
  const { isQuiet, waitedMs, messages } = await waitOn([2], 20_000)
  expect([isQuiet, waitedMs]).toEqual([false, 20_000])
  expect(messages.at(-1)).toContain('The load is still 2.0')
})

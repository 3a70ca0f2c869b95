import { expect, it, onTestFinished } from 'vitest'
import { suspendTimeLimits } from '#test/suspend-time-limits.ts'
import { openChecker } from './open-checker.ts'

const file = new URL('../../../test/pictures/odd-check-worker.ts', import.meta.url)
const signal = new AbortController().signal

function givenChecker(options: { timeoutMs?: number; waitingMax?: number; waitingMs?: number } = {}) {
  if (options.timeoutMs === undefined) suspendTimeLimits()
  const checker = openChecker({ file, ...options })
  onTestFinished(() => checker.close())
  return (name: string, owner = '192.0.2.1') =>
    checker.check({ path: '/nowhere', name, target: 'all', now: 0 }, { owner, signal })
}

const UNREADABLE = {
  code: 'VALIDATION_FAILED',
  field: 'images',
  message: expect.stringMatching(/^"[a-z]+" cannot be read\. Please save it as JPEG or PNG and check it again\.$/),
}

it('answers a picture that is a bomb with one plain sentence, and continues with the next', async () => {
  const check = givenChecker()
  const bomb = check('crash')
  const next = check('fine', '192.0.2.2')
  await expect(bomb).rejects.toMatchObject(UNREADABLE)
  await expect(next).resolves.toEqual({ name: 'fine' })
})

it('answers one that keeps its process busy for ever in the same way', async () => {
  const check = givenChecker({ timeoutMs: 1_500 })
  await expect(check('hang')).rejects.toMatchObject(UNREADABLE)
})

it('asks to come back when too many wait', async () => {
  const check = givenChecker({ waitingMax: 1 })
  const pending = ['192.0.2.1', '192.0.2.2'].map((owner) => check('fine', owner))
  await expect(check('fine', '192.0.2.3')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await Promise.all(pending)
})

it('asks to come back when the one before hangs for longer than anybody waits', async () => {
  const check = givenChecker({ timeoutMs: 2_000, waitingMs: 20 })
  const hanging = check('hang')
  await expect(check('fine', '192.0.2.2')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await expect(hanging).rejects.toMatchObject(UNREADABLE)
})

import { expect, it, onTestFinished } from 'vitest'
import { threadOver } from '#test/platform/thread-over.ts'
import { openThread } from './open-thread.ts'

function givenThread(idleMs = 60_000) {
  const program = new URL('../../../test/platform/odd-thread.ts', import.meta.url)
  const thread = openThread<string, string>({ program, work: 'is odd', idleMs })
  onTestFinished(() => thread.close())
  return thread
}

it('reports a failed question to its caller, and answers the others', async () => {
  const thread = givenThread()
  const asked = [thread.ask('one'), thread.ask('fail'), thread.ask('two')]
  expect(thread.waiting).toBe(3)
  const [one, failed, two] = await Promise.allSettled(asked)
  expect([one, two]).toMatchObject([{ value: 'ONE' }, { value: 'TWO' }])
  expect(failed).toMatchObject({ reason: { message: expect.stringContaining('This cannot be answered.') } })
  expect(thread.waiting).toBe(0)
})

it('leaves no question open when the thread ends, and starts another for the next', async () => {
  const thread = givenThread()
  await expect(thread.ask('end')).rejects.toThrow('The thread that is odd ended')
  expect(await thread.ask('again')).toBe('AGAIN')
})

it('answers a question that comes while the resting thread is being ended', async () => {
  const thread = givenThread()
  await thread.ask('first')
  const ending = thread.close()
  expect(await thread.ask('second')).toBe('SECOND')
  await ending
})

it('ends without work, both after an answer and after being warmed up', async () => {
  const thread = givenThread(1)
  const answered = threadOver()
  await thread.ask('once')
  await answered
  const warm = threadOver()
  thread.warmUp()
  await warm
  expect(await thread.ask('again')).toBe('AGAIN')
})

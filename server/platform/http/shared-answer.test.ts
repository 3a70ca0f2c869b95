import { expect, it } from 'vitest'
import { lastAnswer, sharedAnswer } from './shared-answer.ts'

function givenQuestion() {
  const asked: PromiseWithResolvers<string>[] = []
  const clock = { time: 0 }
  const ask = () => {
    const question = Promise.withResolvers<string>()
    asked.push(question)
    return question.promise
  }
  return { asked, clock, shared: { ask, keptMs: 1_000, now: () => clock.time } }
}

it('asks once for all callers at once or within the time that an answer is kept', async () => {
  const { asked, clock, shared } = givenQuestion()
  const question = sharedAnswer(shared)
  const first = question()
  clock.time = 5_000
  const second = question()
  expect(asked).toHaveLength(1)
  asked[0]!.resolve('one')
  expect(await Promise.all([first, second])).toEqual(['one', 'one'])
  clock.time = 5_999
  expect(await question()).toBe('one')
  clock.time = 6_000
  const third = question()
  asked[1]!.resolve('two')
  expect(await third).toBe('two')
  expect(asked).toHaveLength(2)
})

it('makes only the first caller wait for an answer that may be slightly old', async () => {
  const { asked, clock, shared } = givenQuestion()
  const question = lastAnswer(shared)
  const first = question()
  asked[0]!.resolve('one')
  expect(await first).toBe('one')
  clock.time = 2_000
  expect(await question()).toBe('one')
  expect(asked).toHaveLength(2)
  asked[1]!.resolve('two')
  await asked[1]!.promise
  await expect.poll(question).toBe('two')
  expect(asked).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { GENERATION_STAGES } from '#contract/ads/generation-stages.ts'
import { secondsLeft } from './estimate.ts'

it('counts the words until they are found and the scene until it is painted', () => {
  const usual = { writingMs: 2_000, imaginingMs: 20_000, composingMs: 1_000 }
  const seconds = GENERATION_STAGES.map((stage) => [stage, secondsLeft(stage, usual)])
  expect(Object.fromEntries(seconds)).toEqual({
    queued: 23,
    brief: 23,
    writing: 23,
    direction: 21,
    layout: 21,
    imagining: 21,
    paint: 1,
    inspect: 1,
    store: 1,
  })
})

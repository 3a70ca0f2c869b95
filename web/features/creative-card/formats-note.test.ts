import { expect, it } from 'vitest'
import type { FormatId } from '#contract/formats.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { formatsNote } from './formats-note.ts'

it.each<[PlanId | undefined, FormatId[], string]>([
  ['pro', ['square', 'half_page', 'leaderboard'], 'Its 3 formats come along.'],
  ['pro', ['square'], ''],
  ['pro', [], ''],
  [undefined, ['square', 'half_page'], ''],
  ['free', ['square', 'facebook_feed'], 'Its 2 formats come along.'],
  ['free', ['square', 'half_page'], '1 of its 2 formats comes along: the other one is part of the Pro plan.'],
  [
    'free',
    ['half_page', 'square', 'facebook_feed', 'leaderboard'],
    '2 of its 4 formats come along: the others are part of the Pro plan.',
  ],
  ['free', ['half_page'], 'Its format stays behind: it is part of the Pro plan.'],
  ['free', ['half_page', 'leaderboard'], 'Its formats stay behind: they are part of the Pro plan.'],
])('explains, on the plan %s, a copy of an ad in %j: %s', (planId, formats, sentence) => {
  expect(formatsNote(planId, formats)).toBe(sentence)
})

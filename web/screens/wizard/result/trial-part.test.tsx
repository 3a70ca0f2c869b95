import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TrialResults } from '#contract/ads/trials/results.ts'
import type { Trial, TrialPicture } from '#contract/ads/trials/trial.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { complete, makeShown, makeVariant } from '#test/web/make-creative.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import type { Answers } from '#test/web/render-page.tsx'

const TRIALS = `/api/creatives/${complete.id}/trials`
const ID = '00000000-0000-4000-8000-00000000000a'
const NOT_ENOUGH =
  'Not enough data to name the better version with 95% certainty. To find one that is better by a fifth, each version needs about 55,000 impressions.'

function makePicture(run: number, own: Partial<TrialPicture> = {}): TrialPicture {
  const size = { width: 600, height: 600 }
  const made = { state: 'done' as const, message: null, imageUrl: `/api/images/${run}`, findings: [] }
  return { run, format: 'square', name: `Brass+Lamp_headline_${run}_600x600_v3`, ...size, ...made, ...own }
}

function makeTrial(own: Partial<Trial> = {}): Trial {
  return {
    id: ID,
    version: 3,
    campaign: 'Winter',
    factors: [{ factor: 'headline', levels: ['as it is', 'Glow on'] }],
    runs: [[0], [1]],
    aliases: [],
    pictures: [makePicture(0), makePicture(1)],
    createdAt: '2026-11-30T10:00:00.000Z',
    ...own,
  }
}

const level = (label: string, clicks: number) => {
  const counts = { impressions: 12_000, clicks, spend: 85.5, purchases: 1234.5 }
  return { label, ...counts, rate: clicks / 12_000, from: 0.01, to: 0.03, chanceBest: 0.5 }
}

function makeResults(own: Partial<TrialResults['factors'][number]> = {}): TrialResults {
  const levels = [level('as it is', 240), level('Glow on', 300)]
  return {
    looks: 1,
    factors: [{ factor: 'headline', levels, winner: null, sentence: NOT_ENOUGH, ...own }],
    missing: [],
  }
}

const NO_RESULTS: TrialResults = { looks: 0, factors: [], missing: [] }

interface Opened {
  planId?: PlanId
  trials?: Trial[]
  results?: TrialResults
  answers?: Answers
}

/** Opens step 5 with the tests from the format's menu. */
async function open({ planId = 'pro', trials = [], results = NO_RESULTS, answers = {} }: Opened) {
  openWizard({
    planId,
    ad: complete,
    step: 5,
    variants: [makeVariant('square', { adId: complete.id, shown: makeShown({ headline: 'Glow' }) })],
    answers: {
      [`GET ${TRIALS}`]: () => Response.json({ trials }),
      [`GET ${TRIALS}/${ID}/results`]: () => Response.json(results),
      ...answers,
    },
  })
  await stepTitle('Generate and preview')
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Square options' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Test one thing' }))
  return within(await screen.findByRole('dialog', { name: 'Test one thing' }))
}

it('starts a test with the versions that were typed, one a line', async () => {
  const sent: unknown[] = []
  const dialog = await open({
    answers: {
      [`POST ${TRIALS}`]: async (request) => {
        sent.push(await request.json())
        const pictures = [0, 1].map((run) => makePicture(run, { state: 'queued', imageUrl: null }))
        return Response.json({ trials: [makeTrial({ pictures })] }, { status: 202 })
      },
    },
  })
  fireEvent.change(await dialog.findByLabelText('Other versions'), { target: { value: ' Glow on \n\n' } })
  fireEvent.change(dialog.getByLabelText('Name of the campaign'), { target: { value: 'Winter' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Make the pictures no credits' }))
  await dialog.findByText('Being made...')
  expect(sent).toEqual([{ campaign: 'Winter', factors: [{ factor: 'headline', levels: ['Glow on'] }] }])
  // There is nothing to download or to compare yet.
  expect(dialog.queryByRole('button', { name: 'Upload a report' })).toBeNull()
})

it('shows why a test cannot be started', async () => {
  const message = 'Two versions are the same. Change one of them.'
  const dialog = await open({ answers: { [`POST ${TRIALS}`]: () => refusal(400, 'VALIDATION_FAILED', message) } })
  fireEvent.click(await dialog.findByRole('button', { name: /^Make the pictures/ }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
})

it('shows why a picture is not made, in the place of the picture', async () => {
  const message = 'This headline would move the price: it was not made.'
  const refused = makePicture(1, { state: 'refused', message, imageUrl: null })
  const dialog = await open({ trials: [makeTrial({ pictures: [makePicture(0), refused] })] })
  const cell = (await dialog.findByText(message)).closest('li')!
  expect(cell.textContent).toContain('B · Glow on')
  // Its name is for an upload that there will not be.
  expect(dialog.getAllByText(/_600x600_v3$/).map(({ textContent }) => textContent)).toEqual([
    'Brass+Lamp_headline_0_600x600_v3',
  ])
})

it('explains what to do with the pictures until there is a report', async () => {
  const dialog = await open({ trials: [makeTrial()] })
  await dialog.findByText(/^Upload each picture to the ad platform as an ad of its own/)
  expect(dialog.queryByLabelText('Certainty')).toBeNull()
})

it('shows the counts without a winner while there is not enough data, and asks again for another certainty', async () => {
  const asked: string[] = []
  const dialog = await open({
    trials: [makeTrial()],
    answers: {
      [`GET ${TRIALS}/${ID}/results`]: (request) => {
        asked.push(new URL(request.url).search)
        return Response.json(makeResults())
      },
    },
  })
  await dialog.findByText(NOT_ENOUGH)
  const own = within(dialog.getByText('A · as it is', { selector: 'strong' }).closest('li')!)
  for (const text of ['2.00%', '12,000', '240', '85.50', '1,234.5']) own.getByText(text)
  expect(dialog.queryByText('Better than the others')).toBeNull()
  fireEvent.change(dialog.getByLabelText('Certainty'), { target: { value: '0.9' } })
  fireEvent.change(dialog.getByLabelText('Judged by'), { target: { value: 'purchases' } })
  await waitFor(() => expect(asked.at(-1)).toBe('?metric=purchases&certainty=0.9'))
  expect(asked[0]).toBe('?metric=clicks&certainty=0.95')
  expect(await dialog.findAllByText('Purchase rate')).toHaveLength(2)
})

it('takes a report, and then marks the winner', async () => {
  const sentence = '“Glow on” gets more clicks per impression than every other version, with 95% certainty.'
  let results = NO_RESULTS
  const sent: unknown[] = []
  const dialog = await open({
    trials: [makeTrial()],
    answers: {
      [`GET ${TRIALS}/${ID}/results`]: () => Response.json(results),
      [`POST ${TRIALS}/${ID}/results`]: async (request) => {
        sent.push(await request.json())
        results = makeResults({ winner: 1, sentence })
        return Response.json(results)
      },
    },
  })
  const file = new File(['Ad name,Clicks'], 'report.csv')
  fireEvent.change(await dialog.findByLabelText('Report of an ad platform'), { target: { files: [file] } })
  await dialog.findByText(sentence)
  expect(sent).toEqual([{ report: btoa('Ad name,Clicks') }])
  expect(dialog.getByText('Better than the others').closest('li')!.textContent).toContain('B · Glow on')
})

it('deletes a test once it was asked', async () => {
  const trials = [makeTrial()]
  const dialog = await open({
    trials,
    answers: {
      [`DELETE ${TRIALS}/${ID}`]: () => {
        trials.pop()
        return new Response(null, { status: 204 })
      },
    },
  })
  fireEvent.click(await dialog.findByRole('button', { name: 'Delete this test' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this test?' }))
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(trials).toHaveLength(1)
  fireEvent.click(dialog.getByRole('button', { name: 'Delete this test' }))
  const again = within(await screen.findByRole('alertdialog', { name: 'Delete this test?' }))
  fireEvent.click(again.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dialog.queryByText('Test 3: Headline')).toBeNull())
  expect(trials).toHaveLength(0)
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('dialog'))
})

it('lets a user without a plan for it read earlier tests, and start none', async () => {
  const dialog = await open({ planId: 'free', trials: [makeTrial()], results: makeResults() })
  await dialog.findByText(NOT_ENOUGH)
  dialog.getByRole('link', { name: 'View Plans' })
  expect(dialog.queryByLabelText('Other versions')).toBeNull()
})

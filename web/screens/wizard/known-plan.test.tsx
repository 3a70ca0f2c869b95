import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { MAIN_FORMATS } from '#contract/formats.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'
import { complete, makeVariant } from '#test/web/make-creative.ts'

const LOOK_UP = 'GET /api/subscription'
const variants = [makeVariant('square', { adId: complete.id })]
const never = () => new Promise<Response>(() => {})
const locks = () => screen.queryAllByRole('button', { name: /with the Pro plan/ })
const radios = () => screen.queryAllByRole('radio')

it('offers a Pro user everything from the first moment, whatever the look-up does', async () => {
  openWizard({ ad: complete, step: 4, planId: 'pro', answers: { [LOOK_UP]: never } })
  await stepTitle('Format')
  expect([locks(), radios()]).toEqual([[], expect.objectContaining({ length: MAIN_FORMATS.length })])
})

it('opens the colors for a Pro user, not the upgrade, while the look-up has not answered', async () => {
  openWizard({ ad: complete, step: 3, planId: 'pro', answers: { [LOOK_UP]: never } })
  await stepTitle('Style')
  fireEvent.click(screen.getByRole('radio', { name: 'Custom' }))
  expect(await screen.findByRole('dialog', { name: 'Custom colors' })).toBeDefined()
  expect(screen.queryByText(/is a Pro plan feature/)).toBeNull()
})

it('shows a Free user the limits from the first moment', async () => {
  openWizard({ ad: complete, step: 4, planId: 'free', answers: { [LOOK_UP]: never } })
  await stepTitle('Format')
  expect(locks()).toHaveLength(MAIN_FORMATS.length - 2)
})

it.each([3, 4, 5])('sells and refuses nothing on step %i while the plan is unknown', async (step) => {
  openWizard({ ad: complete, step, variants, isPlanWritten: false, answers: { [LOOK_UP]: never } })
  await stepTitle(step === 3 ? 'Style' : step === 4 ? 'Format' : 'Generate and preview')
  if (step === 5) {
    fireEvent.click(await screen.findByRole('button', { name: 'Add New Format' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Format' }))
    expect(dialog.getByText('The same ad, laid out again for another shape.')).toBeDefined()
    expect(dialog.queryByRole('button', { name: /^Add all formats/ })).toBeNull()
  }
  expect(document.body.textContent).not.toMatch(/\bPro\b/)
  expect(locks()).toEqual([])
})

it.each([
  ['fails', 500],
  ['says that nobody is signed in', 401],
])('falls back to the Free plan where the look-up %s (SPEC.md section 4)', async (_how, status) => {
  const answer = () => refusal(status, status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL_ERROR', 'x')
  openWizard({ ad: complete, step: 4, planId: 'pro', answers: { [LOOK_UP]: answer } })
  await waitFor(() => expect(locks()).toHaveLength(MAIN_FORMATS.length - 2))
  expect(screen.queryByText('You are signed out')).toBeNull()
})

it('reads the plan again once a refusal shows that it ended in another tab', async () => {
  let planId = 'pro'
  const generate = `POST /api/creatives/${complete.id}/generate`
  openWizard({
    ad: { ...complete, selectedFormats: ['leaderboard'] },
    step: 4,
    planId: 'pro',
    answers: {
      [LOOK_UP]: () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      [generate]: () => refusal(403, 'FORMAT_NOT_ALLOWED', 'x'),
    },
  })
  await stepTitle('Format')
  planId = 'free'
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  expect(await screen.findByText('This ad format is only available on the Pro plan.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  await stepTitle('Format')
  await waitFor(() => expect(locks()).toHaveLength(MAIN_FORMATS.length - 2))
})

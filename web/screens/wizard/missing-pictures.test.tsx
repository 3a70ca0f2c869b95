import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Credits } from '#contract/money/credits.ts'
import { compareFormats, type FormatId } from '#contract/formats.ts'
import type { PlanId } from '#contract/money/plans.ts'
import { complete, makeVariant } from '#test/web/make-creative.ts'
import { openWizard, refusal, stepTitle } from '#test/web/open-wizard.ts'

const MIX: FormatId[] = ['square', 'half_page', 'facebook_feed', 'leaderboard']

interface Opened {
  formats?: FormatId[]
  made?: FormatId[]
  planId?: PlanId
  credits?: Credits
  refused?: Response
  step?: number
}

/** Opens an ad in these formats, of which some have their picture. `asked` collects the requests. */
function open({ formats = MIX, made = [], planId = 'free', credits, refused, step = 5 }: Opened) {
  const asked: unknown[] = []
  const generated: unknown[] = []
  const path = `/api/creatives/${complete.id}`
  const wizard = openWizard({
    planId,
    step,
    ad: { ...complete, selectedFormats: formats },
    variants: made.map((format) => makeVariant(format, { adId: complete.id })),
    answers: {
      ...(credits && { 'GET /api/credits': () => Response.json(credits) }),
      [`POST ${path}/generate`]: async (request) => {
        generated.push(await request.json())
        return Response.json({ jobId: crypto.randomUUID() }, { status: 202 })
      },
      [`POST ${path}/generate-all`]: async (request) => {
        const body = (await request.json()) as { formats: FormatId[] }
        asked.push(body)
        if (refused) return refused.clone()
        const jobs = body.formats.map((format) => ({ format, jobId: crypto.randomUUID() }))
        return Response.json({ jobs }, { status: 202 })
      },
    },
  })
  return { ...wizard, asked, generated }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

it('makes all pictures of a copy from step 4 with one press, after showing the sum, and nothing twice', async () => {
  const { asked, generated } = open({ formats: ['square', 'facebook_feed'], step: 4 })
  await stepTitle('Format')
  await screen.findByText('Square, Facebook Feed.')
  const press = await button('Make both pictures Uses 2 credits')
  fireEvent.click(press)
  fireEvent.click(press)
  await stepTitle('Generate and preview')
  expect(asked).toEqual([{ formats: ['square', 'facebook_feed'] }])
  expect(generated).toEqual([])
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
})

it('shows on Pro how many pictures it makes, which cost nothing', async () => {
  const { asked } = open({ planId: 'pro', step: 4 })
  await stepTitle('Format')
  fireEvent.click(await button('Make all 4 pictures no credits'))
  await waitFor(() => expect(asked).toEqual([{ formats: MIX }]))
})

it('keeps the formats of a copy if another one is chosen to start with, until only that is kept', async () => {
  const { saved } = open({ formats: ['square', 'facebook_feed'], step: 4 })
  await stepTitle('Format')
  fireEvent.click(screen.getByRole('radio', { name: 'Facebook Feed' }))
  await screen.findByText('Facebook Feed, Square.')
  fireEvent.click(await button('Keep only Facebook Feed'))
  expect(screen.queryByText(/formats without a picture/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save Progress' }))
  await waitFor(() => expect(saved.at(-1)?.selectedFormats).toEqual(['facebook_feed']))
})

it('offers after a downgrade what the plan includes, names what it does not, and starts nothing by itself', async () => {
  const { asked, generated } = open({ formats: ['leaderboard', ...MIX.slice(0, 3)] })
  await stepTitle('Generate and preview')
  await screen.findByText('4 formats of this ad have no picture yet.')
  await screen.findByText('2 of them are part of the Pro plan.')
  fireEvent.click(await button('Make both pictures Uses 2 credits'))
  await waitFor(() => expect(asked).toEqual([{ formats: ['facebook_feed', 'square'] }]))
  expect(generated).toEqual([])
})

it('offers only the plans if the ad has as many pictures as the plan allows', async () => {
  open({ formats: ['half_page', 'leaderboard', 'square', 'facebook_feed'], made: ['half_page', 'leaderboard'] })
  await stepTitle('Generate and preview')
  await screen.findByText('2 formats of this ad have no picture yet.')
  await screen.findByText('Free plan allows only 2 variant per ad. Upgrade to Pro for more variants.')
  expect((await screen.findByRole('link', { name: 'View Plans' })).getAttribute('href')).toBe('/subscription')
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
})

it('names the pictures for which the credits are enough, and makes those', async () => {
  const { asked } = open({
    formats: ['square', 'facebook_feed'],
    step: 4,
    credits: { adGeneration: 1, unlimited: false },
  })
  await screen.findByText('Your last credit is enough for 1 of these 2 pictures: Square.')
  expect(screen.getByRole('link', { name: 'Purchase Credits' })).toBeDefined()
  fireEvent.click(await button('Make 1 picture Uses 1 credit'))
  await waitFor(() => expect(asked).toEqual([{ formats: ['square'] }]))
})

it('says that no credits are left in place of the button', async () => {
  open({ formats: ['square', 'facebook_feed'], step: 4, credits: { adGeneration: 0, unlimited: false } })
  await screen.findByText('You have no credits left.')
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
})

it('explains a refusal in one sentence, with a way back', async () => {
  const refused = refusal(403, 'INSUFFICIENT_CREDITS', 'Too few.')
  open({ formats: ['square', 'facebook_feed'], step: 4, refused })
  fireEvent.click(await button(/^Make both pictures/))
  expect((await screen.findByRole('alert')).textContent).toContain("You don't have enough credits")
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  await button(/^Make both pictures/)
})

it('makes the rest on step 5, beside the one that started by itself', async () => {
  const { asked, generated } = open({ planId: 'pro' })
  await stepTitle('Generate and preview')
  await waitFor(() => expect(generated).toEqual([{ format: 'square' }]))
  await screen.findByText('3 formats of this ad have no picture yet.')
  fireEvent.click(await button('Make all 3 pictures no credits'))
  await waitFor(() => expect(asked).toEqual([{ formats: MIX.slice(1).toSorted(compareFormats) }]))
})

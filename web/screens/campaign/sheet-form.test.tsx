import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { MIRA } from '#test/web/mira.ts'
import { NEW_CAMPAIGN } from '#test/web/new-campaign.ts'
import { renderPage } from '#test/web/render-page.tsx'

const { id } = NEW_CAMPAIGN

it('leaves out products without a page, and takes pictures without required parts, only if that was ticked', async () => {
  renderPage({
    path: `/campaigns/${id}`,
    user: MIRA,
    planId: 'pro',
    answers: {
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId: 'pro' }),
      [`GET /api/campaigns/${id}`]: () =>
        Response.json({
          ...NEW_CAMPAIGN,
          startedAt: NEW_CAMPAIGN.createdAt,
          progress: { ...NEW_CAMPAIGN.progress, done: 1 },
        }),
    },
  })
  fireEvent.click(await screen.findByText('Sheets for Meta, Google Ads and Pinterest'))
  const sheet = async () => (await screen.findByRole('link', { name: 'Sheet with pictures' })).getAttribute('href')
  expect(await sheet()).toBe(`/api/campaigns/${id}/sheets/meta`)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Leave out products without a page in the list' }))
  expect(await sheet()).toBe(`/api/campaigns/${id}/sheets/meta?linked=true`)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Use pictures without the legal line and the old price/ }))
  expect(await sheet()).toBe(`/api/campaigns/${id}/sheets/meta?linked=true&without=legalLine%2ColdPrice`)
})

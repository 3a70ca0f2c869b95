import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { Carousel } from '#contract/catalogue/campaign-carousels.ts'
import type { CampaignResult } from '#contract/catalogue/campaign-results.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { NEW_CAMPAIGN } from '#test/web/new-campaign.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage } from '#test/web/render-page.tsx'

const ID = NEW_CAMPAIGN.id
const DAY = '2026-03-17T12:00:00.000Z'

const idOf = (place: number) => `b3f5a3f0-0000-4000-8000-00000000001${place}`
const imageOf = (place: number) => `/api/images/${idOf(place)}`

const CAMPAIGN: Campaign = { ...NEW_CAMPAIGN, startedAt: DAY, progress: { ...NEW_CAMPAIGN.progress, done: 4 } }

const RESULTS = ['Mug', 'Bowl', 'Vase', 'Lost'].map((name, place): CampaignResult => ({
  id: idOf(place),
  place,
  key: name,
  name,
  state: name === 'Lost' ? 'failed' : 'done',
  changed: false,
  message: null,
  product: { name, description: '', price: '$20', discount: null, tagline: null, images: [] },
  notes: [],
  pictures: [{ format: 'square', imageUrl: imageOf(place), width: 600, height: 600, findings: [] }],
  missing: [],
  outdated: [],
  openedAs: null,
}))

const MADE: Carousel = {
  id: idOf(9),
  format: 'instagram_feed',
  firstLine: 'Two for tea',
  callToAction: 'See both',
  state: 'done',
  message: null,
  stale: true,
  cards: RESULTS.slice(0, 2).map(({ id, key, name }, place) => ({
    productId: id,
    key,
    name,
    imageUrl: imageOf(place),
    findings: [],
    problem: null,
    stale: place === 0,
  })),
  createdAt: DAY,
  updatedAt: DAY,
}

const sent = vi.fn((_call: string, _body: unknown) => {})

/** Opens the part of a campaign's page whose server has these carousels. */
async function openCarousels(carousels: Carousel[], planId: 'free' | 'pro' = 'pro') {
  sent.mockClear()
  const address = `/api/campaigns/${ID}/carousels`
  renderPage({
    path: `/campaigns/${ID}`,
    user: MIRA,
    planId,
    answers: {
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }),
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      [`GET /api/campaigns/${ID}`]: () => Response.json(CAMPAIGN),
      [`GET /api/campaigns/${ID}/source`]: () => Response.json({ source: null }),
      [`GET /api/campaigns/${ID}/results`]: () => Response.json(RESULTS),
      [`GET ${address}`]: () => Response.json(carousels),
      [`POST ${address}`]: async (request: Request) => {
        sent('make', await request.json())
        return Response.json({ ...MADE, state: 'done', stale: false }, { status: 202 })
      },
      [`POST ${address}/${MADE.id}/repaint`]: () => {
        sent('repaint', null)
        return Response.json({ ...MADE, stale: false }, { status: 202 })
      },
      [`DELETE ${address}/${MADE.id}`]: () => {
        sent('delete', null)
        return new Response(null, { status: 204 })
      },
    },
  })
  fireEvent.click(await screen.findByText('Carousels'))
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('takes products in the order of the presses, moves them, and sends what was typed', async () => {
  await openCarousels([])
  const picker = await screen.findByRole('group', { name: 'Press the products in the order of their cards' })
  const pick = async (name: string) =>
    fireEvent.click(await within(picker).findByRole('button', { name: new RegExp(`^${name}`) }))
  await pick('Vase')
  await pick('Mug')
  await pick('Bowl')
  expect(within(picker).queryByRole('button', { name: /Lost/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Make the carousel' })).toHaveProperty('disabled', true)
  await press('Move Bowl to the left')
  await press('Take Vase out')
  fireEvent.change(screen.getByLabelText('Line of the first card'), { target: { value: 'Two for tea' } })
  fireEvent.change(screen.getByLabelText('Call to action of the last card'), { target: { value: 'See both' } })
  fireEvent.click(screen.getByLabelText('1080 × 1350'))
  await press('Make the carousel')
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith('make', {
      productIds: [idOf(1), idOf(0)],
      format: 'portrait',
      firstLine: 'Two for tea',
      callToAction: 'See both',
    }),
  )
  expect(await screen.findByRole('article', { name: 'Two for tea' })).toBeDefined()
})

it('shows the cards side by side, is made again where products changed, and is deleted after a second press', async () => {
  await openCarousels([MADE])
  const set = within(await screen.findByRole('article', { name: 'Two for tea' }))
  expect(set.getAllByRole('img').map((card) => card.getAttribute('alt'))).toEqual(['Card 1: Mug', 'Card 2: Bowl'])
  expect(set.getByRole('link', { name: 'Download the cards' }).getAttribute('href')).toBe(
    `/api/campaigns/${ID}/carousels/${MADE.id}/download`,
  )
  expect(set.getByRole('status').textContent).toBe('Products have changed since it was made.')
  await press('Make it again, free')
  await vi.waitFor(() => expect(set.queryByRole('status')).toBeNull())
  await press('Delete')
  expect(sent).toHaveBeenCalledExactlyOnceWith('repaint', null)
  await press('Delete it for good')
  await vi.waitFor(() => expect(screen.queryByRole('article', { name: 'Two for tea' })).toBeNull())
})

it('names the plan on Free, and keeps what was made', async () => {
  await openCarousels([MADE], 'free')
  expect(await screen.findByText('This is part of the Pro plan.')).toBeDefined()
  expect(await screen.findByRole('link', { name: 'Download the cards' })).toBeDefined()
})

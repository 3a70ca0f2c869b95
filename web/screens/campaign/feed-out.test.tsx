import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Campaign } from '#contract/catalogue/campaign.ts'
import type { CampaignFeedOut } from '#contract/catalogue/campaign-feed-out.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { MIRA } from '#test/web/mira.ts'
import { NEW_CAMPAIGN } from '#test/web/new-campaign.ts'
import { renderPage } from '#test/web/render-page.tsx'

const ID = NEW_CAMPAIGN.id
const LINK = `POST /api/campaigns/${ID}/feed-out/link`
const MOMENT = '2026-03-17T12:00:00.000Z'
const FEED: Campaign['feed'] = {
  fileName: 'shop.csv',
  kind: 'csv',
  knownBy: 'id',
  isKindSaid: false,
  variantsApart: false,
  barePrices: 0,
  columns: [],
  products: 3,
  problems: 0,
  leftOut: [],
}
const CAMPAIGN: Campaign = {
  ...NEW_CAMPAIGN,
  formats: ['square', 'leaderboard'],
  feed: FEED,
  startedAt: MOMENT,
  progress: { ...NEW_CAMPAIGN.progress, done: 3 },
}
const FEED_OUT: CampaignFeedOut = {
  formats: ['square'],
  place: 'image_link',
  shopping: false,
  addresses: {
    xml: 'https://ads.example/f/x.xml',
    csv: 'https://ads.example/f/x.csv',
    tsv: 'https://ads.example/f/x.tsv',
  },
  shoppingAddresses: null,
  report: { rows: 3, pictures: 3, notes: [{ reason: 'stale', kept: true, products: 2, names: ['Mug', 'Jug'] }] },
  publishedAt: MOMENT,
  changedAt: MOMENT,
  isPublishing: false,
  message: null,
  endsAt: null,
}

function openCampaign(feedOut: CampaignFeedOut | null, planId: 'free' | 'pro' = 'pro') {
  const sent = vi.fn((_body: unknown) => {})
  const page = renderPage({
    path: `/campaigns/${ID}`,
    user: MIRA,
    planId,
    answers: {
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }),
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      [`GET /api/campaigns/${ID}`]: () => Response.json(CAMPAIGN),
      [`GET /api/campaigns/${ID}/source`]: () => Response.json({ source: null }),
      [`GET /api/campaigns/${ID}/results`]: () => Response.json([]),
      [`GET /api/campaigns/${ID}/products`]: () => Response.json([]),
      [`GET /api/campaigns/${ID}/feed-out`]: () => Response.json({ feedOut }),
      [LINK]: () => Response.json({ feedOut: FEED_OUT }),
      [`PUT /api/campaigns/${ID}/feed-out`]: async (request: Request) => {
        sent(await request.json())
        return Response.json({ feedOut: FEED_OUT })
      },
    },
  })
  return { ...page, sent }
}

const open = async () => fireEvent.click(await screen.findByText('Feed for shops and platforms'))

it('asks for nothing before it is opened, then makes the feed that was chosen and shows its address', async () => {
  const { calls, sent } = openCampaign(null)
  await screen.findByText('Feed for shops and platforms')
  expect(calls).not.toContain(`GET /api/campaigns/${ID}/feed-out`)
  await open()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Leaderboard' }))
  fireEvent.click(screen.getByRole('button', { name: 'Make the feed' }))
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      formats: ['square', 'leaderboard'],
      place: 'image_link',
      shopping: false,
    }),
  )
  const address = await screen.findByLabelText<HTMLInputElement>('Address for Meta, Pinterest and others')
  expect(address.value).toBe('https://ads.example/f/x.xml')
})

it('says which products keep an older picture, and when the feed ends after a downgrade', async () => {
  openCampaign({ ...FEED_OUT, endsAt: '2026-04-16T12:00:00.000Z' }, 'free')
  await open()
  expect(await screen.findByText(/^2 products keep their last good picture\. Their pictures show/)).toBeDefined()
  expect((await screen.findByRole('alert')).textContent).toMatch(/served until Apr 16, /)
  expect(screen.queryByRole('button', { name: 'Save the feed' })).toBeNull()
})

it('gives a new address after a question', async () => {
  const { calls } = openCampaign(FEED_OUT)
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'New address' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'New address' }))
  expect(question.getByText(/get nothing any more/)).toBeDefined()
  expect(calls).not.toContain(LINK)
  fireEvent.click(question.getByRole('button', { name: 'New address' }))
  await vi.waitFor(() => expect(calls).toContain(LINK))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('says of handles that platforms may not know them, not that a picture is lacking', async () => {
  const note = { reason: 'handleId' as const, kept: false, products: 2, names: ['Mug', 'Jug'] }
  openCampaign({ ...FEED_OUT, report: { rows: 2, pictures: 2, notes: [note] } })
  await open()
  const line = await screen.findByText(/^2 products may not be recognized by platforms\. Their ids are handles/)
  expect(line.textContent).toMatch(/such as shopify_US_123_456\. Mug, Jug$/)
})

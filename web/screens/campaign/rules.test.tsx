import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NEW_CAMPAIGN } from '#test/web/new-campaign.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage } from '#test/web/render-page.tsx'
import { RuleFound } from './rules-found.tsx'

/** As much of a list as the page needs to show its rules. */
const FEED = { fileName: 'feed.csv', kind: 'google', columns: [], products: 3, problems: 0, leftOut: [] }

const FOUND = { matches: 0, applies: 0, notCompared: 0, lacksLabel: false, examples: [] }

it.each([
  [FOUND, 'Matches no product of this list.'],
  [{ ...FOUND, lacksLabel: true }, 'No product of this list has this label.'],
  [{ ...FOUND, matches: 9, applies: 9 }, 'Matches every product of this list.'],
  [{ ...FOUND, matches: 1, applies: 1 }, 'Matches 1 product.'],
  [
    { ...FOUND, matches: 3, applies: 1 },
    'Matches 3 products. It counts for 1 of them: for others an earlier rule does.',
  ],
])('says of %j: %s', (found, sentence) => {
  render(<RuleFound found={found} products={9} />)
  expect(screen.getByText(sentence)).toBeDefined()
})

it('names the first products with their badges, and how many more there are', () => {
  const examples = [{ name: 'Mug', badge: '-35%' }]
  render(<RuleFound found={{ ...FOUND, matches: 3, applies: 3, examples }} products={9} />)
  expect(screen.getByText(/Mug \(-35%\) and 2 more/)).toBeDefined()
})

it('asks for prices in the currency of the list, also in a rule that was about something else', async () => {
  const { id } = NEW_CAMPAIGN
  const stored = {
    rules: [{ does: 'leaveOut', when: { of: 'noPrice' } }],
    timeZone: null,
    salesByThemselves: false,
  }
  const saved = vi.fn()
  renderPage({
    path: `/campaigns/${id}`,
    user: MIRA,
    answers: {
      [`GET /api/campaigns/${id}`]: () => Response.json({ ...NEW_CAMPAIGN, feed: FEED }),
      [`GET /api/campaigns/${id}/rules`]: () => Response.json(stored),
      [`POST /api/campaigns/${id}/rules/preview`]: async (request) => {
        const { rules } = (await request.json()) as { rules: unknown[] }
        return Response.json({
          products: 3,
          rules: rules.map(() => FOUND),
          labels: [],
          isFromBefore: false,
          currency: 'EUR',
          sales: { products: 0, nextAt: null },
        })
      },
      [`PUT /api/campaigns/${id}/rules`]: async (request) => {
        const body = await request.json()
        saved(body)
        return Response.json(body)
      },
    },
  })
  fireEvent.click(await screen.findByText('Rules'))
  await screen.findByText('Matches no product of this list.')
  fireEvent.click(screen.getByRole('button', { name: 'Add a rule' }))
  fireEvent.change(screen.getAllByLabelText('Which products')[0]!, { target: { value: 'price-over' } })
  const typed = screen.getAllByLabelText('Price')
  expect(screen.getAllByLabelText('Currency').map((field) => (field as HTMLSelectElement).value)).toEqual([
    'EUR',
    'EUR',
  ])
  for (const field of typed) fireEvent.change(field, { target: { value: '20' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the rules' }))
  const price = (is: string) => ({ does: 'leaveOut', when: { of: 'price', is, amount: 20, currency: 'EUR' } })
  await vi.waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith({ ...stored, rules: [price('over'), price('under')] }),
  )
})

it.each([
  [true, 'The next reading of your list makes the pictures by the rules that you save.'],
  [false, 'Nothing is painted before you say so.'],
])('says when its rules are used, if the list paints by itself: %s', async (paints, sentence) => {
  const { id } = NEW_CAMPAIGN
  const source = {
    address: 'https://shop.example/feed.csv',
    username: null,
    everyHours: 24,
    paints,
    state: 'read',
    message: null,
    readAt: null,
    nextReadAt: null,
  }
  renderPage({
    path: `/campaigns/${id}`,
    user: MIRA,
    answers: {
      [`GET /api/campaigns/${id}`]: () => Response.json({ ...NEW_CAMPAIGN, feed: FEED }),
      [`GET /api/campaigns/${id}/source`]: () => Response.json({ source }),
      [`GET /api/campaigns/${id}/rules`]: () => Response.json({ rules: [], timeZone: null, salesByThemselves: false }),
    },
  })
  fireEvent.click(await screen.findByText('Rules'))
  expect(await screen.findByText(new RegExp(sentence))).toBeDefined()
})

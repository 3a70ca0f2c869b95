import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CampaignSource } from '#contract/catalogue/campaign-source.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { NEW_CAMPAIGN } from '#test/web/new-campaign.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage } from '#test/web/render-page.tsx'

const ID = NEW_CAMPAIGN.id

const SOURCE: CampaignSource = {
  address: 'https://shop.example/feed.csv',
  username: null,
  everyHours: 24,
  paints: false,
  state: 'read',
  message: null,
  readAt: '2026-03-17T12:00:00.000Z',
  nextReadAt: '2026-03-18T12:00:00.000Z',
}

const sent = vi.fn((_method: string, _body: unknown) => {})

/** Source that the server holds now. */
let current: CampaignSource | null
const serve = (source: CampaignSource) => void (current = source)

/** Opens the campaign's page, whose server holds this source and takes what is sent. */
function openCampaign(source: CampaignSource | null, planId: 'free' | 'pro' = 'pro') {
  sent.mockClear()
  current = source
  const take = async (request: Request) => {
    const body = (await request.json()) as Partial<CampaignSource>
    sent(request.method, body)
    current = { ...SOURCE, ...current, ...body, state: 'waiting', message: null }
    return Response.json({ source: current })
  }
  return renderPage({
    path: `/campaigns/${ID}`,
    user: MIRA,
    planId,
    answers: {
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }),
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      [`GET /api/campaigns/${ID}`]: () => Response.json(NEW_CAMPAIGN),
      [`GET /api/campaigns/${ID}/source`]: () => Response.json({ source: current }),
      [`PUT /api/campaigns/${ID}/source`]: take,
      [`POST /api/campaigns/${ID}/source/read`]: take,
      [`DELETE /api/campaigns/${ID}/source`]: () => {
        current = null
        return new Response(null, { status: 204 })
      },
    },
  })
}

const open = async () => fireEvent.click(await screen.findByText('Read the list from an address'))
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('is folded, and sends what was typed', async () => {
  openCampaign(null)
  await open()
  fireEvent.change(await screen.findByLabelText('Address of the list'), { target: { value: SOURCE.address } })
  fireEvent.change(screen.getByLabelText('It is read'), { target: { value: '6' } })
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.change(screen.getByLabelText('User name'), { target: { value: 'ada' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'word' } })
  await press('Read the list from here')
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledExactlyOnceWith('PUT', {
      address: SOURCE.address,
      everyHours: 6,
      paints: true,
      username: 'ada',
      password: 'word',
    }),
  )
  expect(await screen.findByText('The address is being read...')).toBeDefined()
})

it('sends no password that was not typed again', async () => {
  openCampaign({ ...SOURCE, username: 'ada' })
  await open()
  await press('Save and read')
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[1]).not.toHaveProperty('password')
})

it('opens by itself where its owner has to decide, and takes the shorter list after a press', async () => {
  const message = 'The list has 3 products where it had 5, so nothing was changed. Is that right?'
  openCampaign({ ...SOURCE, state: 'refused', message })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  await press('It is right: use the shorter list')
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('POST', { evenIfSmaller: true }))
})

it('is read now, and no more', async () => {
  openCampaign(SOURCE)
  await open()
  expect(await screen.findByText(/^Read on Mar 17, .+ Next on Mar 18, /)).toBeDefined()
  await press('Read now')
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('POST', { evenIfSmaller: false }))
  await press('Stop reading this address')
  expect(await screen.findByRole('button', { name: 'Read the list from here' })).toBeDefined()
})

it('names the plan on Free', async () => {
  openCampaign(null, 'free')
  await open()
  expect(await screen.findByText('This is part of the Pro plan.')).toBeDefined()
  expect(screen.queryByLabelText('Address of the list')).toBeNull()
})

it('shows the list of the campaign that a reading has left', async () => {
  const { calls } = openCampaign(SOURCE)
  await open()
  await press('Read now')
  expect(await screen.findByText('The address is being read...')).toBeDefined()
  serve({ ...SOURCE, readAt: '2026-03-17T13:00:00.000Z' })
  await vi.waitFor(() => expect(screen.queryByText('The address is being read...')).toBeNull(), { timeout: 20_000 })
  const last = (path: string) => calls.lastIndexOf(`GET /api/campaigns/${path}`)
  await vi.waitFor(() => expect(last(ID)).toBeGreaterThan(last(`${ID}/source`)))
})

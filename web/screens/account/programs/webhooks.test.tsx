import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { WebhookDelivery, WebhookEndpoint } from '#contract/programs/webhook.ts'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { MIRA } from '#test/web/mira.ts'
import { type Answers, renderPage } from '#test/web/render-page.tsx'

const TIME = '2026-03-17T12:00:00.000Z'

const ENDPOINT: WebhookEndpoint = {
  id: '00000000-0000-4000-8000-000000000001',
  address: 'https://hooks.example/in',
  types: ['ad.finished', 'ad.stale'],
  createdAt: TIME,
  isActive: true,
  stoppedFor: null,
  failingSince: null,
}

const DELIVERY: WebhookDelivery = {
  id: '00000000-0000-4000-8000-000000000002',
  endpointId: ENDPOINT.id,
  eventId: 'msg_1',
  type: 'ad.finished',
  createdAt: TIME,
  state: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  lastAttemptAt: TIME,
  status: 204,
  fault: null,
}

function openAccount(answers: Answers = {}, planId: 'free' | 'pro' = 'pro') {
  return renderPage({
    path: '/account',
    user: MIRA,
    planId,
    answers: {
      'GET /api/account': () => Response.json({ createdAt: TIME }),
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: planId === 'pro' }),
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      'GET /api/account/tokens': () => Response.json({ tokens: [] }),
      'GET /api/account/connected-apps': () => Response.json({ apps: [] }),
      'GET /api/account/webhooks': () => Response.json({ endpoints: [ENDPOINT] }),
      ...answers,
    },
  })
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('can be deleted on Free, and not made', async () => {
  openAccount({}, 'free')
  await press('Show programs')
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Add a webhook' })).toBeNull()
})

it('is folded, reads nothing before it is opened, and then makes a webhook whose secret is shown once', async () => {
  const sent: unknown[] = []
  const { calls } = openAccount({
    'GET /api/account/webhooks': () => Response.json({ endpoints: [] }),
    'POST /api/account/webhooks': async (request) => {
      sent.push(await request.json())
      return Response.json({ ...ENDPOINT, secret: 'whsec_abc' })
    },
  })
  await screen.findByRole('button', { name: 'Show programs' })
  expect(calls.filter((call) => call.includes('webhook'))).toEqual([])
  await press('Show programs')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Address' }), { target: { value: ENDPOINT.address } })
  fireEvent.click(screen.getByRole('checkbox', { name: /^A campaign is done/ }))
  await press('Add webhook')
  expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveProperty('value', 'whsec_abc')
  const types = [
    'ad.finished',
    'ad.failed',
    'ad.stale',
    'review.approved',
    'review.commented',
    'campaign.stale',
    'campaign.recovered',
  ]
  expect(sent).toEqual([{ address: ENDPOINT.address, types }])
})

it('shows at the address what the server refuses of it', async () => {
  const message = 'Please enter an address that begins with https://, without a port or a password.'
  openAccount({
    'GET /api/account/webhooks': () => Response.json({ endpoints: [] }),
    'POST /api/account/webhooks': () => Response.json({ code: 'VALIDATION_FAILED', message }, { status: 400 }),
  })
  await press('Show programs')
  await press('Add webhook')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('textbox', { name: 'Address' }).getAttribute('aria-invalid')).toBe('true')
})

it('turns a webhook off and on, changes its events, and deletes it after a question', async () => {
  const sent: unknown[] = []
  openAccount({
    [`POST /api/account/webhooks/${ENDPOINT.id}`]: async (request) => {
      const body = (await request.json()) as Partial<WebhookEndpoint>
      sent.push(body)
      const isActive = body.isActive ?? true
      return Response.json({ ...ENDPOINT, ...body, isActive, stoppedFor: isActive ? null : 'owner' })
    },
    [`DELETE /api/account/webhooks/${ENDPOINT.id}`]: () => new Response(null, { status: 204 }),
  })
  await press('Show programs')
  expect(await screen.findByText(ENDPOINT.address)).toBeDefined()
  await press('Turn off')
  expect(await screen.findByText('You turned it off: nothing is sent to it.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull()
  // A press right after another is the second half of a double press.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(Date.now() + 60_000)
  await press('Turn on')
  expect(await screen.findByText('Messages are sent to it.')).toBeDefined()
  fireEvent.click(screen.getByRole('checkbox', { name: /^A picture is finished/, hidden: true }))
  expect(await screen.findByText('1 event')).toBeDefined()
  expect(sent).toEqual([{ isActive: false }, { isActive: true }, { types: ['ad.stale'] }])
  await press('Delete')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this webhook?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('textbox', { name: 'Address' })).toBeDefined()
  expect(screen.queryByText(ENDPOINT.address)).toBeNull()
})

it('shows in the log how each message fared, and sends one again', async () => {
  const later = '2026-03-17T12:05:00.000Z'
  const waiting = { id: '3', state: 'waiting', status: 500, fault: 'status', nextAttemptAt: later } as const
  const { calls } = openAccount({
    'GET /api/account/webhook-deliveries': () =>
      Response.json({
        deliveries: [
          { ...DELIVERY, ...waiting },
          DELIVERY,
          { ...DELIVERY, id: '4', state: 'failed', status: null, fault: 'private' },
          { ...DELIVERY, id: '5', state: 'failed', status: null, fault: 'crowded' },
        ],
      }),
    [`POST /api/account/webhook-deliveries/${DELIVERY.id}/again`]: () => Response.json(DELIVERY),
  })
  await press('Show programs')
  const log = (await screen.findByText('The last 100 messages')).closest('details')!
  log.open = true
  fireEvent(log, new Event('toggle'))
  expect(await screen.findByText('Delivered: the answer was 204.')).toBeDefined()
  expect(screen.getByText(/^The answer was 500\. Next try: /)).toBeDefined()
  expect(screen.getByText('Given up. The address is not on the public internet.')).toBeDefined()
  expect(screen.getByText('Given up. Too many messages were waiting.')).toBeDefined()
  const [again] = screen.getAllByRole('button', { name: /^Send again: A picture is finished or changed/ })
  fireEvent.click(again!)
  await expect.poll(() => calls).toContain(`POST /api/account/webhook-deliveries/${DELIVERY.id}/again`)
})

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import type { ApiToken } from '#contract/programs/api-token.ts'
import type { ConnectedApp } from '#contract/programs/connected-app.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage, type Answers } from '#test/web/render-page.tsx'

const TOKEN: ApiToken = {
  id: 'b3f5a3f0-0000-4000-8000-000000000001',
  name: 'Shop import',
  scopes: ['read', 'make'],
  ending: 'x7Qa',
  createdAt: '2026-03-17T12:00:00.000Z',
  expiresAt: '2026-06-15T12:00:00.000Z',
  isExpired: false,
  lastUsedAt: null,
}
const SECRET = 'placard_secret-x7Qa'

/** Opens the part of the account that has the tokens. */
async function openPrograms(answers: Answers = {}, planId: 'free' | 'pro' = 'pro') {
  const page = renderPage({
    path: '/account',
    user: MIRA,
    answers: {
      'GET /api/account': () => Response.json({ createdAt: '2026-03-17T12:00:00.000Z' }),
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }),
      'GET /api/subscription': () => Response.json({ ...FREE_SUBSCRIPTION, planId }),
      'GET /api/account/tokens': () => Response.json({ tokens: [TOKEN] }),
      'GET /api/account/connected-apps': () => Response.json({ apps: [] }),
      'GET /api/account/webhooks': () => Response.json({ endpoints: [] }),
      ...answers,
    },
  })
  await press('Show programs')
  return page
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('reads nothing of tokens before it is opened', async () => {
  const { calls } = await openPrograms()
  expect(await screen.findByText('Shop import')).toBeDefined()
  expect(calls.filter((call) => call.includes('tokens'))).toHaveLength(1)
  expect(screen.getByText('Reads, makes, changes and deletes ads · ends in x7Qa')).toBeDefined()
  expect(screen.getByText(/Expires on June 15, 2026 · Never used/)).toBeDefined()
})

it('makes a token, shows it once, and copies it', async () => {
  const made = vi.fn((_body: unknown) =>
    Response.json({ ...TOKEN, id: crypto.randomUUID(), name: 'Night', token: SECRET }),
  )
  await openPrograms({ 'POST /api/account/tokens': async (request) => made(await request.json()) })
  await press('Make token')
  expect(screen.getByText('Please give the token a name')).toBeDefined()
  expect(made).not.toHaveBeenCalled()

  fireEvent.change(screen.getByLabelText('Name of the new token'), { target: { value: 'Night' } })
  fireEvent.change(screen.getByLabelText('It may'), { target: { value: 'make' } })
  fireEvent.change(screen.getByLabelText('It lasts'), { target: { value: '30' } })
  await press('Make token')
  expect(await screen.findByDisplayValue(SECRET)).toBeDefined()
  expect(made).toHaveBeenCalledExactlyOnceWith({ name: 'Night', scopes: ['read', 'make'], days: 30 })
  expect(screen.getByRole('button', { name: 'Revoke Night' })).toBeDefined()

  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }))
  await press('Copy')
  expect(await screen.findByText('The token is copied.')).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(SECRET)
  await press('Done')
  await vi.waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull())
})

it('asks before it revokes, and takes the token off the list', async () => {
  const { calls } = await openPrograms({
    [`DELETE /api/account/tokens/${TOKEN.id}`]: () => new Response(null, { status: 204 }),
  })
  await press('Revoke Shop import')
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false)
  await press('Revoke token')
  await vi.waitFor(() => expect(screen.queryByText('Shop import')).toBeNull())
})

it('offers the plans on Free, where a token can only be revoked', async () => {
  await openPrograms({}, 'free')
  expect(await screen.findByRole('link', { name: 'See the plans' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Revoke Shop import' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Make token' })).toBeNull()
})

it('says which token has expired', async () => {
  const tokens = [{ ...TOKEN, isExpired: true, lastUsedAt: '2026-06-01T12:00:00.000Z' }]
  await openPrograms({ 'GET /api/account/tokens': () => Response.json({ tokens }) })
  expect(await screen.findByText('Expired')).toBeDefined()
  expect(screen.getByText(/Expired on June 15, 2026 · Last used on June 1, 2026/)).toBeDefined()
})

it('lists connected programs, and disconnects one', async () => {
  const app: ConnectedApp = {
    id: 'b3f5a3f0-0000-4000-8000-000000000002',
    name: 'Ad helper',
    host: 'helper.example',
    scopes: ['read'],
    createdAt: '2026-03-17T12:00:00.000Z',
    expiresAt: '2026-06-15T12:00:00.000Z',
    lastUsedAt: null,
  }
  const { calls } = await openPrograms({
    'GET /api/account/connected-apps': () => Response.json({ apps: [app] }),
    [`DELETE /api/account/connected-apps/${app.id}`]: () => new Response(null, { status: 204 }),
  })
  expect(await screen.findByText('helper.example · Only reads')).toBeDefined()
  expect(screen.getByText('Connected until June 15, 2026 · Never used')).toBeDefined()
  await press('Disconnect Ad helper')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect this program?' }))
  expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false)
  fireEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
  await vi.waitFor(() => expect(screen.queryByText('Ad helper')).toBeNull())
})

it('gives the address for agents on Pro, and on Free nothing of connected programs', async () => {
  await openPrograms()
  expect(await screen.findByRole('heading', { name: 'Connected programs' })).toBeDefined()
  const address = `${window.location.origin}/mcp`
  expect(screen.getByRole('textbox', { name: /^Give your agent this address/ })).toHaveProperty('value', address)
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }))
  await press('Copy address')
  expect(await screen.findByText('The address is copied.')).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address)
  cleanup()

  await openPrograms({}, 'free')
  expect(await screen.findByRole('button', { name: 'Revoke Shop import' })).toBeDefined()
  expect(screen.queryByText('Connected programs')).toBeNull()
})

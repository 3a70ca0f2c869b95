import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FREE_SUBSCRIPTION } from '#contract/money/lookup-fallbacks.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage, type Answers } from '#test/web/render-page.tsx'

const NO = () => Response.json({ code: 'INTERNAL_ERROR', message: 'Please try again.' }, { status: 500 })
const DONE = () => new Response(null, { status: 204 })

function openAccount(answers: Answers = {}, path = '/account') {
  return renderPage({
    path,
    user: MIRA,
    answers: {
      'GET /api/account': () => Response.json({ createdAt: '2026-03-17T12:00:00.000Z' }),
      'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }),
      'GET /api/subscription': () => Response.json(FREE_SUBSCRIPTION),
      ...answers,
    },
  })
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const calledOnly = (calls: string[], method: string) => calls.filter((call) => call.startsWith(method))

it('asks a visitor to sign in, and reads nothing', async () => {
  const { calls } = renderPage({ path: '/account' })
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  expect(calls).toEqual([])
})

it('says who is signed in, how, and since when', async () => {
  openAccount()
  expect(await screen.findByRole('heading', { name: 'Account', level: 1 })).toBeDefined()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { name: 'Mira Okafor' })).toBeDefined()
  expect(main.getByText('mira@example.com')).toBeDefined()
  expect(main.getByText('Demo')).toBeDefined()
  expect(await main.findByText('March 17, 2026')).toBeDefined()
})

it('leaves out since when, if that could not be read', async () => {
  openAccount({ 'GET /api/account': NO })
  expect(await screen.findByRole('heading', { name: 'Mira Okafor' })).toBeDefined()
  expect(screen.queryByText('Member since')).toBeNull()
})

it('saves the data as a ZIP, and says meanwhile how far it is', async () => {
  const saved = vi.fn((_blob: Blob) => 'blob:zip')
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = saved
      static override revokeObjectURL = vi.fn()
    },
  )
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  openAccount({ 'GET /api/account/export': () => new Response(readable) })
  await press('Download my data')
  expect(await screen.findByRole('button', { name: 'Preparing...' })).toHaveProperty('disabled', true)
  expect(screen.getByText('Your data is being gathered...')).toBeDefined()
  await writer.write(new Uint8Array(2_500_000))
  expect(await screen.findByText('Your pictures are being packed: 2.5 MB so far...')).toBeDefined()
  await writer.close()
  expect(await screen.findByText('Saved to your downloads as placard-account.zip, 2.5 MB.')).toBeDefined()
  expect(saved.mock.calls[0]?.[0].size).toBe(2_500_000)
  expect(clicked.mock.contexts[0]).toMatchObject({ href: 'blob:zip', download: 'placard-account.zip' })
  expect(screen.getByRole('button', { name: 'Download my data' })).toHaveProperty('disabled', false)
})

it.each([
  ['refused', NO, 'Please try again.'],
  [
    'broken off',
    () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network')) })),
    'The download broke off. Please check your connection and try again.',
  ],
])('says why there is no ZIP when it is %s, and offers it again', async (_how, answer, sentence) => {
  openAccount({ 'GET /api/account/export': answer })
  await press('Download my data')
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect(screen.getByRole('button', { name: 'Download my data' })).toHaveProperty('disabled', false)
})

it('signs out everywhere and shows the visitor’s landing page', async () => {
  const { calls, router } = openAccount({ 'POST /api/auth/logout-all': DONE })
  await press('Sign out everywhere')
  expect(await screen.findByText('Signed out everywhere')).toBeDefined()
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined()
  expect(calledOnly(calls, 'POST')).toEqual(['POST /api/auth/logout-all'])
})

it('stays signed in and says so when signing out everywhere fails', async () => {
  openAccount({ 'POST /api/auth/logout-all': NO })
  await press('Sign out everywhere')
  expect(await screen.findByText('Sign-out Failed')).toBeDefined()
  expect(screen.getByText('Please try again.')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Account', level: 1 })).toBeDefined()
})

async function askToDelete() {
  await press('Delete account')
  return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
}

it('deletes the account only after the word was typed', async () => {
  const { calls, router } = openAccount({ 'DELETE /api/account': DONE })
  const dialog = await askToDelete()
  const confirm = dialog.getByRole('button', { name: 'Delete account' })
  const word = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' })
  for (const wrong of ['', 'DELET', 'yes', 'DELETE ME']) {
    fireEvent.change(word, { target: { value: wrong } })
    expect(confirm).toHaveProperty('disabled', true)
  }
  fireEvent.change(word, { target: { value: ' delete ' } })
  fireEvent.click(confirm)
  expect(await screen.findByText('Account deleted')).toBeDefined()
  expect(router.state.location.pathname).toBe('/')
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined()
  expect(calls.at(-1)).toBe('DELETE /api/account')
  expect(screen.queryByText('Mira Okafor')).toBeNull()
})

it('says goodbye even if the header reads the credits after the account is deleted', async () => {
  const deletion = Promise.withResolvers<Response>()
  const credits = Promise.withResolvers<Response>()
  openAccount({ 'DELETE /api/account': () => deletion.promise, 'GET /api/credits': () => credits.promise })
  const dialog = await askToDelete()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'DELETE' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
  credits.resolve(Response.json({ code: 'UNAUTHENTICATED', message: 'Please sign in.' }, { status: 401 }))
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeDefined()
  deletion.resolve(DONE())
  expect(await screen.findByText('Account deleted')).toBeDefined()
})

it('says what goes with the account, the subscription where there is one', async () => {
  const subscription = { ...FREE_SUBSCRIPTION, planId: 'pro', status: 'active', hasActiveSubscription: true }
  openAccount({ 'GET /api/subscription': () => Response.json(subscription) })
  const dialog = await askToDelete()
  expect(dialog.getByText(/This action cannot be undone/)).toBeDefined()
  expect(await dialog.findByText(/your Pro subscription, which is cancelled/)).toBeDefined()
  expect(dialog.getAllByRole('listitem')).toHaveLength(7)
})

it('names everything that goes with the account', async () => {
  openAccount()
  const dialog = await askToDelete()
  const named = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  for (const thing of [/ads/, /photos/, /brand/, /campaigns/, /links/, /credits/])
    expect(named.filter((line) => thing.test(line))).not.toEqual([])
})

it('keeps the account and says why when deleting fails', async () => {
  openAccount({ 'DELETE /api/account': NO })
  const dialog = await askToDelete()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'DELETE' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Please try again.')
  expect(dialog.getByRole('button', { name: 'Delete account' })).toHaveProperty('disabled', false)
})

it('deletes nothing when the answer is Cancel, and clears the word that was typed', async () => {
  const { calls } = openAccount()
  const dialog = await askToDelete()
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'DELETE' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const again = await askToDelete()
  expect(again.getByRole('textbox')).toHaveProperty('value', '')
  expect(calledOnly(calls, 'DELETE')).toEqual([])
})

it('leads to the brands from the address that the brand used to have', async () => {
  const { router } = openAccount({ 'GET /api/brands': () => Response.json([]) }, '/account#brand')
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeDefined()
  expect(router.state.location.pathname).toBe('/brands')
})

it('shows the devices when asked, and signs another one out', async () => {
  const at = { startedAt: '2026-03-17T12:00:00.000Z', lastSeenAt: '2026-03-18T12:00:00.000Z' }
  const sessions = [
    { id: 'a', device: 'Firefox on Linux', isCurrent: true, ...at },
    { id: 'b', device: null, isCurrent: false, ...at },
  ]
  const { calls } = openAccount({
    'GET /api/account/sessions': () => Response.json({ sessions }),
    'DELETE /api/account/sessions/b': DONE,
  })
  await press('Show devices')
  const items = await screen.findAllByRole('listitem')
  const [own, other] = items.filter((item) => item.textContent?.includes('Last seen on March 18, 2026'))
  expect(own?.textContent).toContain('This one')
  expect(within(own!).queryByRole('button')).toBeNull()
  fireEvent.click(within(other!).getByRole('button', { name: 'Sign out Unknown browser, last seen on March 18, 2026' }))
  await waitFor(() => expect(screen.queryByText('Unknown browser')).toBeNull())
  expect(calledOnly(calls, 'DELETE')).toEqual(['DELETE /api/account/sessions/b'])
})

it('explains why a device could not be signed out, and counts one that no longer exists as done', async () => {
  const session = { startedAt: '2026-03-17T12:00:00.000Z', lastSeenAt: '2026-03-18T12:00:00.000Z', isCurrent: false }
  const sessions = ['b', 'c'].map((id) => ({ ...session, id, device: `Browser ${id}` }))
  openAccount({
    'GET /api/account/sessions': () => Response.json({ sessions }),
    'DELETE /api/account/sessions/b': NO,
    'DELETE /api/account/sessions/c': () =>
      Response.json({ code: 'NOT_FOUND', message: 'This device is signed out already.' }, { status: 404 }),
  })
  await press('Show devices')
  await press('Sign out Browser b, last seen on March 18, 2026')
  expect(await screen.findByText('Please try again.')).toBeDefined()
  await press('Sign out Browser c, last seen on March 18, 2026')
  await waitFor(() => expect(screen.queryByText('Browser c')).toBeNull())
})

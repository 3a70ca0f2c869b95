import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#test/web/render-page.tsx'

async function openSignUp() {
  renderPage()
  fireEvent.click(screen.getByRole('button', { name: 'Create Your First Ad' }))
  return within(await screen.findByRole('dialog', { name: 'Sign Up' }))
}

it('invites a newcomer to sign up from the landing page', async () => {
  const dialog = await openSignUp()
  expect(dialog.getByText('Create your account to start designing professional ads with AI')).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Continue with Demo' })).toHaveProperty('disabled', false)
})

it('opens for signing in from the header', async () => {
  renderPage()
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }))
  expect(dialog.getByText('Sign in to access and manage your creative ad campaigns')).toBeDefined()
})

it('goes to the provider in the same window, and is at work meanwhile', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const dialog = await openSignUp()
  fireEvent.click(dialog.getByRole('button', { name: 'Continue with Demo' }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/demo?returnTo=%2Fcreate'))
  const button = dialog.getByRole('button', { name: 'Continue with Demo' })
  expect(button).toHaveProperty('disabled', true)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('returns to the page on which it was opened', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  renderPage({ path: '/?from=mail' })
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Demo' }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/demo?returnTo=%2F%3Ffrom%3Dmail'))
})

it('logs a redirect that cannot start and lets the visitor try again', async () => {
  const failure = new Error('blocked')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('location', {
    assign: () => {
      throw failure
    },
  })
  const dialog = await openSignUp()
  fireEvent.click(dialog.getByRole('button', { name: 'Continue with Demo' }))
  await waitFor(() => expect(logged).toHaveBeenCalledExactlyOnceWith(failure))
  logged.mockClear()
  await waitFor(() => {
    expect(dialog.getByRole('button', { name: 'Continue with Demo' })).toHaveProperty('disabled', false)
  })
})

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has a proxy that answers for it', () => new Response('', { status: 502 })],
])('does not leave the page for a server that %s', async (_what, answer) => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderPage({ answers: { 'HEAD /healthz': answer } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Demo' }))
  await waitFor(() => expect(logged).toHaveBeenCalledOnce())
  logged.mockClear()
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Continue with Demo' })).toHaveProperty('disabled', false)
  })
  expect(assign).not.toHaveBeenCalled()
})

it('gives the focus back to its button when it closes', async () => {
  renderPage()
  const opener = screen.getByRole('button', { name: 'Sign In' })
  opener.focus()
  fireEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Sign In' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  return waitFor(() => expect(document.activeElement).toBe(opener))
})

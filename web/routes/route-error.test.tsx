import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '#test/web/render-page.tsx'
import { RouteError } from '#web/routes/route-error.tsx'
import { createMemoryHistory } from '#web/router/memory-history.ts'
import { createRouter } from '#web/router/router.ts'
import { RouterView } from '#web/router/router-view.tsx'

it('says what to do when a screen cannot be shown, and logs why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const router = createRouter(
    [{ ErrorBoundary: RouteError, children: [{ index: true, lazy: () => Promise.reject(failure) }] }],
    createMemoryHistory('/'),
  )
  render(<RouterView router={router} />)
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  // The error is logged in an effect, which can run after the page is first found.
  await waitFor(() => expect(logged.mock.calls.flat()).toContain(failure))
  logged.mockClear()
})

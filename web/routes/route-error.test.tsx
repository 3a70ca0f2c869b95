import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import '#test/web/render-page.tsx'
import { RouteError } from '#web/routes/route-error.tsx'

it('says what to do when a screen cannot be shown, and logs why', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new TypeError('Failed to fetch dynamically imported module')
  const router = createMemoryRouter([
    {
      HydrateFallback: () => null,
      ErrorBoundary: RouteError,
      path: '/',
      lazy: () => Promise.reject(failure),
    },
  ])
  render(<RouterProvider router={router} />)
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
  // The error is logged in an effect, which can run after the page is first found.
  await waitFor(() => expect(logged.mock.calls.flat()).toContain(failure))
  logged.mockClear()
})

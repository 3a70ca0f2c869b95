import { cleanup, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Optional } from '#web/ui/optional.tsx'

afterEach(cleanup)

it('shows the fallback until its children are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => string }>()
  const Menu = lazy(() => promise)
  render(<Optional fallback="plain">{<Menu />}</Optional>)
  expect(screen.getByText('plain')).toBeDefined()
  resolve({ default: () => 'menu' })
  expect(await screen.findByText('menu')).toBeDefined()
})

it('keeps the fallback, and the page around it, where they cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Menu = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <>
      <p>page</p>
      <Optional fallback="plain">
        <Menu />
      </Optional>
    </>,
  )
  await vi.waitFor(() => expect(logged).toHaveBeenCalled())
  expect(screen.getByText('plain')).toBeDefined()
  expect(screen.getByText('page')).toBeDefined()
  logged.mockClear()
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MIRA } from '#test/web/mira.ts'
import { Avatar, initials } from '#web/features/header/avatar.tsx'

afterEach(cleanup)

const show = (profilePicture: string | null) => render(<Avatar user={{ ...MIRA, profilePicture }} />).container

it('shows the profile picture', () => {
  const shown = show('/api/images/me')
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/api/images/me')
  expect(screen.queryByText('MI')).toBeNull()
})

it('shows the initials where there is no picture, and where it does not load', () => {
  show(null)
  expect(screen.getByText('MI')).toBeDefined()
  cleanup()
  const shown = show('/api/images/gone')
  fireEvent.error(shown.querySelector('img')!)
  expect(screen.getByText('MI')).toBeDefined()
})

it('makes initials of the first two letters in upper case, or U', () => {
  expect([initials('ada lovelace'), initials('Ö'), initials('  '), initials('𝒜b')]).toEqual(['AD', 'Ö', 'U', '𝒜B'])
})

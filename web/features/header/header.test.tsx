import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MIRA } from '#test/web/mira.ts'
import { renderPage, type Answers } from '#test/web/render-page.tsx'

const header = () => within(screen.getByRole('banner'))
const userButton = () => header().getByRole('button', { name: /User menu/ })
const creditsAre = (adGeneration: number, unlimited = false): Answers => ({
  'GET /api/credits': () => Response.json({ adGeneration, unlimited }),
})

it('shows a visitor the way home and the sign-in button, and calls nothing', () => {
  const { calls } = renderPage()
  expect(header().getByRole('link', { name: 'Placard' }).getAttribute('href')).toBe('/')
  expect(header().getByRole('link', { name: 'Home' })).toBeDefined()
  expect(header().getByRole('button', { name: 'Sign In' })).toBeDefined()
  expect(header().queryByRole('link', { name: 'Create Ad' })).toBeNull()
  expect(header().queryByRole('link', { name: 'My Gallery' })).toBeNull()
  expect(calls).toEqual([])
})

it('shows a signed-in person the app, their credits and their name', async () => {
  renderPage({ user: MIRA, answers: creditsAre(7) })
  expect(header().getByRole('link', { name: 'Create Ad' }).getAttribute('href')).toBe('/create')
  expect(header().getByRole('link', { name: 'My Gallery' }).getAttribute('href')).toBe('/creatives')
  expect(header().getByText('Mira Okafor')).toBeDefined()
  expect(header().getByText('MI')).toBeDefined()
  expect(header().queryByRole('button', { name: 'Sign In' })).toBeNull()
  expect((await header().findByRole('link', { name: '7 credits' })).getAttribute('href')).toBe('/subscription')
})

it('shows unlimited credits as ∞', async () => {
  renderPage({ user: MIRA, answers: creditsAre(0, true) })
  expect(await header().findByRole('link', { name: '∞ credits' })).toBeDefined()
})

it('counts a failed look-up of the credits as none', async () => {
  renderPage({
    user: MIRA,
    answers: { 'GET /api/credits': () => Response.json({ code: 'INTERNAL_ERROR', message: 'Oh' }, { status: 500 }) },
  })
  expect(await header().findByText('0')).toBeDefined()
})

it('says in the user menu who is signed in, and logs out by a navigation', async () => {
  renderPage({ user: MIRA, answers: creditsAre(7) })
  await waitFor(() => expect(userButton().getAttribute('aria-haspopup')).toBe('menu'))
  fireEvent.keyDown(userButton(), { key: 'Enter' })
  const menu = within(screen.getByRole('menu'))
  expect(menu.getByText('Signed in as mira@example.com')).toBeDefined()
  expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Subscription', '/subscription'],
    ['Account', '/account'],
    ['Campaigns', '/campaigns'],
    ['Brands', '/brands'],
    ['Logout', '/api/auth/logout'],
  ])
})

it('opens the user menu for a press that came before the menu had loaded', async () => {
  renderPage({ user: MIRA, answers: creditsAre(7) })
  expect(userButton().getAttribute('aria-haspopup')).toBeNull()
  fireEvent.click(userButton())
  expect(within(await screen.findByRole('menu')).getByText('Signed in as mira@example.com')).toBeDefined()
})

it('holds the same places in the side menu, the personal ones too', async () => {
  renderPage({ user: MIRA, answers: creditsAre(7) })
  fireEvent.click(header().getByRole('button', { name: 'Open menu' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Home',
    'Create Ad',
    'My Gallery',
    'Subscription',
    'Account',
    'Campaigns',
    'Brands',
    'Logout',
  ])
  expect(menu.getByText('Signed in as mira@example.com')).toBeDefined()
})

it('becomes the visitor’s header when a read finds the session ended', async () => {
  renderPage({
    user: MIRA,
    answers: {
      'GET /api/credits': () => Response.json({ code: 'UNAUTHENTICATED', message: 'Please sign in.' }, { status: 401 }),
    },
  })
  expect(await header().findByRole('button', { name: 'Sign In' })).toBeDefined()
})

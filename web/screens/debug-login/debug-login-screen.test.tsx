import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MIRA } from '#test/web/mira.ts'
import { renderPage, type Answers } from '#test/web/render-page.tsx'

const cookie = (exists: boolean): Answers => ({
  'GET /api/auth/session': () => Response.json({ name: 'connect.sid', exists }),
})
const credits: Answers = { 'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }) }

const fact = async (name: string) => (await screen.findByText(name)).parentElement?.querySelector('dd')?.textContent
const checkAuth = async () => fireEvent.click(await screen.findByRole('button', { name: 'Check Auth API' }))

it('shows a visitor as signed out, and offers to sign in and out', async () => {
  renderPage({ path: '/debug-login', answers: cookie(false) })
  await screen.findByText('Does not exist')
  expect(await fact('Auth status')).toBe('Signed out')
  expect(await fact('Session cookie (connect.sid)')).toBe('Does not exist')
  expect(await fact('User details')).toBe('null')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('button', { name: 'Log Out' })).toBeDefined()
  fireEvent.click(main.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeDefined()
})

it('shows who is signed in as JSON', async () => {
  renderPage({ path: '/debug-login', user: MIRA, answers: { ...credits, ...cookie(true) } })
  await screen.findByText('Exists')
  expect(await fact('Auth status')).toBe('Signed in')
  expect(JSON.parse((await fact('User details')) ?? '')).toEqual(MIRA)
})

it('asks the server again when told to', async () => {
  let exists = true
  let signedIn = true
  const { calls } = renderPage({
    path: '/debug-login',
    user: MIRA,
    answers: {
      ...credits,
      'GET /api/auth/session': () => Response.json({ name: 'connect.sid', exists }),
      'GET /api/auth/user': () =>
        signedIn ? Response.json(MIRA) : Response.json({ code: 'UNAUTHENTICATED', message: 'No.' }, { status: 401 }),
    },
  })
  await screen.findByText('Exists')
  expect(calls).not.toContain('GET /api/auth/user')
  exists = false
  signedIn = false
  await checkAuth()
  expect(await screen.findByText('Signed out')).toBeDefined()
  expect(await screen.findByText('Does not exist')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('responds visibly even if nothing has changed', async () => {
  renderPage({
    path: '/debug-login',
    user: MIRA,
    answers: { ...credits, ...cookie(true), 'GET /api/auth/user': () => Response.json(MIRA) },
  })
  await screen.findByText('Exists')
  await checkAuth()
  expect(await screen.findByText(/^The server answered at \d/)).toBeDefined()
})

it('says why the check failed', async () => {
  renderPage({
    path: '/debug-login',
    answers: {
      ...cookie(false),
      'GET /api/auth/user': () => new Response('Bad gateway', { status: 502 }),
    },
  })
  await checkAuth()
  expect((await screen.findByRole('alert')).textContent).toBe('Error checking auth status: 502: Bad gateway')
  expect(screen.getByRole('button', { name: 'Check Auth API' })).toHaveProperty('disabled', false)
})

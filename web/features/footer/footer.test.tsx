import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#test/web/render-page.tsx'

it.each(['Terms', 'Privacy'])('leads to the page %s, a template that marks what is still open', async (name) => {
  renderPage({ path: '/nowhere' })
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name }))
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeDefined()
  const note = screen.getByRole('complementary', { name: 'Note for the operator' })
  expect(note.textContent).toContain('Template for the operator.')
  expect(within(screen.getByRole('main')).getAllByText(/^\[.+\]$/).length).toBeGreaterThan(3)
})

it('leads to the help, with its questions, the keys, and whom to write to', async () => {
  renderPage({ path: '/nowhere' })
  await screen.findByRole('heading', { name: '404 Page Not Found' })
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Help' }))
  expect(await screen.findByRole('heading', { name: 'Help', level: 1 })).toBeDefined()
  const questions = within(screen.getByRole('region', { name: 'Questions' }))
  expect(questions.getAllByRole('heading')).toHaveLength(11)
  expect(screen.getByRole('table')).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'terms' })).toBeDefined()
})

it('quotes the prices and credits of the plans in the terms', async () => {
  renderPage({ path: '/terms' })
  const section = (await screen.findByRole('heading', { name: 'Plans and payment' })).parentElement
  for (const fact of ['$19.99 a month', '10 credits', 'buy 20 more for $4.99']) {
    expect(section?.textContent).toContain(fact)
  }
})

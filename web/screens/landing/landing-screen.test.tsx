import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MIRA, renderPage } from '#test/web/render-page.tsx'

const credits = { 'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }) }

it('leads a signed-in person to the wizard and the gallery', async () => {
  renderPage({ user: MIRA, answers: credits })
  expect(screen.getByRole('link', { name: 'Create Your First Ad' }).getAttribute('href')).toBe('/create')
  expect(screen.getByRole('link', { name: 'View Gallery' }).getAttribute('href')).toBe('/creatives')
  expect(screen.getByRole('link', { name: 'Get Started Now' }).getAttribute('href')).toBe('/create')
  await screen.findByText('7')
})

it('keeps the gallery from a visitor and names the three advantages', () => {
  renderPage()
  expect(screen.queryByRole('link', { name: 'View Gallery' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Get Started Now' })).toBeDefined()
  for (const name of ['Step-by-Step Creation', 'AI-Powered Generation', 'Multiple Ad Formats']) {
    expect(screen.getByRole('heading', { name })).toBeDefined()
  }
})

it('says when there is no such page', async () => {
  renderPage({ path: '/posters' })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
})

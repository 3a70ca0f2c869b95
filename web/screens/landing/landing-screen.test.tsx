import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MIRA } from '#test/web/mira.ts'
import { renderPage } from '#test/web/render-page.tsx'

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

it('shows the three samples of SPEC.md', () => {
  renderPage()
  const shown = within(screen.getByRole('region', { name: 'Ads made with Placard' }))
  const samples = shown.getAllByRole('listitem').map((sample) => sample.textContent)
  expect(samples).toEqual([
    'Modern & TrendyFacebook Feed 1080 × 1080',
    'Bold & VibrantInstagram Feed 1080 × 1080',
    'Luxury & PremiumGoogle Display 300 × 250',
  ])
  expect(shown.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'Sample ad for an AI accelerator',
    'Sample ad for a blood orange soda',
    'Sample ad for a perfume',
  ])
  for (const picture of shown.getAllByRole('img')) {
    expect(picture.getAttribute('src')).toMatch(/\.webp/)
    expect(picture.parentElement?.querySelector('source')?.srcset).toMatch(/\.avif\S* \d+w/)
  }
})

it('tells in five steps how it works', () => {
  renderPage()
  const section = within(screen.getByRole('region', { name: 'How it works' }))
  const names = section.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)
  expect(names).toEqual(['Product Info', 'Images', 'Style', 'Format', 'Generate'])
})

it('opens the sign-up dialog from the closing call', async () => {
  renderPage()
  fireEvent.click(screen.getByRole('button', { name: 'Get Started Now' }))
  expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeDefined()
})

it('says when there is no such page', async () => {
  renderPage({ path: '/posters' })
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeDefined()
})

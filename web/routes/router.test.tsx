import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MIRA } from '#test/web/mira.ts'
import { renderPage } from '#test/web/render-page.tsx'

it.each(['/Create', '/CREATIVES', '/Subscription', '/Terms', '/nowhere'])(
  'shows the not-found page at %s, as the server does',
  async (path) => {
    const answers = { 'GET /api/credits': () => Response.json({ adGeneration: 7, unlimited: false }) }
    renderPage({ path, user: MIRA, answers })
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeDefined()
  },
)

import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeCreative } from '#test/web/make-creative.ts'
import { MIRA } from '#test/web/mira.ts'
import { renderPage } from '#test/web/render-page.tsx'

it('marks the ads that have tests, and no other', async () => {
  const [tested, other] = [makeCreative(), makeCreative({ productName: 'Other' })]
  renderPage({
    path: '/creatives',
    user: MIRA,
    planId: 'pro',
    answers: {
      'GET /api/creatives': () => Response.json([tested, other]),
      'GET /api/trials': () => Response.json([{ creativeId: tested.id, pictures: 4 }]),
    },
  })
  const card = (name: string) => within(screen.getByRole('article', { name }))
  await screen.findByText('Test of 4 pictures')
  card('Brass Lamp').getByText('Test of 4 pictures')
  expect(card('Other').queryByText(/^Test of/)).toBeNull()
})

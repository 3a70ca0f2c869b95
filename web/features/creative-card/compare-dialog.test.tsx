import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeCreative } from '#test/web/make-creative.ts'
import { MIRA } from '#test/web/mira.ts'
import { type Answers, renderPage } from '#test/web/render-page.tsx'

const AD = makeCreative()
const PATH = `/api/creatives/${AD.id}/likeness`

const apart = (total: number) => ({ total, parts: { picture: total, palette: 4 }, isTooAlike: total < 30 })

async function open(answers: Answers = {}) {
  renderPage({
    path: '/creatives',
    user: MIRA,
    planId: 'free',
    answers: {
      'GET /api/creatives': () => Response.json([AD]),
      [`GET ${PATH}`]: () => Response.json({ ads: [] }),
      ...answers,
    },
  })
  const card = within(await screen.findByRole('article', { name: 'Brass Lamp' }))
  fireEvent.keyDown(card.getByRole('button', { name: 'Ad Options' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Compare with other ads' }))
  return within(await screen.findByRole('dialog', { name: 'Compare with other ads' }))
}

const pictureOf = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' })

it('sends pictures of ads that run, and names the nearest with its number', async () => {
  const dialog = await open({
    [`POST ${PATH}`]: () =>
      Response.json({
        pictures: [
          { name: 'copy.jpg', format: 'square', distance: apart(12) },
          { name: 'other.jpg', format: 'square', distance: apart(80) },
        ],
      }),
  })
  dialog.getByText('This ad has no picture yet, so it is compared as it would be made.')
  const files = ['other.jpg', 'copy.jpg'].map(pictureOf)
  fireEvent.change(dialog.getByLabelText('Pictures to compare'), { target: { files } })
  await dialog.findByText('Nearest first')
  const [nearest, other] = dialog.getAllByRole('listitem')
  expect(nearest!.textContent).toBe(
    '12copy.jpgToo alike: people would take the two for one ad.Picture\u00a012\u00a0· Colors\u00a04',
  )
  within(nearest!).getByLabelText('12 of 100 apart')
  expect(other!.textContent).toBe('80other.jpgDifferent enough.Picture\u00a080\u00a0· Colors\u00a04')
})

it('lists the other ads of a test by their distance, and says why pictures were not compared', async () => {
  const message = 'At most 8 pictures can be compared at once. Please choose fewer.'
  const other = makeCreative()
  const dialog = await open({
    [`GET ${PATH}`]: () =>
      Response.json({ ads: [{ creativeId: other.id, angle: 'price', format: 'square', distance: apart(20) }] }),
    [`POST ${PATH}`]: () => Response.json({ code: 'VALIDATION_FAILED', message }, { status: 400 }),
  })
  const link = await dialog.findByRole('link', { name: 'Price first' })
  expect(link.getAttribute('href')).toBe(`/creatives/${other.id}`)
  dialog.getByText('Too alike: people would take the two for one ad.')
  fireEvent.change(dialog.getByLabelText('Pictures to compare'), { target: { files: [pictureOf('a.jpg')] } })
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
})
